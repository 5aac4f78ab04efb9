import { describe, expect, it } from 'vitest';
import { convert, fromMinor, inverseRate, percentageOf, toDecimal, toMinor } from '@/mocks/minorUnits';

it.each([
  ['0.00', 0n],
  ['0.07', 7n],
  ['12.50', 1250n],
  ['999999999999999.99', 99999999999999999n],
])('%s is %s in minor units, both ways', (decimal, minor) => {
  expect(toMinor(decimal)).toBe(minor);
  expect(fromMinor(minor)).toBe(decimal);
});

it.each([
  [50, '50.00'],
  [0.1, '0.10'],
  [19.99, '19.99'],
  [999999999.99, '999999999.99'],
])('%s becomes %s', (amount, decimal) => {
  expect(toDecimal(amount)).toBe(decimal);
});

describe('converting', () => {
  it('rounds to the minor unit', () => {
    expect(convert(500_000n, 'NGN', 'USD', '1540.25')).toBe(325n);
    expect(convert(100n, 'USD', 'NGN', '1540.25')).toBe(154_025n);
  });

  it('does not change an amount in the same currency', () => {
    expect(convert(12_345n, 'USD', 'USD', '1540.25')).toBe(12_345n);
  });
});

it('limits the inverse rate to eight decimals', () => {
  expect(inverseRate('1540.25')).toBe('0.00064925');
});

it.each([
  ['4183.25', '12000.00', 34.86],
  ['2000.00', '6000.00', 33.33],
  ['21000.00', '15000.00', 140],
  ['0.00', '100.00', 0],
  ['5.00', '0.00', null],
  [null, null, null],
])('%s of %s is %s %%', (raised, target, percentage) => {
  expect(percentageOf(raised, target)).toBe(percentage);
});
