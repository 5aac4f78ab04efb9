import type { Currency } from '../../database/columns.ts';
import { ProviderError, type Money } from '../provider.ts';

/** A field of parsed JSON; undefined when the value is not an object. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** A field with a text that is not empty. */
export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' && field !== '' ? field : undefined;
}

/** The first of these fields that holds a time. */
export function timeOf(value: unknown, names: readonly string[]): Date {
  const name = names.find((candidate) => textOf(value, candidate) !== undefined);
  const time = new Date(name === undefined ? NaN : (textOf(value, name) ?? NaN));
  if (Number.isNaN(time.getTime()))
    throw new ProviderError(`Paystack's response has no time in ${names.join(', ')}.`);
  return time;
}

const isCurrency = (currency: string): currency is Currency => currency === 'NGN' || currency === 'USD';

/** An amount in kobo or cents; undefined in a currency that we never ask for. */
export function moneyOf({ amount, currency }: { amount: number; currency: string }): Money | undefined {
  return isCurrency(currency) ? { minor: amount, currency } : undefined;
}

/** An amount that must be in a currency of ours. */
export function knownMoneyOf(amount: { amount: number; currency: string }): Money {
  const money = moneyOf(amount);
  if (!money) throw new ProviderError('Paystack reports a payment in a currency that we do not take.');
  return money;
}
