import type { Schemas } from '@/api/types';
import { toCategory, type Category } from '@/lib/categories';
import { formatAmount, type Amount } from '@/lib/money';

type Summary = Schemas['ProjectSummary'];

/** A sum in one currency; `amount` is a decimal string. */
export interface Budget {
  currency: string;
  amount: string;
}

/** What a summary card shows. */
export interface Total {
  count: number;
  /** One for each currency, because currencies are never added up. Empty if unknown; a known budget of zero is 0.00. */
  budgets: readonly Budget[];
}

/** The totals of the four summary cards: undefined while loading, null if they could not be loaded. */
export type Totals = Readonly<Record<'all' | Category, Total | null | undefined>>;

/** Shown in this order, before any other currency. */
const CURRENCIES = ['USD', 'NGN'];

/** Cents or kobo, exact for any size. */
const toMinorUnits = (amount: Amount) => BigInt(formatAmount(amount).replaceAll(/[,.]/g, ''));

function toDecimal(minorUnits: bigint): string {
  return `${minorUnits / 100n}.${(minorUnits % 100n).toString().padStart(2, '0')}`;
}

function rankOf(currency: string): number {
  const rank = CURRENCIES.indexOf(currency);
  return rank < 0 ? CURRENCIES.length : rank;
}

function addUp(rows: readonly Summary[]): Total {
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

/** Without projects the budget is 0.00, in the first currency of the overall total. */
function withZero(total: Total, all: Total): Total {
  const currency = all.budgets[0]?.currency ?? 'USD';
  return total.budgets.length > 0 ? total : { ...total, budgets: [{ currency, amount: '0.00' }] };
}

/** Adds up the summary of a list. A category without a card counts only in the overall total. */
export function totalsOf(summary: readonly Summary[]): Readonly<Record<'all' | Category, Total>> {
  const all = addUp(summary);
  const totalOf = (category: Category) =>
    withZero(addUp(summary.filter((row) => toCategory(row.category) === category)), all);
  return {
    all: withZero(all, all),
    education: totalOf('education'),
    healthcare: totalOf('healthcare'),
    community: totalOf('community'),
  };
}
