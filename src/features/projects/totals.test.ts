import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/types';
import { totalsOf } from './totals';

type Summary = Schemas['ProjectSummary'];

const row = (
  category: string,
  currency: Summary['currency'],
  count: number,
  target_amount: string,
): Summary => ({
  category,
  currency,
  count,
  target_amount,
});

describe('totalsOf', () => {
  const summary = [
    row('healthcare', 'NGN', 2, '48500000.50'),
    row('health', 'NGN', 1, '0.75'),
    row('healthcare', 'USD', 3, '12000.00'),
    row('education', 'USD', 1, '900.10'),
    row('environment', 'USD', 1, '0.10'),
  ];

  it('adds up each currency separately, and all aliases of a category together', () => {
    expect(totalsOf(summary).healthcare).toEqual({
      count: 6,
      budgets: [
        { currency: 'USD', amount: '12000.00' },
        { currency: 'NGN', amount: '48500001.25' },
      ],
    });
  });

  it('counts a category without a card in the overall total', () => {
    expect(totalsOf(summary).all).toEqual({
      count: 8,
      budgets: [
        { currency: 'USD', amount: '12900.20' },
        { currency: 'NGN', amount: '48500001.25' },
      ],
    });
  });

  it('shows 0 projects and a budget of 0.00 for an empty category', () => {
    expect(totalsOf(summary).community).toEqual({
      count: 0,
      budgets: [{ currency: 'USD', amount: '0.00' }],
    });
  });

  it('shows 0.00 in the currency of the other categories', () => {
    const naira = [row('education', 'NGN', 1, '5.00')];
    expect(totalsOf(naira).community.budgets).toEqual([{ currency: 'NGN', amount: '0.00' }]);
  });

  it('shows 0.00 in dollars if there are no projects', () => {
    const totals = totalsOf([]);
    for (const total of Object.values(totals)) {
      expect(total).toEqual({ count: 0, budgets: [{ currency: 'USD', amount: '0.00' }] });
    }
  });

  it('puts an unknown currency after the known ones', () => {
    const foreign = [
      row('education', 'GHS' as Summary['currency'], 1, '7.00'),
      row('education', 'NGN', 1, '5.00'),
      row('education', 'USD', 1, '3.00'),
    ];
    const { budgets } = totalsOf(foreign).education;
    expect(budgets.map(({ currency }) => currency)).toEqual(['USD', 'NGN', 'GHS']);
  });

  it('is exact beyond floating point', () => {
    const large = [
      row('education', 'NGN', 1, '999999999999999.99'),
      row('community', 'NGN', 1, '999999999999999.99'),
    ];
    expect(totalsOf(large).all.budgets[0]?.amount).toBe('1999999999999999.98');
  });
});
