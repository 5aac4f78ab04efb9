import type { ReactNode } from 'react';

/** One column of a table, which is one line of a card on a small screen. */
export interface Column<Row> {
  header: string;
  /** `end` is for figures. Default `start`. */
  align?: 'start' | 'end';
  /** The column that identifies the row, and the title of its card; always the first. */
  isRowHeader?: boolean;
  /** Classes for the table layout, such as a minimum width. */
  className?: string;
  cell: (row: Row) => ReactNode;
}

type Unless<Missing> = [Missing] extends [never] ? unknown : { readonly isMissing: Missing };

/** The fields of `Row` in the order of the exported files; does not compile if one is missing. */
export function fieldsOf<Row>() {
  return <const Fields extends readonly (keyof Row & string)[]>(
    fields: Fields & Unless<Exclude<keyof Row, Fields[number]>>,
  ): Fields => fields;
}
