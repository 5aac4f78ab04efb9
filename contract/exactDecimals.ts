/** An exact fraction of two positive integers. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/**
 * Parses a decimal string (`1540.25`) as an exact fraction.
 *
 * @throws RangeError unless it is a decimal above zero
 */
export function toRatio(decimal: string): Ratio {
  const [, whole, fraction = ''] = DECIMAL.exec(decimal) ?? [];
  const numerator = whole === undefined ? 0n : BigInt(whole + fraction);
  if (numerator === 0n) throw new RangeError('A rate must be a decimal above zero.');
  return { numerator, denominator: 10n ** BigInt(fraction.length) };
}

/** The quotient of two non-negative integers, rounded half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}

/** Formats a fraction with at most `places` decimals, rounded half up, without trailing zeros. */
export function toDecimal({ numerator, denominator }: Ratio, places: number): string {
  const digits = divideHalfUp(numerator * 10n ** BigInt(places), denominator)
    .toString()
    .padStart(places + 1, '0');
  const whole = digits.slice(0, -places);
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
