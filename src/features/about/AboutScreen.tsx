import { useId } from 'react';
import { Section } from '@/components/Section/Section';
import { TextWithLinks } from '@/components/TextWithLinks/TextWithLinks';
import { formatCalendarDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import delivery from './drawings/delivery.svg';
import { Opening } from './Opening';
import { People } from './People';
import { TakePart } from './TakePart';
import { copy } from './copy';

/** A person or partner, and what they do. */
interface NamedRole {
  name: string;
  role: string;
}

/** The organisation's details on the page. What is left out is not shown. */
export interface AboutOrganisation {
  name: string;
  /** What has been delivered so far. `value` is shown as written. */
  impact: readonly { value: string; label: string }[];
  /** The calendar date of the figures. */
  figuresAsOf?: string;
  registration?: string;
  team?: readonly NamedRole[];
  board?: readonly NamedRole[];
  partners?: readonly NamedRole[];
  /** The calendar date on which team, board and partners were checked. */
  peopleAsOf?: string;
}

interface AboutScreenProps {
  organisation: AboutOrganisation;
}

function Facts({ impact, figuresAsOf }: Pick<AboutOrganisation, 'impact' | 'figuresAsOf'>) {
  const headingId = useId();
  return (
    <div className="border-t border-line pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
      <h3 id={headingId} className="font-semibold">
        {copy.aboutUs.factsLabel}
      </h3>
      <dl aria-labelledby={headingId} className="mt-4 grid gap-5 sm:grid-cols-3 lg:grid-cols-1">
        {impact.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted">{label}</dt>
            <dd className="figures text-36 font-semibold text-forest">{value}</dd>
          </div>
        ))}
      </dl>
      {figuresAsOf !== undefined && (
        <p className="mt-5 text-14 text-muted">{copy.aboutUs.asOf(formatCalendarDate(figuresAsOf))}</p>
      )}
    </div>
  );
}

function AboutUs({ organisation }: AboutScreenProps) {
  const { name } = organisation;
  const headingId = useId();
  return (
    <Section tone="sand-2" aria-labelledby={headingId}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="grid max-w-text gap-5 text-18">
          <h2 id={headingId} className="text-28 font-semibold lg:text-36">
            {copy.aboutUs.heading}
          </h2>
          {copy.aboutUs.text(name).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <TextWithLinks text={copy.aboutUs.write(paths.contact())} />
          </p>
        </div>
        <Facts {...organisation} />
      </div>
    </Section>
  );
}

function Values() {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-semibold lg:text-36">
        {copy.values.heading}
      </h2>
      <p className="mt-3 max-w-text text-18 text-muted">{copy.values.intro}</p>
      <ul className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2 lg:mt-12 lg:gap-y-12">
        {copy.values.list.map(({ name, text }) => (
          <li key={name} className="border-t-2 border-forest pt-5">
            <h3 className="text-22 font-semibold">{name}</h3>
            <p className="mt-2 max-w-text text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** /about */
export function AboutScreen({ organisation }: AboutScreenProps) {
  return (
    <>
      <Opening
        eyebrow={copy.about.eyebrow(organisation.name)}
        heading={copy.about.heading}
        text={copy.about.intro}
        drawing={delivery}
      />
      <AboutUs organisation={organisation} />
      <Values />
      <People organisation={organisation} />
      <TakePart />
    </>
  );
}
