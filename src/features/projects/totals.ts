import type { Schemas } from '@/api/types';
import { CATEGORIES, toCategory, type Category } from '@/lib/categories';
import { formatAmount, type Amount } from '@/lib/money';

type ProjectList = Schemas['ProjectList'];

/** A sum of one currency; `amount` is a decimal string. */
export interface Budget {
  currency: string;
  amount: string;
}

/** What a summary card says. `count` is undefined where it is not known. */
export interface Total {
  count: number | undefined;
  /** One for each currency: currencies are never added. Zero is a budget too; empty where none is known. */
  budgets: readonly Budget[];
}

export type Totals = Readonly<Record<'all' | Category, Total>>;

/** In this order; any other currency follows. */
const CURRENCIES = ['USD', 'NGN'];

/** Cents or kobo, exact whatever the size. */
const toMinorUnits = (amount: Amount) => BigInt(formatAmount(amount).replaceAll(/[,.]/g, ''));

function toDecimal(minorUnits: bigint): string {
  return `${minorUnits / 100n}.${(minorUnits % 100n).toString().padStart(2, '0')}`;
}

function rankOf(currency: string): number {
  const rank = CURRENCIES.indexOf(currency);
  return rank < 0 ? CURRENCIES.length : rank;
}

function addUp(rows: readonly Schemas['ProjectSummary'][]): Total {
  const sums = new Map<string, bigint>();
  for (const { currency, target_amount: amount } of rows) {
    const code = currency.toUpperCase();
    sums.set(code, (sums.get(code) ?? 0n) + toMinorUnits(amount));
  }
  const budgets = [...sums].map(([currency, sum]) => ({ currency, amount: toDecimal(sum) }));
  return {
    count: rows.reduce((count, row) => count + row.count, 0),
    budgets: budgets.toSorted((one, other) => rankOf(one.currency) - rankOf(other.currency)),
  };
}

/** No budget is one of nothing, in the first currency of the others. */
function withZero(total: Total, all: Total): Total {
  const currency = all.budgets[0]?.currency ?? 'USD';
  return total.budgets.length > 0 ? total : { ...total, budgets: [{ currency, amount: '0.00' }] };
}

const withoutBudget = (count: number | undefined): Total => ({ count, budgets: [] });

function forEachCategory(totalOf: (category: Category) => Total): Record<Category, Total> {
  return Object.fromEntries(CATEGORIES.map((category) => [category, totalOf(category)])) as Record<
    Category,
    Total
  >;
}

/** What can be counted without a summary: the list itself, and its categories when it fits on one page. */
function countKnown({ data, total }: ProjectList, chosen: Category | null): Totals {
  const isWhole = chosen === null && data.length === total;
  const countOf = (category: Category) => data.filter((row) => toCategory(row.category) === category).length;
  return {
    all: withoutBudget(chosen === null ? total : undefined),
    ...forEachCategory((category) => {
      if (category === chosen) return withoutBudget(total);
      return withoutBudget(isWhole ? countOf(category) : undefined);
    }),
  };
}

/**
 * What the four summary cards say of an answer. A category without a card of its own counts among all.
 *
 * @param chosen the category that the answer's rows, but not its summary, are narrowed to
 */
export function totalsOf(list: ProjectList, chosen: Category | null): Totals {
  const { summary } = list;
  if (!summary) return countKnown(list, chosen);
  const all = addUp(summary);
  const rowsOf = (category: Category) => summary.filter((row) => toCategory(row.category) === category);
  return {
    all: withZero(all, all),
    ...forEachCategory((category) => withZero(addUp(rowsOf(category)), all)),
  };
}
