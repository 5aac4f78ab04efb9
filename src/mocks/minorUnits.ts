import type { components } from '@/api/generated/schema';

type Currency = components['schemas']['Currency'];

const RATE_DECIMALS = 12;
const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS);
const INVERSE_DECIMALS = 8;

/** Rounds half up; for numbers that are not negative. */
function divide(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}

/** A decimal string as a whole number of its last unit: `('12.5', 2)` gives `1250n`. */
function toUnits(decimal: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

function fromUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Cents or kobo of an amount in an answer: `'12.50'` gives `1250n`. */
export function toMinor(decimal: string): bigint {
  return toUnits(decimal, 2);
}

/** The amount of an answer from cents or kobo: `1250n` gives `'12.50'`. */
export function fromMinor(minor: bigint): string {
  return fromUnits(minor, 2);
}

/** The amount of an answer from that of a request, which has at most two decimals: `12.5` gives `'12.50'`. */
export function toDecimal(amount: number): string {
  return amount.toFixed(2);
}

/** Cents or kobo in another currency, at a rate in NGN for one USD. */
export function convert(minor: bigint, from: Currency, to: Currency, usdToNgn: string): bigint {
  if (from === to) return minor;
  const rate = toUnits(usdToNgn, RATE_DECIMALS);
  return from === 'USD' ? divide(minor * rate, RATE_SCALE) : divide(minor * RATE_SCALE, rate);
}

/** The rate the other way round, with eight decimals. */
export function inverseRate(usdToNgn: string): string {
  const numerator = RATE_SCALE * 10n ** BigInt(INVERSE_DECIMALS);
  return fromUnits(divide(numerator, toUnits(usdToNgn, RATE_DECIMALS)), INVERSE_DECIMALS);
}

/** Raised over target in percent, rounded to two decimals; null without a target above zero. */
export function percentageOf(raised: string | null, target: string | null): number | null {
  const goal = toMinor(target ?? '0.00');
  return goal === 0n ? null : Number(divide(toMinor(raised ?? '0.00') * 10_000n, goal)) / 100;
}
