import { inOrder } from '../../inOrder.ts';
import type { ProviderEntry } from '../provider.ts';
import { moneyOf } from './fields.ts';
import type { PaystackApi } from './paystackApi.ts';
import type { ReturnedMoney } from './returns.ts';
import { isPaid, type Transaction } from './transactions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Paystack filters by creation. To find later changes, queries start this many days earlier. */
const DAYS_UNTIL_PAID = 8;
const DAYS_UNTIL_RETURNED = 90;

const daysBefore = (time: Date, days: number) => new Date(time.getTime() - days * DAY_MS).toISOString();

/** Only a transaction fetched by itself is sure to name its plan, and a renewal names nothing else of ours. */
async function toPayment(api: PaystackApi, listed: Transaction): Promise<ProviderEntry | undefined> {
  const money = moneyOf(listed);
  if (!money || !isPaid(listed)) return undefined;
  const isNamed = listed.donation !== undefined || listed.planCode !== undefined;
  const transaction = isNamed ? listed : ((await api.verify(listed.reference)) ?? listed);
  const reference = transaction.donation ?? transaction.planCode ?? transaction.reference;
  return { kind: 'payment', id: listed.id, money, at: listed.at, reference };
}

function toReturn({ kind, id, money, at, paymentId }: ReturnedMoney): ProviderEntry {
  return { kind, id, money, at, reference: paymentId };
}

/** Every payment, refund and reversal between two times. A refund that settles a dispute and the dispute itself are one reversal. */
export async function listEntries(api: PaystackApi, from: Date, to: Date): Promise<ProviderEntry[]> {
  const isInPeriod = ({ at }: { at: Date }) => at >= from && at < to;
  const opened = { from: daysBefore(from, DAYS_UNTIL_PAID), to: to.toISOString() };
  const returned = { from: daysBefore(from, DAYS_UNTIL_RETURNED), to: to.toISOString() };
  const succeeded = await api.transactions({ ...opened, status: 'success' });
  const reversed = await api.transactions({ ...opened, status: 'reversed' });
  const transactions = [...succeeded, ...reversed].filter(isInPeriod);
  const payments = await inOrder(transactions, (transaction) => toPayment(api, transaction));
  const disputes = await api.disputes({ ...returned, status: 'resolved' });
  const refunds = await api.refunds(returned);
  const returns = [...disputes.map((dispute) => dispute.returned), ...refunds]
    .filter((entry) => entry !== undefined)
    .filter(isInPeriod)
    .map(toReturn);
  const entries = [...payments.filter((entry) => entry !== undefined), ...returns];
  return [...new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry])).values()];
}
