import type { ProviderEntry } from '../provider.ts';
import { moneyOf } from './fields.ts';
import type { PaystackApi } from './paystackApi.ts';
import { isPaid, type Transaction } from './transactions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Paystack filters by creation. What happens later in a thing's life is found by asking from this many days before. */
const DAYS_UNTIL_PAID = 8;
const DAYS_UNTIL_RETURNED = 90;

const daysBefore = (time: Date, days: number) => new Date(time.getTime() - days * DAY_MS).toISOString();

function toEntry(transaction: Transaction): ProviderEntry | undefined {
  const money = moneyOf(transaction);
  return money && isPaid(transaction)
    ? { kind: 'payment', id: transaction.id, money, at: transaction.at }
    : undefined;
}

/** Every payment, refund and reversal between two times. A refund that settles a dispute and the dispute itself are one reversal. */
export async function listEntries(api: PaystackApi, from: Date, to: Date): Promise<ProviderEntry[]> {
  const opened = { from: daysBefore(from, DAYS_UNTIL_PAID), to: to.toISOString() };
  const returned = { from: daysBefore(from, DAYS_UNTIL_RETURNED), to: to.toISOString() };
  const succeeded = await api.transactions({ ...opened, status: 'success' });
  const reversed = await api.transactions({ ...opened, status: 'reversed' });
  const disputes = await api.disputes({ ...returned, status: 'resolved' });
  const refunds = await api.refunds(returned);
  const entries = [
    ...[...succeeded, ...reversed].map(toEntry),
    ...disputes.map((dispute) => dispute.returned),
    ...refunds,
  ]
    .filter((entry) => entry !== undefined)
    .filter(({ at }) => at >= from && at < to);
  return [...new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry])).values()];
}
