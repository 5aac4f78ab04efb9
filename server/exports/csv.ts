import Papa from 'papaparse';

/** What a cell can hold; null is an empty cell. */
export type Cell = string | number | boolean | null;

/** The mark that tells a spreadsheet that the file is UTF-8, so that ₦ and accents open as they are. */
export const BYTE_ORDER_MARK = '\uFEFF';

const NEWLINE = '\r\n';

/**
 * What a spreadsheet could take for a formula: a sign, also a full-width one, at the start of the cell, with or without
 * space, quotes or invisible characters before it. A semicolon, TAB or line break starts a cell too, because there are
 * spreadsheets that cut a file at those, whatever the quotes say. A TAB or line break at the very start is no formula,
 * but some spreadsheets drop it and look at what follows. U+FEFF is both a space and invisible: matched in two ways, it
 * would double the time with every character.
 *
 * The website writes files of its own in the same way (src/lib/csv.ts).
 */
export const FORMULA =
  /(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n\uFEFF]|[\p{Cf}"'“”‘’])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu;

/** A text that opens as text in any spreadsheet: an apostrophe stands before what would be a formula. */
export function harmless(text: string): string {
  return text.replaceAll(FORMULA, "'");
}

/** Lines of a CSV file, each with its end, quoted as RFC 4180 says. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell)));
  return Papa.unparse(cells, { newline: NEWLINE }) + NEWLINE;
}
