import type { Currency } from '../database/columns.ts';
import { divideHalfUp, toRatio } from '../../contract/exactDecimals.ts';

/**
 * Converts between USD and NGN. Both have 100 minor units, so the rate applies to minor units directly. Exact, then rounded half
 * up once.
 *
 * @param minor integer minor units of `from`
 * @param usdToNgnRate NGN for 1 USD, as decimal text
 * @returns integer minor units of `to`
 * @throws RangeError when the result is not a safe integer
 */
export function convertMinorUnits(minor: number, from: Currency, to: Currency, usdToNgnRate: string): number {
  if (from === to) return minor;
  const { numerator, denominator } = toRatio(usdToNgnRate);
  const amount = BigInt(minor);
  const result =
    from === 'USD'
      ? divideHalfUp(amount * numerator, denominator)
      : divideHalfUp(amount * denominator, numerator);
  if (result > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('The converted amount is too large.');
  return Number(result);
}
