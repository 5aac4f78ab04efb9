import { organisation } from '@/app/organisation';
import type { components } from '@/api/generated/schema';
import type { Currency } from '../database/columns.ts';
import { validationFailed } from '../http/errors.ts';
import { toDecimalString } from '../money/money.ts';

/** The smallest and the largest donation of each currency, in minor units. */
export type DonationLimits = Readonly<Record<Currency, { min: number; max: number }>>;

const SIGNS: Readonly<Record<Currency, string>> = { USD: '$', NGN: '₦' };

const readable = (minor: number, currency: Currency) =>
  SIGNS[currency] +
  (minor / 100).toLocaleString('en-NG', { minimumFractionDigits: minor % 100 === 0 ? 0 : 2 });

/**
 * Refuses an amount below the minimum, because thieves test stolen cards with tiny amounts, and one above the maximum, which is
 * better given by bank transfer.
 *
 * @throws HttpError 422
 */
export function refuseOutsideLimits(amountMinor: number, currency: Currency, limits: DonationLimits): void {
  const { min, max } = limits[currency];
  if (amountMinor < min) {
    const least = readable(min, currency);
    throw validationFailed(
      `The smallest donation is ${least}.`,
      [{ field: 'amount', message: `must be at least ${least}` }],
      'amount_too_small',
    );
  }
  if (amountMinor > max) {
    const most = readable(max, currency);
    throw validationFailed(
      `The largest donation here is ${most}. To give more, write to ${organisation.email}.`,
      [{ field: 'amount', message: `must be at most ${most}` }],
      'amount_too_large',
    );
  }
}

/** The limits as the contract has them. */
export function toContractLimits({ USD, NGN }: DonationLimits): components['schemas']['DonationLimits'] {
  const toStrings = ({ min, max }: DonationLimits[Currency]) => ({
    min: toDecimalString(min),
    max: toDecimalString(max),
  });
  return { USD: toStrings(USD), NGN: toStrings(NGN) };
}
