import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { paths } from '@/lib/paths';
import { copy } from './copy';

/** Links to donate and volunteer, repeated at the end of the page. */
export function Closing() {
  const headingId = useId();
  return (
    <Section tone="leaf" aria-labelledby={headingId}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-16">
        <div className="max-w-text">
          <h2 id={headingId} className="text-28 font-semibold lg:text-48">
            {copy.closing.heading}
          </h2>
          <p className="mt-4 text-18">{copy.closing.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="donate" size="large">
            <Link href={paths.donate()}>{copy.closing.donate}</Link>
          </Button>
          <Button asChild variant="outline" size="large">
            <Link href={paths.volunteer()}>{copy.closing.volunteer}</Link>
          </Button>
        </div>
      </div>
    </Section>
  );
}
