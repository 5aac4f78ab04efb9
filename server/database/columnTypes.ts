import { types, type CustomTypesConfig } from 'pg';

/**
 * Reads `int8` as a number.
 *
 * @throws RangeError when the value cannot be held exactly, rather than being off by a few cents
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is too large for a number.`);
  return value;
}

const asWritten = (text: string) => text;

/** Dates without a time stay texts, so that no time zone shifts them; NUMERIC stays an exact text by default. */
const textParsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, parseInt8],
  [types.builtins.DATE, asWritten],
]);

/** How values come out of the database, on both engines. For the `types` option of a pool. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : textParsers.get(oid);
    return own ?? types.getTypeParser(oid, format);
  },
};
