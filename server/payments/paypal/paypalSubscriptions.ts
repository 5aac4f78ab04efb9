import {
  ProviderError,
  type Checkout,
  type CheckoutRequest,
  type Payment,
  type SubscriptionIdentity,
  type SubscriptionState,
} from '../provider.ts';
import { createReader } from '../providerHttp.ts';
import { requestId, type PayPalApi } from './paypalApi.ts';
import {
  accepted,
  approvalLink,
  issueOf,
  MONEY,
  readCreated,
  readOwnMoney,
  readTime,
  TAKEN,
  toPayPalMoney,
  type PayPalMoney,
} from './paypalFields.ts';

interface Subscription {
  id: string;
  status: string;
  custom_id?: string;
  billing_info?: { failed_payments_count: number };
}

interface Transaction {
  id: string;
  status?: string;
  time: string;
  amount_with_breakdown: { gross_amount: PayPalMoney };
}

const readSubscription = createReader<Subscription>("PayPal's subscription", {
  type: 'object',
  required: ['id', 'status'],
  properties: {
    id: { type: 'string' },
    status: { type: 'string' },
    custom_id: { type: 'string', nullable: true },
    billing_info: {
      type: 'object',
      nullable: true,
      required: ['failed_payments_count'],
      properties: { failed_payments_count: { type: 'integer' } },
    },
  },
});

const readTransactions = createReader<{ transactions?: Transaction[] }>("PayPal's list of payments", {
  type: 'object',
  properties: {
    transactions: {
      type: 'array',
      nullable: true,
      items: {
        type: 'object',
        required: ['id', 'time', 'amount_with_breakdown'],
        properties: {
          id: { type: 'string' },
          status: { type: 'string', nullable: true },
          time: { type: 'string' },
          amount_with_breakdown: {
            type: 'object',
            required: ['gross_amount'],
            properties: { gross_amount: MONEY },
          },
        },
      },
    },
  },
});

const ENDED = new Set(['CANCELLED', 'EXPIRED']);

const pathOf = ({ subscriptionReference }: SubscriptionIdentity) =>
  `/v1/billing/subscriptions/${encodeURIComponent(subscriptionReference)}`;

/** Creates a subscription with the gift's own amount, which the donor approves at PayPal. */
export async function startSubscription(
  api: PayPalApi,
  planId: string,
  { reference, money, returnUrl, cancelUrl }: CheckoutRequest,
): Promise<Checkout> {
  const response = await api({
    method: 'POST',
    path: '/v1/billing/subscriptions',
    headers: requestId(reference),
    body: {
      plan_id: planId,
      custom_id: reference,
      plan: {
        billing_cycles: [
          { sequence: 1, total_cycles: 0, pricing_scheme: { fixed_price: toPayPalMoney(money) } },
        ],
      },
      application_context: {
        return_url: returnUrl,
        cancel_url: cancelUrl,
        user_action: 'SUBSCRIBE_NOW',
        shipping_preference: 'NO_SHIPPING',
      },
    },
  });
  const { id, links } = readCreated(accepted(response, 'a subscription'));
  return { providerReference: id, subscriptionReference: id, checkoutUrl: approvalLink(links) };
}

async function paymentsOf(
  api: PayPalApi,
  identity: SubscriptionIdentity,
  since: Date,
): Promise<readonly Payment[]> {
  const range = new URLSearchParams({ start_time: since.toISOString(), end_time: new Date().toISOString() });
  const response = await api({ method: 'GET', path: `${pathOf(identity)}/transactions?${range.toString()}` });
  const { transactions } = readTransactions(accepted(response, 'to list payments'));
  return (transactions ?? [])
    .filter(({ status }) => TAKEN.has(status ?? ''))
    .map(({ id, time, amount_with_breakdown: { gross_amount: amount } }) => ({
      paymentId: id,
      money: readOwnMoney(amount),
      paidAt: readTime(time),
    }))
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}

function stateOf({ status, billing_info: billing }: Subscription): SubscriptionState['state'] {
  if (status === 'APPROVAL_PENDING' || status === 'APPROVED') return 'pending';
  if (status === 'SUSPENDED') return 'past_due';
  if (status === 'ACTIVE') return (billing?.failed_payments_count ?? 0) > 0 ? 'past_due' : 'active';
  if (ENDED.has(status)) return 'ended';
  throw new ProviderError('PayPal’s subscription has an unknown status.');
}

/** The subscription; null when PayPal does not know it. */
async function fetchSubscription(
  api: PayPalApi,
  identity: SubscriptionIdentity,
): Promise<Subscription | null> {
  const response = await api({ method: 'GET', path: pathOf(identity) });
  if (response.status === 404) return null;
  const subscription = readSubscription(accepted(response, 'to show a subscription'));
  if (subscription.id !== identity.subscriptionReference || subscription.custom_id !== identity.reference)
    throw new ProviderError("PayPal's subscription belongs to another donation.");
  return subscription;
}

/** Fetches a subscription and its payments. PayPal forgets subscriptions that were never approved. */
export async function verifySubscription(
  api: PayPalApi,
  identity: SubscriptionIdentity,
  since: Date,
): Promise<SubscriptionState> {
  const subscription = await fetchSubscription(api, identity);
  // Keys of another account would otherwise end every monthly gift.
  if (!subscription) return { state: 'pending', payments: [] };
  const state = stateOf(subscription);
  return { state, payments: state === 'pending' ? [] : await paymentsOf(api, identity, since) };
}

/** Cancels a subscription, unless it has ended. False when PayPal does not know it. */
export async function cancelSubscription(api: PayPalApi, identity: SubscriptionIdentity): Promise<boolean> {
  const response = await api({
    method: 'POST',
    path: `${pathOf(identity)}/cancel`,
    body: { reason: 'The donor ended the monthly gift.' },
  });
  if (response.status < 300) return true;
  const subscription = response.status === 404 ? null : await fetchSubscription(api, identity);
  if (subscription && !ENDED.has(subscription.status))
    throw new ProviderError(`PayPal refused to cancel a subscription (${issueOf(response)}).`);
  return subscription !== null;
}
