import type { JSONSchemaType } from 'ajv';
import { createReader } from '../providerHttp.ts';
import type { ProviderEntry } from '../provider.ts';
import { fieldOf, moneyOf, textOf, timeOf } from './fields.ts';

/** Money that went back to a donor. */
export interface ReturnedMoney extends ProviderEntry {
  kind: 'refund' | 'reversal';
  /** Paystack's id of the transaction. */
  paymentId: string;
}

/** A donor's or a bank's complaint about a payment. */
export interface Dispute {
  id: string;
  paymentId: string;
  /** Paystack's reference of the transaction, when the response names it. */
  transactionReference: string | undefined;
  /** Null while it is open. */
  outcome: string | null;
  /** What goes back, when it was resolved against us. */
  returned: ReturnedMoney | undefined;
}

interface RawRefund {
  id: number;
  transaction: number;
  status: string;
  amount: number;
  currency: string;
}

interface RawDispute {
  id: number;
  transaction: { id: number };
  status: string;
  resolution?: string | null;
  refund_amount?: number | null;
  currency?: string | null;
}

const refundSchema: JSONSchemaType<RawRefund> = {
  type: 'object',
  required: ['id', 'transaction', 'status', 'amount', 'currency'],
  properties: {
    id: { type: 'integer' },
    transaction: { type: 'integer' },
    status: { type: 'string' },
    amount: { type: 'integer', minimum: 0 },
    currency: { type: 'string' },
  },
};

const readRawRefund = createReader<RawRefund>("Paystack's refund", refundSchema);

const readRawDispute = createReader<RawDispute>("Paystack's dispute", {
  type: 'object',
  required: ['id', 'transaction', 'status'],
  properties: {
    id: { type: 'integer' },
    transaction: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
    status: { type: 'string' },
    resolution: { type: 'string', nullable: true },
    refund_amount: { type: 'integer', minimum: 0, nullable: true },
    currency: { type: 'string', nullable: true },
  },
});

/** The refund that settles a dispute has the dispute's id, so that the two are one entry in whatever order they are seen. */
const idOfDispute = (dispute: number) => `dispute:${dispute}`;

/** Reads a refund; undefined unless it was processed, and for currencies that are not ours. */
export function readRefund(json: unknown): ReturnedMoney | undefined {
  const refund = readRawRefund(json);
  const money = moneyOf(refund);
  if (refund.status !== 'processed' || !money) return undefined;
  const dispute = fieldOf(json, 'dispute');
  const identity =
    typeof dispute === 'number'
      ? ({ kind: 'reversal', id: idOfDispute(dispute) } as const)
      : ({ kind: 'refund', id: String(refund.id) } as const);
  const at = timeOf(json, ['refunded_at', 'createdAt', 'created_at']);
  return { ...identity, paymentId: String(refund.transaction), money, at };
}

/** What a dispute takes back: Paystack says `merchant-accepted` or `auto-accepted`, and `declined` when the money stays. */
function returnedBy(dispute: RawDispute, json: unknown): ReturnedMoney | undefined {
  const { id, transaction, resolution, refund_amount: amount, currency } = dispute;
  if (!resolution?.endsWith('accepted') || !amount) return undefined;
  const money = moneyOf({
    amount,
    currency: currency ?? textOf(fieldOf(json, 'transaction'), 'currency') ?? '',
  });
  if (!money) return undefined;
  const at = timeOf(json, ['resolvedAt', 'updatedAt', 'updated_at']);
  return { kind: 'reversal', id: idOfDispute(id), paymentId: String(transaction.id), money, at };
}

/** Reads a dispute of a response or an event. */
export function readDispute(json: unknown): Dispute {
  const dispute = readRawDispute(json);
  const isOpen = dispute.status !== 'resolved';
  return {
    id: String(dispute.id),
    paymentId: String(dispute.transaction.id),
    transactionReference: textOf(fieldOf(json, 'transaction'), 'reference'),
    outcome: isOpen ? null : (dispute.resolution ?? 'unknown'),
    returned: isOpen ? undefined : returnedBy(dispute, json),
  };
}
