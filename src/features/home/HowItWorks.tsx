import { useId } from 'react';
import { Section } from '@/components/Section/Section';
import { copy } from './copy';

/** The four steps from a donor's shelf to a proof of delivery. */
export function HowItWorks() {
  const headingId = useId();
  return (
    <Section tone="forest" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-bold lg:text-36">
        {copy.steps.heading}
      </h2>
      <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
        {copy.steps.list.map(({ name, text }) => (
          <li key={name}>
            <h3 className="text-22 font-semibold">{name}</h3>
            <p className="mt-2 max-w-text">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
