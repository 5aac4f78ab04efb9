import { useId } from 'react';
import { Card } from '@/components/Card/Card';
import type { Project } from '@/api/types';
import { publicCategoryLabel } from '@/lib/categories';
import { formatCalendarDate } from '@/lib/dates';
import { words } from './pageWords';

/** Where, until when and what for. */
export function DetailsCard({ project }: { project: Project }) {
  const headingId = useId();
  const rows = [
    [words.location, project.location?.trim() || words.unknown],
    [words.endDate, formatCalendarDate(project.deadline)],
    [words.category, publicCategoryLabel(project.category) || words.unknown],
  ] as const;
  return (
    <Card>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-18 font-semibold">
          {words.details}
        </h2>
        <dl className="mt-2 divide-y divide-line">
          {rows.map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 py-3 last:pb-0">
              <dt className="text-muted">{label}</dt>
              <dd className="figures min-w-0 font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
