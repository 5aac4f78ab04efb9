import type { components } from '@/api/generated/schema';
import { divideHalfUp, toDecimal as writeDecimal, toRatio } from '../../contract/exactDecimals';

type Currency = components['schemas']['Currency'];

const INVERSE_DECIMALS = 8;

/** Converts a decimal string to cents or kobo: `'12.50'` gives `1250n`. */
export function toMinor(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** Converts cents or kobo to a decimal string: `1250n` gives `'12.50'`. */
export function fromMinor(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Converts a request's amount, which has at most two decimals, to a response's: `12.5` gives `'12.50'`. */
export function toDecimal(amount: number): string {
  return amount.toFixed(2);
}

/** Converts cents or kobo to another currency, at a rate in NGN per USD. */
export function convert(minor: bigint, from: Currency, to: Currency, usdToNgn: string): bigint {
  if (from === to) return minor;
  const { numerator, denominator } = toRatio(usdToNgn);
  return from === 'USD'
    ? divideHalfUp(minor * numerator, denominator)
    : divideHalfUp(minor * denominator, numerator);
}

/** Converts NGN per USD to USD per NGN, with at most eight decimals. */
export function inverseRate(usdToNgn: string): string {
  const { numerator, denominator } = toRatio(usdToNgn);
  return writeDecimal({ numerator: denominator, denominator: numerator }, INVERSE_DECIMALS);
}

/** The amount raised in per cent of the target, rounded to two decimals; null without a target above zero. */
export function percentageOf(raised: string | null, target: string | null): number | null {
  const goal = toMinor(target ?? '0.00');
  return goal === 0n ? null : Number(divideHalfUp(toMinor(raised ?? '0.00') * 10_000n, goal)) / 100;
}
