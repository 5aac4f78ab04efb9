import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/types';
import { fundedOver100, microscopesUsd, solarNgn, unknownCategory } from '@/mocks/fixtures/projects';
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

function listOf(data: Schemas['Project'][], rest: Partial<Schemas['ProjectList']> = {}) {
  return { data, total: data.length, total_pages: 1, page: 1, page_size: 10, ...rest };
}

const countsOf = (totals: ReturnType<typeof totalsOf>) =>
  Object.fromEntries(Object.entries(totals).map(([key, { count }]) => [key, count]));

describe('with a summary', () => {
  const summary = [
    row('healthcare', 'NGN', 2, '48500000.50'),
    row('health', 'NGN', 1, '0.75'),
    row('healthcare', 'USD', 3, '12000.00'),
    row('education', 'USD', 1, '900.10'),
    row('environment', 'USD', 1, '0.10'),
  ];

  it('adds up each currency by itself, aliases of a category together', () => {
    expect(totalsOf(listOf([], { summary }), null).healthcare).toEqual({
      count: 6,
      budgets: [
        { currency: 'USD', amount: '12000.00' },
        { currency: 'NGN', amount: '48500001.25' },
      ],
    });
  });

  it('counts a category without a card among all', () => {
    expect(totalsOf(listOf([], { summary }), null).all).toEqual({
      count: 8,
      budgets: [
        { currency: 'USD', amount: '12900.20' },
        { currency: 'NGN', amount: '48500001.25' },
      ],
    });
  });

  it('says 0 of a category without projects, of its budget too', () => {
    expect(totalsOf(listOf([], { summary }), null).community).toEqual({
      count: 0,
      budgets: [{ currency: 'USD', amount: '0.00' }],
    });
  });

  it('says 0 in the currency of the others', () => {
    const naira = [row('education', 'NGN', 1, '5.00')];
    expect(totalsOf(listOf([], { summary: naira }), null).community.budgets).toEqual([
      { currency: 'NGN', amount: '0.00' },
    ]);
  });

  it('says 0 in dollars where there is no project at all', () => {
    const totals = totalsOf(listOf([], { summary: [] }), null);
    for (const total of Object.values(totals)) {
      expect(total).toEqual({ count: 0, budgets: [{ currency: 'USD', amount: '0.00' }] });
    }
  });

  it('names a currency that it does not know behind those that it does', () => {
    const foreign = [
      row('education', 'GHS' as Summary['currency'], 1, '7.00'),
      row('education', 'NGN', 1, '5.00'),
      row('education', 'USD', 1, '3.00'),
    ];
    const { budgets } = totalsOf(listOf([], { summary: foreign }), null).education;
    expect(budgets.map(({ currency }) => currency)).toEqual(['USD', 'NGN', 'GHS']);
  });

  it('is exact where a floating point number is not', () => {
    const large = [
      row('education', 'NGN', 1, '999999999999999.99'),
      row('community', 'NGN', 1, '999999999999999.99'),
    ];
    expect(totalsOf(listOf([], { summary: large }), null).all.budgets[0]?.amount).toBe('1999999999999999.98');
  });
});

describe('without a summary', () => {
  const data = [microscopesUsd, solarNgn, fundedOver100, unknownCategory];

  it('counts the categories of a list that is wholly known, and names no budget', () => {
    const totals = totalsOf(listOf(data), null);
    expect(countsOf(totals)).toEqual({ all: 4, education: 1, healthcare: 2, community: 0 });
    expect(Object.values(totals).flatMap(({ budgets }) => budgets)).toEqual([]);
  });

  it('knows only the sum when there are more pages', () => {
    const totals = totalsOf(listOf(data, { total: 24, total_pages: 3 }), null);
    expect(countsOf(totals)).toEqual({
      all: 24,
      education: undefined,
      healthcare: undefined,
      community: undefined,
    });
  });

  it('knows only the chosen category', () => {
    expect(countsOf(totalsOf(listOf([microscopesUsd, solarNgn]), 'healthcare'))).toEqual({
      all: undefined,
      education: undefined,
      healthcare: 2,
      community: undefined,
    });
  });
});
