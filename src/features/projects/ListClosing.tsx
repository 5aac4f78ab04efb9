import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { paths } from '@/lib/paths';
import { copy } from './listCopy';

const COPY = copy.closing;

/** Links to donate and volunteer, at the end of the list. */
export function ListClosing() {
  const headingId = useId();
  return (
    <Section tone="leaf" aria-labelledby={headingId}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-16">
        <div className="max-w-text">
          <h2 id={headingId} className="text-28 font-semibold lg:text-36">
            {COPY.heading}
          </h2>
          <p className="mt-3 text-18">{COPY.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="donate" size="large">
            <Link href={paths.donate()}>{COPY.donate}</Link>
          </Button>
          <Button asChild variant="outline" size="large">
            <Link href={paths.volunteer()}>{COPY.volunteer}</Link>
          </Button>
        </div>
      </div>
    </Section>
  );
}
