import { useId } from 'react';
import { Section } from '@/components/Section/Section';
import { copy } from './copy';
import collect from './drawings/way-collect.svg';
import deliver from './drawings/way-deliver.svg';
import prove from './drawings/way-prove.svg';
import repair from './drawings/way-repair.svg';

/** A crate's journey from a college to a ward, in one scene for each step. They join into one road. */
const DRAWINGS = [collect, repair, deliver, prove] as const;

/** The four steps from a donor's shelf to proof of delivery, along a crate's route. */
export function HowItWorks() {
  const headingId = useId();
  return (
    <Section tone="forest" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-semibold lg:text-36">
        {copy.steps.heading}
      </h2>
      <ol className="mt-8 grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {copy.steps.list.map(({ name, text }, index) => (
          <li key={name} className="min-w-0">
            <img
              src={DRAWINGS[index]}
              alt=""
              width={288}
              height={176}
              className="h-auto w-full"
              loading="lazy"
            />
            <h3 className="mt-4 text-22 font-semibold">{name}</h3>
            <p className="mt-2 max-w-96 pr-6">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
