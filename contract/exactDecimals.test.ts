import { describe, expect, it } from 'vitest';
import { divideHalfUp, toDecimal, toRatio } from './exactDecimals.ts';

describe('exact fractions', () => {
  it.each([
    [5n, 2n, 3n],
    [4n, 3n, 1n],
    [1n, 2n, 1n],
    [49n, 100n, 0n],
    [0n, 7n, 0n],
  ])('rounds %s / %s half up to %s', (dividend, divisor, quotient) => {
    expect(divideHalfUp(dividend, divisor)).toBe(quotient);
  });

  it('writes decimals without trailing zeros', () => {
    expect(toDecimal(toRatio('1540.250000'), 8)).toBe('1540.25');
    expect(toDecimal(toRatio('1600'), 8)).toBe('1600');
    expect(toDecimal({ numerator: 100n, denominator: 154_025n }, 8)).toBe('0.00064925');
  });

  it.each(['0', '0.00', '-1', '1e3', '', 'abc'])('rejects %j as a rate', (text) => {
    expect(() => toRatio(text)).toThrow(RangeError);
  });
});
