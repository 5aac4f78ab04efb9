import { useId } from 'react';
import { Card } from '@/components/Card/Card';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { CATEGORIES, publicCategoryLabel } from '@/lib/categories';
import { formatMoney } from '@/lib/money';
import { copy } from './listCopy';
import type { Total, Totals } from './totals';

interface SummaryCardsProps {
  /** Undefined until they are known. */
  totals: Totals | undefined;
}

const KEYS = ['all', ...CATEGORIES] as const;

function SummaryCard({ label, total }: { label: string; total: Total | undefined }) {
  const count = total?.count;
  return (
    <li className="grid grid-cols-1">
      <Card padding="none" className="p-3 sm:p-6 lg:p-5 xl:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
          <h3 className="text-14 font-semibold sm:text-16">{label}</h3>
          {total ? (
            <p className="figures font-bold text-forest sm:mt-1 sm:text-22">
              {count === undefined ? (
                <span className="text-16 font-normal text-muted">{copy.notCounted}</span>
              ) : (
                copy.projects(count)
              )}
            </p>
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
 * How many projects there are and what they aim for, over all pages: all of them, and each category. On a small screen
 * they lie low, one below the other: the first project is not far below, and a budget has the room to stand in one line.
 */
export function SummaryCards({ totals }: SummaryCardsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={totals === undefined}>
      <h2 id={headingId} className="sr-only">
        {copy.summary}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] sm:gap-3 lg:grid-cols-[repeat(4,minmax(auto,1fr))] lg:gap-5">
        {KEYS.map((key) => (
          <SummaryCard
            key={key}
            label={key === 'all' ? copy.all : publicCategoryLabel(key)}
            total={totals?.[key]}
          />
        ))}
      </ul>
    </section>
  );
}
