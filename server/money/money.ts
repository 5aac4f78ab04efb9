import { validationFailed } from '../http/errors.ts';

const MINOR_PER_MAJOR = 100n;
const DECIMAL = /^(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Parses a decimal amount from JSON into integer minor units (cents, kobo). It uses the number's shortest decimal text instead of
 * floating-point arithmetic, so `19.99` is exactly 1999.
 *
 * @param field the field's name, for the error
 * @throws HttpError 422 unless the amount is finite, positive and has at most two decimals
 */
export function toMinorUnits(amount: number, field: string): number {
  const [, whole, fraction = ''] = DECIMAL.exec(String(amount)) ?? [];
  const minor = whole === undefined ? 0n : BigInt(whole + fraction.padEnd(2, '0'));
  if (minor > 0n && minor <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(minor);
  throw validationFailed('The amount must be more than 0 and have at most two decimals.', [
    { field, message: 'must be more than 0 with at most two decimals' },
  ]);
}

/** Formats integer minor units as a decimal string: 150000 gives `1500.00`. */
export function toDecimalString(minor: number | bigint): string {
  const units = BigInt(minor);
  const absolute = units < 0n ? -units : units;
  const cents = (absolute % MINOR_PER_MAJOR).toString().padStart(2, '0');
  return `${units < 0n ? '-' : ''}${absolute / MINOR_PER_MAJOR}.${cents}`;
}

/** `toDecimalString` for a nullable column. */
export function toDecimalStringOrNull(minor: number | null): string | null {
  return minor === null ? null : toDecimalString(minor);
}
