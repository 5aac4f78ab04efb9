import { useId } from 'react';
import { Questions } from '@/components/Questions/Questions';
import { Section } from '@/components/Section/Section';
import { VolunteerForm, type VolunteerFormProps } from './VolunteerForm';
import { questions, copy } from './copy';

function Facts() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="lg:pt-8">
      <h2 id={headingId} className="text-22 font-semibold">
        {copy.facts.heading}
      </h2>
      <dl className="mt-4 grid gap-5">
        {copy.facts.list.map(({ term, text }) => (
          <div key={term} className="border-l-3 border-forest pl-4">
            <dt className="text-18 font-semibold">{term}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** /volunteer */
export function VolunteerScreen({ onSent }: VolunteerFormProps) {
  return (
    <>
      <Section className="pt-10 lg:pt-16">
        <h1 className="text-36 font-semibold lg:text-48">{copy.heading}</h1>
        <p className="mt-3 max-w-text text-18 text-muted">{copy.intro}</p>
        <div className="mt-8 grid grid-cols-1 gap-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <VolunteerForm onSent={onSent} />
          <Facts />
        </div>
      </Section>
      <Questions {...questions} />
    </>
  );
}
