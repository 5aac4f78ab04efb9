/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   some browsers stop treating a table as one when its parts are laid out differently, so the roles are explicit */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { Column } from './columns';
import { copy } from './copy';

/** Below this screen width each row becomes a card: `md` for few columns, `xl` for many. */
type CardsBelow = 'md' | 'xl';

interface TableProps<Row> {
  /** Describes the table for a screen reader. */
  caption: string;
  columns: readonly Column<Row>[];
  cardsBelow: CardsBelow;
}

export interface AdminTableProps<Row> extends TableProps<Row> {
  rows: readonly Row[];
  /** The buttons of a row. */
  actions?: (row: Row) => ReactNode;
}

export interface AdminTableSkeletonProps<Row> extends Omit<TableProps<Row>, 'caption'> {
  hasActions?: boolean;
}

// `as-table` and `as-cards` are defined in src/styles/adminTable.css.
const LOOK = {
  table:
    'text-left text-14 as-cards:block as-table:w-full as-table:border-separate as-table:border-spacing-0 as-table:rounded-card as-table:border as-table:bg-white',
  head: 'as-cards:sr-only',
  // The admin navigation bar is 64 px high and sticky.
  header:
    'sticky top-16 z-10 bg-sand-2 px-2 py-3 font-semibold first:rounded-tl-card first:pl-4 last:rounded-tr-card last:pr-4',
  body: 'as-cards:grid as-cards:gap-4 as-cards:md:grid-cols-2',
  row: 'as-cards:flex as-cards:flex-col as-cards:gap-2 as-cards:rounded-card as-cards:border as-cards:bg-white as-cards:p-4',
  // A focused element must not end up behind the sticky table header.
  cell: 'as-table:**:scroll-mt-8 as-table:border-t as-table:px-2 as-table:py-2 as-table:align-middle as-table:first:pl-4 as-table:last:pr-4',
  // A value is beside its label if both fit, otherwise below it.
  line: 'as-cards:flex as-cards:flex-wrap as-cards:items-baseline as-cards:gap-x-3',
  rowHeader: 'text-left font-semibold as-cards:text-16',
  end: 'as-table:text-right',
  label: 'text-muted as-table:hidden as-cards:w-[6.5rem]',
  value: 'min-w-0 as-cards:min-w-[min(8rem,100%)] as-cards:flex-1',
  actions: 'as-cards:mt-auto as-cards:border-t as-cards:pt-3',
  buttons: 'flex flex-wrap gap-x-6 gap-y-1 as-table:flex-nowrap as-table:justify-end',
} as const;

interface FrameProps<Row> extends TableProps<Row> {
  hasActions: boolean;
  children: ReactNode;
}

function Frame<Row>({ caption, columns, cardsBelow, hasActions, children }: FrameProps<Row>) {
  return (
    <table role="table" data-cards-below={cardsBelow} className={LOOK.table}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={LOOK.head}>
        <tr role="row">
          {columns.map(({ header, align, className }) => (
            <th
              key={header}
              role="columnheader"
              scope="col"
              className={clsx(LOOK.header, align === 'end' && LOOK.end, className)}
            >
              {header}
            </th>
          ))}
          {hasActions && (
            <th role="columnheader" scope="col" className={LOOK.header}>
              <span className="sr-only">{copy.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" className={LOOK.body}>
        {children}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  children: ReactNode;
}

function Cell<Row>({ column: { header, align, isRowHeader = false }, children }: CellProps<Row>) {
  const isEnd = align === 'end';
  const content = (
    <>
      {/* Screen readers get it from the column header. */}
      <span aria-hidden="true" className={clsx(LOOK.label, isRowHeader && 'hidden')}>
        {header}
      </span>
      <div className={LOOK.value}>{children}</div>
    </>
  );
  return isRowHeader ? (
    <th role="rowheader" scope="row" className={clsx(LOOK.cell, LOOK.rowHeader)}>
      {content}
    </th>
  ) : (
    <td
      role="cell"
      className={clsx(
        LOOK.cell,
        LOOK.line,
        isEnd && 'figures wrap-anywhere as-table:whitespace-nowrap',
        isEnd && LOOK.end,
      )}
    >
      {content}
    </td>
  );
}

/**
 * The rows of a page: a table with a sticky header, shown as a card per row on a small screen. Screen readers get the
 * same table in both.
 */
export function AdminTable<Row extends { id: number }>({ rows, actions, ...table }: AdminTableProps<Row>) {
  const { columns } = table;
  return (
    <Frame {...table} hasActions={actions !== undefined}>
      {rows.map((row) => (
        <tr key={row.id} role="row" className={LOOK.row}>
          {columns.map((column) => (
            <Cell key={column.header} column={column}>
              {column.cell(row)}
            </Cell>
          ))}
          {actions !== undefined && (
            <td role="cell" className={clsx(LOOK.cell, LOOK.actions)}>
              <div className={LOOK.buttons}>{actions(row)}</div>
            </td>
          )}
        </tr>
      ))}
    </Frame>
  );
}

const PLACES = Array.from({ length: PAGE_SIZE }, (_, index) => index);

/** As tall as a page of rows. Hidden from screen readers, because the status message announces the loading. */
export function AdminTableSkeleton<Row>({ hasActions = false, ...table }: AdminTableSkeletonProps<Row>) {
  const { columns } = table;
  return (
    <div aria-hidden="true">
      <Frame {...table} caption="" hasActions={hasActions}>
        {PLACES.map((place) => (
          <tr key={place} role="row" className={LOOK.row}>
            {columns.map((column) => (
              <Cell key={column.header} column={column}>
                <Skeleton className="h-10 w-full" />
              </Cell>
            ))}
            {hasActions && (
              <td role="cell" className={clsx(LOOK.cell, LOOK.actions)}>
                <Skeleton className="h-11 w-24" />
              </td>
            )}
          </tr>
        ))}
      </Frame>
    </div>
  );
}
