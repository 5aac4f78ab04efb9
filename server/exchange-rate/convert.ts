import type { Currency } from '../database/columns.ts';
import { divideHalfUp, toRatio } from '../../contract/exactDecimals.ts';

/**
 * Converts between USD and NGN. Both have a hundred minor units, so the rate applies to minor units as it does to whole
 * ones. The arithmetic is exact; the result is rounded half up to one minor unit, once.
 *
 * @param minor integer minor units of `from`
 * @param usdToNgnRate NGN for one USD, a decimal text
 * @returns integer minor units of `to`
 * @throws RangeError when the result is too large to be held exactly
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
