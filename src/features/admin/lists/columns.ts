import type { ReactNode } from 'react';

/** One column of a table, which is one line of a card on a small screen. */
export interface Column<Row> {
  header: string;
  /** The fields of the row that it shows. */
  fields: readonly (keyof Row & string)[];
  /** `end` is for figures. Default `start`. */
  align?: 'start' | 'end';
  /** What the row is about, and the title of its card: the first of the columns. */
  isRowHeader?: boolean;
  /** Classes for its place in the table, such as the least width. */
  className?: string;
  cell: (row: Row) => ReactNode;
}

type Shown<Columns extends readonly { fields: readonly unknown[] }[]> = Columns[number]['fields'][number];

type Complete<Row, Columns extends readonly Column<Row>[]> = [Exclude<keyof Row, Shown<Columns>>] extends [
  never,
]
  ? unknown
  : { readonly isMissing: Exclude<keyof Row, Shown<Columns>> };

/**
 * Takes the columns of a table of `Row` as they are, and does not compile when they leave a field of the row out:
 * `columnsOf<Donation>()([…])`.
 */
export function columnsOf<Row>() {
  return <const Columns extends readonly Column<Row>[]>(
    columns: Columns & Complete<Row, Columns>,
  ): readonly Column<Row>[] => columns;
}
