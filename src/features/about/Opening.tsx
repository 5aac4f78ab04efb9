import { useId } from 'react';
import { Section } from '@/components/Section/Section';

interface OpeningProps {
  eyebrow: string;
  heading: string;
  text: string;
  /** The URL of a decorative drawing, 720 by 293. */
  drawing: string;
}

/** The top of both pages: an introduction over a wide drawing. */
export function Opening({ eyebrow, heading, text, drawing }: OpeningProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} className="pt-10 lg:pt-16">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_6fr] lg:items-end">
        <div>
          <p className="text-14 font-semibold text-clay">{eyebrow}</p>
          <h1 id={headingId} className="mt-1 text-36 font-semibold lg:text-48">
            {heading}
          </h1>
        </div>
        <p className="max-w-text text-18 lg:text-22">{text}</p>
      </div>
      <img
        src={drawing}
        alt=""
        width={720}
        height={293}
        className="mt-8 aspect-3/2 w-full rounded-card object-cover sm:aspect-[720/293] lg:mt-12"
      />
    </Section>
  );
}
