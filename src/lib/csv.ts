import papa from 'papaparse';

/** A cell's value. Null and undefined give an empty cell. */
export type CsvValue = string | number | boolean | null | undefined;

/** Without it Excel reads the file in a local code page and garbles ₦. */
const BYTE_ORDER_MARK = '\uFEFF';

const NEWLINE = '\r\n';

/**
 * Matches text that a spreadsheet could read as a formula: a sign, full-width ones included, at the start of the
 * cell, perhaps after spaces, quotes or invisible characters. A semicolon, TAB or line break counts as a new cell,
 * because some spreadsheets split there despite the quotes; at the very start some skip it and read on. U+FEFF is both
 * a space and invisible: matching it twice would double the time with every character.
 *
 * server/exports/csv.ts does the same.
 */
export const FORMULA =
  /(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n\uFEFF]|[\p{Cf}"'“”‘’])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu;

/** Makes any spreadsheet read a cell as text: a formula gets a leading apostrophe. */
export function escapeFormula(text: string): string {
  return text.replaceAll(FORMULA, "'");
}

/** Users cannot type numbers and booleans, so those need no escaping. */
const toCell = (value: CsvValue): CsvValue => (typeof value === 'string' ? escapeFormula(value) : value);

/**
 * Writes CSV as in RFC 4180, in UTF-8 with a byte order mark and a header line. Formulas get a leading apostrophe.
 */
export function toCsv<Field extends string>(
  fields: readonly Field[],
  rows: readonly Readonly<Partial<Record<Field, CsvValue>>>[],
): Blob {
  const lines = [[...fields], ...rows.map((row) => fields.map((field) => toCell(row[field])))];
  const text = papa.unparse(lines, { newline: NEWLINE });
  return new Blob([BYTE_ORDER_MARK, text, NEWLINE], { type: 'text/csv;charset=utf-8' });
}
