import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { formatCalendarDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import education from './drawings/education.svg';
import healthcare from './drawings/healthcare.svg';
import volunteer from './drawings/volunteer.svg';
import type { HomeOrganisation } from './HomeScreen';
import { copy } from './copy';

interface ProgramsProps {
  impact: HomeOrganisation['programImpact'];
  /** The calendar date of the figures. */
  asOf: string | undefined;
}

const PROGRAMS = [
  { key: 'education', drawing: education },
  { key: 'healthcare', drawing: healthcare },
  { key: 'volunteer', drawing: volunteer },
] as const;

/** The three programs, each with its impact figure. */
export function Programs({ impact, asOf }: ProgramsProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <p className="text-14 font-semibold text-clay">{copy.programs.eyebrow}</p>
      <h2 id={headingId} className="mt-1 text-28 font-semibold lg:text-36">
        {copy.programs.heading}
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3 lg:mt-10 lg:gap-8">
        {PROGRAMS.map(({ key, drawing }) => (
          <li key={key} className="grid">
            <Card padding="none" className="flex flex-col overflow-hidden">
              <img src={drawing} alt="" width={360} height={216} className="h-auto w-full" loading="lazy" />
              <div className="flex grow flex-col p-5 lg:p-6">
                <h3 className="text-22 font-semibold">{copy.programs[key].title}</h3>
                <p className="mt-2 grow text-muted">{copy.programs[key].text}</p>
                <p className="mt-5 flex flex-col border-t border-line pt-4">
                  <span className="figures text-28 font-semibold text-forest">{impact[key].value}</span>
                  <span className="text-muted">{impact[key].label}</span>
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Button asChild variant="outline">
          <Link href={paths.projects()}>{copy.programs.all}</Link>
        </Button>
        {asOf !== undefined && (
          <p className="text-14 text-muted">{copy.figuresAsOf(formatCalendarDate(asOf))}</p>
        )}
      </div>
    </Section>
  );
}
