import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ProviderError, type Notice, type RawEvent, type VerifiedEvent } from '../provider.ts';
import { fieldOf, moneyOf, textOf } from './fields.ts';
import type { PaystackApi } from './paystackApi.ts';
import { readDispute, type ReturnedMoney } from './returns.ts';
import { donationFor, planCodeOf, readTransaction } from './transactions.ts';

type ReadData = (data: unknown, api: PaystackApi) => Promise<readonly Notice[]>;

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Checks the signature over an event's bytes; null when it is invalid. Paystack sends no event id, so the bytes serve as one. */
export function verifyEvent(secretKey: string, { body, headers }: RawEvent): VerifiedEvent | null {
  const signature = headers['x-paystack-signature'];
  const expected = Buffer.from(createHmac('sha512', secretKey).update(body).digest('hex'));
  const sent = Buffer.from(typeof signature === 'string' ? signature : '');
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  return {
    id: createHash('sha256').update(body).digest('hex'),
    type: textOf(parse(body.toString()), 'event') ?? 'unknown',
  };
}

const aboutPlan = (planCode: string | undefined): Notice[] =>
  planCode === undefined ? [] : [{ about: 'subscription', subscriptionReference: planCode }];

/** With our reference, so that a payment that is not in the books yet can be asked for. A renewal has Paystack's own. */
const aboutReturned = ({ kind, id, paymentId, money }: ReturnedMoney, reference?: string): Notice => ({
  about: 'refund',
  kind,
  id,
  paymentId,
  money,
  ...(reference !== undefined && { reference }),
});

const readCharge: ReadData = async (data) => {
  const transaction = readTransaction(data);
  return transaction.planCode === undefined
    ? [{ about: 'payment', reference: donationFor(transaction) }]
    : aboutPlan(transaction.planCode);
};

const readSubscriptionEvent: ReadData = async (data) => aboutPlan(planCodeOf(data));

/** An invoice names its subscription but not the plan. */
const readInvoice: ReadData = async (data, api) => {
  const code = textOf(fieldOf(data, 'subscription'), 'subscription_code');
  return code === undefined ? [] : aboutPlan((await api.subscription(code))?.planCode);
};

/** A refund event names the transaction but not the refund. A renewal that is not in the books yet is found by its plan. */
const readRefunds: ReadData = async (data, api) => {
  const reference = textOf(data, 'transaction_reference');
  const transaction = reference === undefined ? undefined : await api.verify(reference);
  if (!transaction) return [];
  const refunds = await api.refunds({ from: transaction.at.toISOString() });
  const ofPayment = refunds.filter(({ paymentId }) => paymentId === transaction.id);
  const amount = fieldOf(data, 'amount');
  const isListed = ofPayment.some(({ money }) => amount === undefined || money.minor === Number(amount));
  if (!isListed && moneyOf(transaction))
    throw new ProviderError('Paystack does not list a processed refund yet.');
  return [
    ...(transaction.donation === undefined ? aboutPlan(transaction.planCode) : []),
    ...ofPayment.map((refund) => aboutReturned(refund, donationFor(transaction))),
  ];
};

const readDisputeEvent: ReadData = async (data) => {
  const { id, paymentId, outcome, returned, transactionReference: theirs } = readDispute(data);
  const reference = theirs && donationFor({ donation: undefined, reference: theirs });
  return [
    { about: 'dispute', id, paymentId, outcome },
    ...(returned ? [aboutReturned(returned, reference)] : []),
  ];
};

const READERS: ReadonlyMap<string, ReadData> = new Map([
  ['charge.success', readCharge],
  ['subscription.create', readSubscriptionEvent],
  ['subscription.not_renew', readSubscriptionEvent],
  ['subscription.disable', readSubscriptionEvent],
  ['invoice.create', readInvoice],
  ['invoice.update', readInvoice],
  ['invoice.payment_failed', readInvoice],
  ['refund.processed', readRefunds],
  ['charge.dispute.create', readDisputeEvent],
  ['charge.dispute.remind', readDisputeEvent],
  ['charge.dispute.resolve', readDisputeEvent],
]);

/** What a verified event is about. A failed refund changes nothing, because only processed ones are written. */
export async function readEvent(api: PaystackApi, body: string): Promise<readonly Notice[]> {
  const event = parse(body);
  const read = READERS.get(textOf(event, 'event') ?? '');
  return read ? read(fieldOf(event, 'data'), api) : [];
}
