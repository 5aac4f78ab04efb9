import { useId, useRef } from 'react';
import { Card } from '@/components/Card/Card';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { CATEGORIES, publicCategoryLabel } from '@/lib/categories';
import { formatMoney } from '@/lib/money';
import { copy } from './listCopy';
import type { Total, Totals } from './totals';
import { useScrollsSideways } from './useScrollsSideways';

interface SummaryCardsProps {
  /** Undefined while loading. */
  totals: Totals | undefined;
}

const KEYS = ['all', ...CATEGORIES] as const;

function SummaryCard({ label, total }: { label: string; total: Total | undefined }) {
  return (
    <li className="grid min-w-40 shrink-0 snap-start grid-cols-1 sm:min-w-0">
      <Card padding="none" className="p-3 sm:p-6 lg:p-5 xl:p-6">
        <h3 className="text-14 font-semibold whitespace-nowrap sm:text-16 sm:whitespace-normal">{label}</h3>
        {total ? (
          <p className="figures font-semibold text-forest sm:mt-1 sm:text-22">{copy.projects(total.count)}</p>
        ) : (
          <Skeleton className="h-6.5 w-24 sm:mt-1 sm:h-7 sm:w-28" />
        )}
        {total && total.budgets.length > 0 && (
          <dl className="mt-1 text-14 sm:mt-2">
            <dt className="text-muted">{copy.budget}</dt>
            {total.budgets.map(({ currency, amount }) => (
              <dd key={currency} className="figures max-w-full font-semibold wrap-break-word sm:text-16">
                {formatMoney(amount, currency)}
              </dd>
            ))}
          </dl>
        )}
        {!total && <Skeleton className="mt-1 h-15.75 w-full sm:mt-2 sm:h-17" />}
      </Card>
    </li>
  );
}

/**
 * The number of projects and their total budgets, overall and by category; on a phone a strip that scrolls sideways. A
 * category that could not be counted has no card.
 */
export function SummaryCards({ totals }: SummaryCardsProps) {
  const headingId = useId();
  const stripRef = useRef<HTMLElement>(null);
  const isStrip = useScrollsSideways(stripRef);
  const cards = KEYS.map((key) => ({ key, total: totals?.[key] }));
  return (
    <section
      ref={stripRef}
      aria-labelledby={headingId}
      aria-busy={cards.some(({ total }) => total === undefined)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
      tabIndex={isStrip ? 0 : undefined}
      className="max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4"
    >
      <h2 id={headingId} className="sr-only">
        {copy.summary}
      </h2>
      <ul className="flex w-max gap-2 sm:grid sm:w-auto sm:grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] sm:gap-3 lg:grid-cols-[repeat(4,minmax(auto,1fr))] lg:gap-5">
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
