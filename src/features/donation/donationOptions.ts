import type { DonationCreate } from '@/api/types';
import type { Currency } from '@/lib/money';

export type Frequency = DonationCreate['frequency'];
export type PaymentClient = DonationCreate['payment_client'];

/** In display order; the first is the default. */
export const CURRENCIES: readonly Currency[] = ['USD', 'NGN'];

/** In display order; the first is the default, because monthly gifts must be a deliberate choice. */
export const FREQUENCIES: readonly Frequency[] = ['ONCE', 'MONTHLY'];

/** Whole units of the currency. */
export const QUICK_AMOUNTS: Readonly<Record<Currency, readonly number[]>> = {
  USD: [25, 50, 100, 250],
  NGN: [500, 1500, 3000, 5000],
};

/** The provider depends on the currency; donors do not choose it. */
export const PAYMENT_CLIENTS: Readonly<Record<Currency, PaymentClient>> = {
  USD: 'PAYPAL',
  NGN: 'PAYSTACK',
};
