import type { DonationCreate } from '@/api/types';
import type { Currency } from '@/lib/money';

export type Frequency = DonationCreate['frequency'];
export type PaymentClient = DonationCreate['payment_client'];

/** In the order in which they are offered; the first is chosen at the start. */
export const CURRENCIES: readonly Currency[] = ['USD', 'NGN'];

/** In the order in which they are offered; the first is chosen at the start: never monthly by itself. */
export const FREQUENCIES: readonly Frequency[] = ['ONCE', 'MONTHLY'];

/** Whole units of the currency. */
export const QUICK_AMOUNTS: Readonly<Record<Currency, readonly number[]>> = {
  USD: [25, 50, 100, 250],
  NGN: [500, 1500, 3000, 5000],
};

/** The donor never chooses the provider: the currency does. */
export const PAYMENT_CLIENTS: Readonly<Record<Currency, PaymentClient>> = {
  USD: 'PAYPAL',
  NGN: 'PAYSTACK',
};
