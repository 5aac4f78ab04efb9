import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface DetailListProps {
  /** Each label with its value. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
}

/** Facts about one thing, a label and a value per line. On a narrow screen the value is below its label. */
export function DetailList({ rows, className }: DetailListProps) {
  return (
    <dl className={clsx('divide-y divide-line', className)}>
      {rows.map(([label, value]) => (
        <div key={label} className="py-3 last:pb-0 sm:flex sm:justify-between sm:gap-8">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere tabular-nums sm:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
