import { expect, it } from 'vitest';
import { convertMoney } from './convertMoney';

it.each([
  ['5000.00', 'NGN', '1540.25', '3.25'],
  ['50.00', 'USD', '1540.25', '77012.50'],
  ['0.05', 'NGN', '10', '0.01'],
  ['0.04', 'NGN', '10', '0.00'],
  ['0.01', 'USD', '0.5', '0.01'],
  ['1000.00', 'USD', '1540.123456', '1540123.46'],
] as const)('converts %s %s at %s to %s', (amount, from, rate, converted) => {
  expect(convertMoney(amount, from, rate)).toBe(converted);
});

it.each(['', '0', '0.00', '-1', '1e3', 'abc', '1,500'])('gives nothing for the rate %j', (rate) => {
  expect(convertMoney('50.00', 'USD', rate)).toBeUndefined();
});
