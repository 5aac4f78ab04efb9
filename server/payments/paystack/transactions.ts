import { createReader } from '../providerHttp.ts';
import type { Payment } from '../provider.ts';
import { fieldOf, knownMoneyOf, textOf, timeOf } from './fields.ts';

interface RawTransaction {
  id: number;
  status: string;
  reference: string;
  amount: number;
  currency: string;
}

/** One attempt to collect money: a checkout, or a later payment of a monthly gift. */
export interface Transaction extends Omit<RawTransaction, 'id'> {
  id: string;
  /** When it was paid, or opened when it is not paid. */
  at: Date;
  customerCode: string | undefined;
  /** The plan that it pays for, when the response names it. */
  planCode: string | undefined;
  /** Our reference, from the metadata that we sent. Later payments of a monthly gift have none. */
  donation: string | undefined;
}

const readRaw = createReader<RawTransaction>("Paystack's transaction", {
  type: 'object',
  required: ['id', 'status', 'reference', 'amount', 'currency'],
  properties: {
    id: { type: 'integer' },
    status: { type: 'string' },
    reference: { type: 'string' },
    amount: { type: 'integer', minimum: 0 },
    currency: { type: 'string' },
  },
});

/** A response names the plan by its code or as an object, and a transaction without a plan has null, `{}` or no such field. */
export const planCodeOf = (json: unknown): string | undefined =>
  textOf(json, 'plan') ??
  textOf(fieldOf(json, 'plan'), 'plan_code') ??
  textOf(fieldOf(json, 'plan_object'), 'plan_code');

/** Metadata comes back as an object, or as its JSON. */
function donationOf(json: unknown): string | undefined {
  const text = textOf(json, 'metadata');
  if (text === undefined) return textOf(fieldOf(json, 'metadata'), 'donation');
  try {
    return textOf(JSON.parse(text), 'donation');
  } catch {
    return undefined;
  }
}

/** Reads a transaction of a response or an event. */
export function readTransaction(json: unknown): Transaction {
  const { id, status, reference, amount, currency } = readRaw(json);
  return {
    id: String(id),
    status,
    reference,
    amount,
    currency,
    at: timeOf(json, ['paid_at', 'paidAt', 'created_at', 'createdAt']),
    customerCode: textOf(fieldOf(json, 'customer'), 'customer_code'),
    planCode: planCodeOf(json),
    donation: donationOf(json),
  };
}

/** The reference for another attempt at the same donation. Our own references hold no dot. */
export const referenceOfAttempt = (reference: string, attempt: number) =>
  attempt === 1 ? reference : `${reference}.${attempt}`;

/** Our reference of the donation that a transaction is for. */
export const donationFor = ({ donation, reference }: Pick<Transaction, 'donation' | 'reference'>): string =>
  donation ?? reference.replace(/\.\d+$/, '');

/** A reversed transaction was paid, too; its refund is an entry of its own. */
export const isPaid = ({ status }: Transaction) => status === 'success' || status === 'reversed';

/** The payment that a paid transaction made. */
export function paymentOf(transaction: Transaction): Payment {
  return { paymentId: transaction.id, money: knownMoneyOf(transaction), paidAt: transaction.at };
}
