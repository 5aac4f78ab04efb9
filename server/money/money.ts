import { ruleBroken } from '../http/errors.ts';

const MINOR_PER_MAJOR = 100n;
const DECIMAL = /^(\d+)(?:\.(\d{1,2}))?$/;

/**
 * A decimal amount, as the JSON of a request holds it, in integer minor units (cents, kobo). It reads the number's
 * shortest decimal text and computes nothing in floating point: `19.99` is 1999, exactly.
 *
 * @param field the name of the field, for the refusal
 * @throws HttpError 422 when it is not a finite amount above zero with at most two decimals
 */
export function toMinorUnits(amount: number, field: string): number {
  const [, whole, fraction = ''] = DECIMAL.exec(String(amount)) ?? [];
  const minor = whole === undefined ? 0n : BigInt(whole + fraction.padEnd(2, '0'));
  if (minor > 0n && minor <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(minor);
  throw ruleBroken('The amount must be more than 0 and have at most two decimals.', [
    { field, message: 'must be more than 0 with at most two decimals' },
  ]);
}

/** Integer minor units as the decimal string of an answer: 150000 gives `1500.00`. */
export function toDecimalString(minor: number | bigint): string {
  const units = BigInt(minor);
  const absolute = units < 0n ? -units : units;
  const cents = (absolute % MINOR_PER_MAJOR).toString().padStart(2, '0');
  return `${units < 0n ? '-' : ''}${absolute / MINOR_PER_MAJOR}.${cents}`;
}

/** `toDecimalString` for a column that may be empty. */
export function toDecimalStringOrNull(minor: number | null): string | null {
  return minor === null ? null : toDecimalString(minor);
}
