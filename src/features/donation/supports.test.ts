import { expect, it } from 'vitest';
import { priceIn } from './supports';

it.each([
  ['$50 buys forty books', 'USD', '50'],
  ['Mounting one panel: $55', 'USD', '55'],
  ['For $1,250.50, a whole desk', 'USD', '1250.50'],
  ['One repair: ₦12,500.', 'NGN', '12500'],
  ['NGN 500 or $1 for a pen', 'USD', '1'],
  ['NGN 500 or $1 for a pen', 'NGN', '500'],
] as const)('finds the price of "%s" in %s: %s', (line, currency, price) => {
  expect(priceIn(line, currency)).toBe(price);
});

it.each([
  ['Spare bulbs and lenses', 'USD'],
  ['40 books', 'USD'],
  ['$50 buys forty books', 'NGN'],
  ['$1.5 million in all', 'USD'],
  ['$20k for the roof', 'USD'],
  ['$1.000 for a desk', 'USD'],
  ['$0 for a smile', 'USD'],
  ['$' + '1'.repeat(100_000), 'USD'],
] as const)('finds none in %s in %s', (line, currency) => {
  expect(priceIn(line, currency)).toBeUndefined();
});
