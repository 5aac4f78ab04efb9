import { useId } from 'react';
import { Section } from '@/components/Section/Section';
import { formatCalendarDate } from '@/lib/dates';
import type { AboutOrganisation } from './AboutScreen';
import { copy } from './copy';

interface GroupProps {
  heading: string;
  list: AboutOrganisation['team'];
}

function Group({ heading, list }: GroupProps) {
  if (!list?.length) return null;
  return (
    <div>
      <h3 className="text-22 font-semibold">{heading}</h3>
      <dl className="mt-4 grid gap-4">
        {list.map(({ name, role }) => (
          <div key={name} className="border-t border-line pt-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{role}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Registration, team, board and partners, without what the organisation leaves out. */
export function People({ organisation }: { organisation: AboutOrganisation }) {
  const headingId = useId();
  const { registration, team, board, partners, peopleAsOf } = organisation;
  if (!registration && !team && !board && !partners) return null;
  return (
    <Section tone="sand-2" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-semibold lg:text-36">
        {copy.people.heading}
      </h2>
      {registration !== undefined && (
        <p className="mt-3 max-w-text text-18 text-muted">{copy.people.registered(registration)}</p>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
        <Group heading={copy.people.team} list={team} />
        <Group heading={copy.people.board} list={board} />
        <Group heading={copy.people.partners} list={partners} />
      </div>
      {peopleAsOf !== undefined && (
        <p className="mt-8 text-14 text-muted">{copy.people.asOf(formatCalendarDate(peopleAsOf))}</p>
      )}
    </Section>
  );
}
