import Papa from 'papaparse';

/** A cell's value; null is an empty cell. */
export type Cell = string | number | boolean | null;

/** Tells spreadsheets that the file is UTF-8, so that ₦ and accents display correctly. */
export const BYTE_ORDER_MARK = '\uFEFF';

const NEWLINE = '\r\n';

/**
 * Matches text that a spreadsheet may read as a formula: a (possibly full-width) sign at the start of the cell, after optional
 * spaces, quotes or invisible characters. Semicolons, tabs and line breaks count as cell starts too, because some spreadsheets
 * split at them even inside quotes. U+FEFF is both a space and invisible: listing it twice would make matching exponential.
 *
 * src/lib/csv.ts escapes in the same way.
 */
export const FORMULA =
  /(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n\uFEFF]|[\p{Cf}"'“”‘’])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu;

/** Puts an apostrophe before text that a spreadsheet would read as a formula. */
export function escapeFormula(text: string): string {
  return text.replaceAll(FORMULA, "'");
}

/** CSV lines, each with its line break, quoted as in RFC 4180. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell)));
  return Papa.unparse(cells, { newline: NEWLINE }) + NEWLINE;
}
