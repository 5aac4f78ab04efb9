import { useId } from 'react';
import { Card } from '@/components/Card/Card';
import type { Project } from '@/api/types';
import { publicCategoryLabel } from '@/lib/categories';
import { formatCalendarDate } from '@/lib/dates';
import { copy } from './pageCopy';

/** The project's location, end date and category. */
export function DetailsCard({ project }: { project: Project }) {
  const headingId = useId();
  const rows = [
    [copy.location, project.location?.trim() || copy.unknown],
    [copy.endDate, formatCalendarDate(project.deadline)],
    [copy.category, publicCategoryLabel(project.category) || copy.unknown],
  ] as const;
  return (
    <Card>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-18 font-semibold">
          {copy.details}
        </h2>
        <dl className="mt-2 divide-y divide-line">
          {rows.map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 py-3 last:pb-0">
              <dt className="text-muted">{label}</dt>
              <dd className="figures min-w-0 font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
