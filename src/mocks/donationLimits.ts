import type { components } from '@/api/generated/schema';

/** The smallest and the largest donation of each currency. */
export const donationLimits: components['schemas']['DonationLimits'] = {
  USD: { min: '1.00', max: '25000.00' },
  NGN: { min: '100.00', max: '25000000.00' },
};

/** The refusal of an amount outside the limits, worded as the server does. */
export function amountRefusal({
  amount,
  currency,
}: Pick<components['schemas']['DonationCreate'], 'amount' | 'currency'>) {
  const { min, max } = donationLimits[currency];
  if (amount >= Number(min) && amount <= Number(max)) return undefined;
  const isTooSmall = amount < Number(min);
  const limit = (currency === 'USD' ? '$' : '₦') + Number(isTooSmall ? min : max).toLocaleString('en-NG');
  return {
    message: isTooSmall
      ? `The smallest donation is ${limit}.`
      : `The largest donation here is ${limit}. To give more, write to hello@kitbridge.example.`,
    code: isTooSmall ? 'amount_too_small' : 'amount_too_large',
    details: [{ field: 'amount', message: `must be at ${isTooSmall ? 'least' : 'most'} ${limit}` }],
  };
}
