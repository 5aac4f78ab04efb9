import { useId, type ReactNode } from 'react';
import { Card } from '@/components/Card/Card';

/** A part of the form under its own heading. */
export function FormSection({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card padding="large">
      <section aria-labelledby={headingId} className="grid grid-cols-1 gap-5">
        <h2 id={headingId} className="text-22 font-semibold">
          {heading}
        </h2>
        {children}
      </section>
    </Card>
  );
}
