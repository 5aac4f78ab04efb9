import type Papa from 'papaparse';

/** What a cell can hold. Null and undefined are an empty cell. */
export type CsvValue = string | number | boolean | null | undefined;

/** Excel takes a file without it for the old code page of its country, and ₦ for three letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Starts of a text that a spreadsheet would run: = + - @ and their full-width forms, also behind spaces, characters
 * without a width, or quotes; TAB, CR and LF, behind which another cell could begin.
 */
const FORMULA = /^[\s\p{Cf}"'“”‘’]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Numbers and booleans are no text that anybody wrote: they stay as they are. */
const SETTINGS = { escapeFormulae: FORMULA, newline: '\r\n' } satisfies Papa.UnparseConfig;

/**
 * A CSV file as RFC 4180 describes it, in UTF-8 with a byte order mark: a line of names, then a line for each row. A
 * text that a spreadsheet would run as a formula gets an apostrophe in front. The library that writes it is fetched at
 * the first file.
 */
export async function toCsv<Field extends string>(
  fields: readonly Field[],
  rows: readonly Readonly<Partial<Record<Field, CsvValue>>>[],
): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const lines = [[...fields], ...rows.map((row) => fields.map((field) => row[field]))];
  const text = papa.unparse(lines, SETTINGS);
  return new Blob([BYTE_ORDER_MARK, text, SETTINGS.newline], { type: 'text/csv;charset=utf-8' });
}
