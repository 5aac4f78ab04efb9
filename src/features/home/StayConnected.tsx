import { useId } from 'react';
import { Card } from '@/components/Card/Card';
import { Section } from '@/components/Section/Section';
import { NewsletterForm } from '@/features/newsletter/NewsletterForm';
import { copy } from './copy';

/** The newsletter section. */
export function StayConnected() {
  const headingId = useId();
  return (
    <Section className="print:hidden" aria-labelledby={headingId}>
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-16">
        <div className="max-w-text">
          <h2 id={headingId} className="text-28 font-semibold lg:text-36">
            {copy.newsletter.heading}
          </h2>
          <p className="mt-4 text-18 text-muted">{copy.newsletter.text}</p>
        </div>
        <Card>
          <NewsletterForm labelledBy={headingId} />
        </Card>
      </div>
    </Section>
  );
}
