import { describe, expect, it } from 'vitest';
import { HttpError } from '../http/errors.ts';
import { toDecimalString, toMinorUnits } from './money.ts';

describe('toMinorUnits', () => {
  it.each([
    [50, 5000],
    [19.99, 1999],
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [999_999_999.99, 99_999_999_999],
  ])('reads %d exactly', (amount, minor) => {
    expect(toMinorUnits(amount, 'amount')).toBe(minor);
  });

  it.each([0, -1, -0.01, 19.999, 0.001, 1e308, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, 1e15])(
    'refuses %d',
    (amount) => {
      expect(() => toMinorUnits(amount, 'amount')).toThrow(HttpError);
    },
  );
});

describe('toDecimalString', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [150_000, '1500.00'],
    [-5, '-0.05'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
    [12_345_678_901_234_567_890n, '123456789012345678.90'],
  ])('writes %s as %s', (minor, text) => {
    expect(toDecimalString(minor)).toBe(text);
  });
});
