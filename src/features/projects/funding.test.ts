import { expect, it } from 'vitest';
import { fundingOf } from './funding';

const dollars = { currency: 'USD', amount_raised: '2000.00', target_amount: '6000.00' } as const;

it.each([
  [0, '0.00%'],
  [33.333, '33.33%'],
  [33.335, '33.34%'],
  [100, '100.00%'],
  [140, '140.00%'],
])('writes %d percent as %s', (percentage_funded, percentage) => {
  expect(fundingOf({ ...dollars, percentage_funded })).toMatchObject({
    value: percentage_funded,
    percentage,
  });
});

it('puts the symbol of the currency before the amounts', () => {
  expect(fundingOf(dollars)).toMatchObject({ raised: '$2,000.00', goal: '$6,000.00' });
  expect(fundingOf({ ...dollars, currency: 'NGN' })).toMatchObject({ raised: '₦2,000.00' });
});

it('calculates the percentage if the backend sends none', () => {
  expect(fundingOf({ ...dollars, percentage_funded: null }).percentage).toBe('33.33%');
});

it.each([
  { amount_raised: null, target_amount: null },
  { amount_raised: '5.00', target_amount: '0.00' },
  { amount_raised: 'abc', target_amount: '10.00' },
  { percentage_funded: Number.NaN },
  { percentage_funded: -5 },
  { amount_raised: '-5.00', target_amount: '10.00' },
])('shows nothing raised for %o', (given) => {
  expect(fundingOf({ currency: 'USD', ...given })).toMatchObject({ value: 0, percentage: '0.00%' });
});
