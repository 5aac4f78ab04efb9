/** What a cell can hold. Null and undefined are an empty cell. */
export type CsvValue = string | number | boolean | null | undefined;

/** Excel takes a file without it for the old code page of its country, and ₦ for three letters. */
const BYTE_ORDER_MARK = '\uFEFF';

const NEWLINE = '\r\n';

/**
 * What a spreadsheet could take for a formula: a sign, also a full-width one, at the start of the cell, with or without
 * space, quotes or invisible characters before it. A semicolon, TAB or line break starts a cell too, because there are
 * spreadsheets that cut a file at those, whatever the quotes say. A TAB or line break at the very start is no formula,
 * but some spreadsheets drop it and look at what follows. U+FEFF is both a space and invisible: matched in two ways, it
 * would double the time with every character.
 *
 * The server writes its exports in the same way (server/exports/csv.ts).
 */
export const FORMULA =
  /(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n\uFEFF]|[\p{Cf}"'“”‘’])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu;

/** Makes any spreadsheet read a cell as text: a formula gets a leading apostrophe. */
export function escapeFormula(text: string): string {
  return text.replaceAll(FORMULA, "'");
}

/** Numbers and booleans were not typed by a user, so they stay as they are. */
const toCell = (value: CsvValue): CsvValue => (typeof value === 'string' ? escapeFormula(value) : value);

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
  const lines = [[...fields], ...rows.map((row) => fields.map((field) => toCell(row[field])))];
  const text = papa.unparse(lines, { newline: NEWLINE });
  return new Blob([BYTE_ORDER_MARK, text, NEWLINE], { type: 'text/csv;charset=utf-8' });
}
