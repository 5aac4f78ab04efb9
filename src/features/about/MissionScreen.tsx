import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { paths } from '@/lib/paths';
import classroom from './drawings/classroom.svg';
import { Opening } from './Opening';
import { TakePart } from './TakePart';
import { copy } from './copy';

function Vision() {
  const headingId = useId();
  return (
    <Section tone="forest" aria-labelledby={headingId}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[6fr_5fr] lg:items-end">
        <div>
          <h2 id={headingId} className="text-18 font-semibold">
            {copy.vision.heading}
          </h2>
          <p className="mt-3 text-28 font-semibold text-balance lg:text-36">{copy.vision.statement}</p>
        </div>
        <p className="max-w-text text-18">{copy.vision.text}</p>
      </div>
    </Section>
  );
}

function Steps() {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-semibold lg:text-36">
        {copy.steps.heading}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
        {copy.steps.list.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-forest pt-4">
            <p aria-hidden="true" className="figures text-18 font-semibold text-clay">
              {index + 1}
            </p>
            <h3 className="mt-1 text-22 font-semibold">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <Button asChild variant="outline" className="mt-10">
        <Link href={paths.projects()}>{copy.steps.projects}</Link>
      </Button>
    </Section>
  );
}

/** /mission */
export function MissionScreen() {
  return (
    <>
      <Opening
        eyebrow={copy.mission.eyebrow}
        heading={copy.mission.heading}
        text={copy.mission.statement}
        drawing={classroom}
      />
      <Vision />
      <Steps />
      <TakePart />
    </>
  );
}
