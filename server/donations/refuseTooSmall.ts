import type { Currency } from '../database/columns.ts';
import { ruleBroken } from '../http/errors.ts';
import { toDecimalString } from '../money/money.ts';

/** The smallest donation of each currency, in minor units. */
export type MinDonation = Readonly<Record<Currency, number>>;

const SIGNS: Readonly<Record<Currency, string>> = { USD: '$', NGN: '₦' };

/**
 * Refuses an amount below the minimum: thieves test stolen cards with tiny amounts.
 *
 * @throws HttpError 422
 */
export function refuseTooSmall(amountMinor: number, currency: Currency, minDonation: MinDonation): void {
  const least = minDonation[currency];
  if (amountMinor >= least) return;
  const amount = SIGNS[currency] + toDecimalString(least).replace(/\.00$/, '');
  throw ruleBroken(`The smallest donation is ${amount}.`, [
    { field: 'amount', message: `must be at least ${amount}` },
  ]);
}
