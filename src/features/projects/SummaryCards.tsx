import { useId } from 'react';
import { Card } from '@/components/Card/Card';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { CATEGORIES, publicCategoryLabel } from '@/lib/categories';
import { formatMoney } from '@/lib/money';
import { copy } from './listCopy';
import type { Total, Totals } from './totals';

interface SummaryCardsProps {
  /** Undefined while loading. */
  totals: Totals | undefined;
}

const KEYS = ['all', ...CATEGORIES] as const;

function SummaryCard({ label, total }: { label: string; total: Total | undefined }) {
  return (
    <li className="grid grid-cols-1">
      <Card padding="none" className="p-3 sm:p-6 lg:p-5 xl:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
          <h3 className="text-14 font-semibold sm:text-16">{label}</h3>
          {total ? (
            <p className="figures font-bold text-forest sm:mt-1 sm:text-22">{copy.projects(total.count)}</p>
          ) : (
            <Skeleton className="h-6 w-24 sm:mt-1 sm:h-7 sm:w-28" />
          )}
        </div>
        {total && total.budgets.length > 0 && (
          <dl className="mt-1 flex flex-wrap gap-x-4 text-14 sm:mt-2 sm:block">
            <dt className="w-full text-muted">{copy.budget}</dt>
            {total.budgets.map(({ currency, amount }) => (
              <dd key={currency} className="figures max-w-full font-medium wrap-break-word sm:text-16">
                {formatMoney(amount, currency)}
              </dd>
            ))}
          </dl>
        )}
        {!total && <Skeleton className="mt-1 h-10 w-full sm:mt-2 sm:h-17" />}
      </Card>
    </li>
  );
}

/**
 * The number of projects and their total budgets, in all and by category. A category that could not be counted has no
 * card.
 */
export function SummaryCards({ totals }: SummaryCardsProps) {
  const headingId = useId();
  const cards = KEYS.map((key) => ({ key, total: totals?.[key] }));
  return (
    <section aria-labelledby={headingId} aria-busy={cards.some(({ total }) => total === undefined)}>
      <h2 id={headingId} className="sr-only">
        {copy.summary}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] sm:gap-3 lg:grid-cols-[repeat(4,minmax(auto,1fr))] lg:gap-5">
        {cards.map(
          ({ key, total }) =>
            total !== null && (
              <SummaryCard
                key={key}
                label={key === 'all' ? copy.all : publicCategoryLabel(key)}
                total={total}
              />
            ),
        )}
      </ul>
    </section>
  );
}
