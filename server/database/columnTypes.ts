import { types, type CustomTypesConfig } from 'pg';

/**
 * Parses `int8` as a number.
 *
 * @throws RangeError when the value is not a safe integer, so that amounts are never rounded
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is too large for a number.`);
  return value;
}

const asWritten = (text: string) => text;

/** Dates stay text, so that no time zone shifts them; NUMERIC is exact text by default. */
const textParsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, parseInt8],
  [types.builtins.DATE, asWritten],
]);

/** Parsers for both engines, for a pool's `types` option. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : textParsers.get(oid);
    return own ?? types.getTypeParser(oid, format);
  },
};
