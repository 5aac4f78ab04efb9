import { useId } from 'react';
import { Card } from '@/components/Card/Card';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { CATEGORIES, publicCategoryLabel } from '@/lib/categories';
import { formatMoney } from '@/lib/money';
import { words } from './listWords';
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
      <Card padding="none" className="p-3 sm:p-6">
        <h3 className="text-14 font-semibold sm:text-16">{label}</h3>
        {total ? (
          <p className="figures text-18 font-bold text-forest sm:mt-1 sm:text-22">
            {count === undefined ? (
              <span className="text-16 font-normal text-muted">{words.notCounted}</span>
            ) : (
              words.projects(count)
            )}
          </p>
        ) : (
          <Skeleton className="h-7 w-20 sm:mt-1 sm:w-28" />
        )}
        {total && total.budgets.length > 0 && (
          <dl className="mt-1 text-14 sm:mt-2">
            <dt className="text-muted">{words.budget}</dt>
            {total.budgets.map(({ currency, amount }) => (
              <dd key={currency} className="figures font-medium wrap-anywhere sm:text-16">
                {formatMoney(amount, currency)}
              </dd>
            ))}
          </dl>
        )}
        {!total && <Skeleton className="mt-2 h-15 w-full sm:h-17" />}
      </Card>
    </li>
  );
}

/** How many projects there are and what they aim for, over all pages: all of them, and each category. */
export function SummaryCards({ totals }: SummaryCardsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={totals === undefined}>
      <h2 id={headingId} className="sr-only">
        {words.summary}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-2 sm:gap-3 lg:grid-cols-4 lg:gap-5">
        {KEYS.map((key) => (
          <SummaryCard
            key={key}
            label={key === 'all' ? words.all : publicCategoryLabel(key)}
            total={totals?.[key]}
          />
        ))}
      </ul>
    </section>
  );
}
