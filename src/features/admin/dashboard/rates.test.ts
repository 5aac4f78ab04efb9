import { expect, it } from 'vitest';
import { compareRates, findRateProblem, formatDollarRate, formatNairaRate, isLargeChange } from './rates';

it.each([
  ['1540.25', '₦1,540.25'],
  ['1500', '₦1,500.00'],
  ['1540.123456', '₦1,540.123456'],
  [1540.25, '₦1,540.25'],
])('writes %s as naira: %s', (rate, text) => {
  expect(formatNairaRate(rate)).toBe(text);
});

it.each([
  ['0.00064925', '$0.00064925'],
  ['0.00066667', '$0.00066667'],
  ['2', '$2.00'],
])('writes %s as dollars: %s', (rate, text) => {
  expect(formatDollarRate(rate)).toBe(text);
});

it.each([[undefined], [null], [''], [' '], ['abc'], ['0'], ['-3'], [Infinity], [{}]])(
  'does not format %s',
  (value) => {
    expect(formatNairaRate(value)).toBeUndefined();
    expect(formatDollarRate(value)).toBeUndefined();
  },
);

it.each([
  ['1694.28', '1540.25', { direction: 'more', percent: '10' }],
  ['154.03', '1540.25', { direction: 'less', percent: '90' }],
  ['1540.26', '1540.25', { direction: 'more', percent: '< 0.1' }],
  ['1540.250', '1540.25', { direction: 'same', percent: '0' }],
  ['15402.5', '1540.25', { direction: 'more', percent: '900' }],
  ['', '1540.25', undefined],
  ['1540', undefined, undefined],
])('compares %s with %s: %j', (typed, current, difference) => {
  expect(compareRates(typed, current)).toEqual(difference);
});

it.each([
  ['1540.25', undefined],
  [' 1600 ', undefined],
  ['0.01', undefined],
  ['.5', undefined],
  ['1000000', undefined],
  ['1000000.00', undefined],
  ['0', undefined],
  ['-5', 'range'],
  ['0.001', 'decimals'],
  ['1000000.01', 'range'],
  ['999999999999999999', 'range'],
  ['1540.255', 'decimals'],
  ['1e3', 'malformed'],
  ['.', 'malformed'],
  ['-', 'malformed'],
])('finds the problem with %j', (typed, problem) => {
  expect(findRateProblem(typed)).toBe(problem);
});

it('finds no rate in a long string of digits and a letter', () => {
  expect(findRateProblem(`${'1'.repeat(200_000)}x`)).toBe('malformed');
});

it.each([
  ['1694.27', '1540.25', false],
  ['1694.28', '1540.25', true],
  ['1386.23', '1540.25', false],
  ['1386.22', '1540.25', true],
  ['15.62', undefined, false],
  ['0', '1540.25', false],
])('asks about a change to %s from %s: %s', (typed, current, isLarge) => {
  expect(isLargeChange(typed, current)).toBe(isLarge);
});
