import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { TextWithLinks } from '@/components/TextWithLinks/TextWithLinks';
import { paths } from '@/lib/paths';
import { copy } from './copy';

/** The ways to get involved, at the end of both pages. */
export function TakePart() {
  const headingId = useId();
  return (
    <Section tone="leaf" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-semibold lg:text-36">
        {copy.takePart.heading}
      </h2>
      <p className="mt-4 max-w-text text-18">{copy.takePart.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild variant="donate" size="large">
          <Link href={paths.donate()}>{copy.takePart.donate}</Link>
        </Button>
        <Button asChild variant="outline" size="large">
          <Link href={paths.donate()}>{copy.takePart.monthly}</Link>
        </Button>
      </div>
      <p className="mt-6 max-w-text">
        <TextWithLinks text={copy.takePart.volunteer(paths.volunteer())} />
      </p>
    </Section>
  );
}
