import type { Operations, StandInCall, StandInResponse } from '../standInServer.ts';
import {
  newId,
  type Amount,
  type Capture,
  type Order,
  type PayPalState,
  type Subscription,
} from './paypalState.ts';

export type Operation =
  | 'token'
  | 'createOrder'
  | 'getOrder'
  | 'captureOrder'
  | 'createProduct'
  | 'createPlan'
  | 'createSubscription'
  | 'getSubscription'
  | 'listSubscriptionTransactions'
  | 'cancelSubscription'
  | 'listTransactions'
  | 'verifyWebhookSignature';

/** What the operations need besides the request. */
export interface PayPalContext {
  state: PayPalState;
  url: () => string;
  newToken: () => StandInResponse;
  /** Whether the event in a verification call has PayPal's signature. */
  isSigned: (rawBody: string) => boolean;
}

interface PayPalCall extends PayPalContext {
  /** The id in the path. */
  id: string;
  body: never;
  query: Readonly<Record<string, string>>;
  rawBody: string;
}

const WINDOW_MS = 31 * 24 * 60 * 60 * 1000;

/** A refusal in PayPal's form. */
export const refusal = (status: number, name: string, issue: string): StandInResponse => ({
  status,
  json: { name, message: 'Refused.', debug_id: newId(13), details: [{ issue, description: issue }] },
});

const notFound = () => refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const unprocessable = (issue: string) => refusal(422, 'UNPROCESSABLE_ENTITY', issue);

interface Context {
  return_url: string;
  cancel_url: string;
}

interface NewOrder {
  purchase_units: [{ custom_id?: string; amount: Amount; description?: string }];
  payment_source?: { paypal?: { experience_context?: Context } };
}

interface NewSubscription {
  plan_id: string;
  custom_id?: string;
  plan: { billing_cycles: [{ pricing_scheme: { fixed_price: Amount } }] };
  application_context: Context;
}

/** PayPal takes dollars, not naira. */
function amountIssue({ currency_code: currency, value }: Amount): string | undefined {
  if (currency !== 'USD') return 'CURRENCY_NOT_SUPPORTED';
  if (!/^\d+(\.\d{2})?$/.test(value)) return 'DECIMAL_PRECISION';
  return Number(value) > 0 ? undefined : 'CANNOT_BE_ZERO_OR_NEGATIVE';
}

const showOrder = ({ id, status, customId, amount, captures }: Order) => ({
  id,
  status,
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'default',
      amount,
      custom_id: customId,
      ...(captures.length > 0 && { payments: { captures } }),
    },
  ],
});

const showSubscription = (subscription: Subscription) => ({
  id: subscription.id,
  status: subscription.status,
  custom_id: subscription.customId,
  ...(subscription.status !== 'APPROVAL_PENDING' && {
    billing_info: {
      failed_payments_count: subscription.failedPayments,
      outstanding_balance: {
        currency_code: subscription.amount.currency_code,
        value: subscription.failedPayments > 0 ? subscription.amount.value : '0.00',
      },
    },
  }),
});

const showSale = ({ id, status, amount, create_time: time }: Capture) => ({
  id,
  status,
  amount_with_breakdown: { gross_amount: amount },
  time,
});

function createOrder({ state, url, body }: PayPalCall): StandInResponse {
  const { purchase_units: units, payment_source: source }: NewOrder = body;
  const [{ amount, custom_id: customId, description = '' }] = units;
  const issue = amountIssue(amount);
  const context = source?.paypal?.experience_context;
  if (issue) return unprocessable(issue);
  if (!context) return unprocessable('RETURN_URL_REQUIRED');
  const order: Order = {
    id: newId(),
    status: 'PAYER_ACTION_REQUIRED',
    customId,
    amount,
    description,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    declines: false,
    captures: [],
  };
  state.orders.set(order.id, order);
  const links = [{ rel: 'payer-action', method: 'GET', href: `${url()}/checkoutnow?token=${order.id}` }];
  return { status: 200, json: { id: order.id, status: order.status, links } };
}

function captureOrder({ state, id }: PayPalCall): StandInResponse {
  const order = state.orders.get(id);
  if (!order) return notFound();
  if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
  if (order.declines) return unprocessable('INSTRUMENT_DECLINED');
  state.captureOrder(order);
  return { status: 201, json: showOrder(order) };
}

function createSubscription({ state, url, body }: PayPalCall): StandInResponse {
  const { plan_id: planId, custom_id: customId, plan, application_context: context }: NewSubscription = body;
  if (!state.plans.has(planId)) return notFound();
  const amount = plan.billing_cycles[0].pricing_scheme.fixed_price;
  const issue = amountIssue(amount);
  if (issue) return unprocessable(issue);
  const subscription: Subscription = {
    id: `I-${newId(12)}`,
    baToken: `BA-${newId()}`,
    status: 'APPROVAL_PENDING',
    customId,
    amount,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    failedPayments: 0,
    sales: [],
  };
  state.subscriptions.set(subscription.id, subscription);
  const href = `${url()}/webapps/billing/subscriptions?ba_token=${subscription.baToken}`;
  return {
    status: 201,
    json: {
      id: subscription.id,
      status: subscription.status,
      links: [{ rel: 'approve', method: 'GET', href }],
    },
  };
}

function listSubscriptionTransactions({ state, id, query }: PayPalCall): StandInResponse {
  const subscription = state.subscriptions.get(id);
  if (!subscription) return notFound();
  const [from = '', to = ''] = [query['start_time'], query['end_time']];
  const sales = subscription.sales.filter(
    ({ create_time: time }) => time >= new Date(from).toISOString() && time <= new Date(to).toISOString(),
  );
  return {
    status: 200,
    json: { transactions: sales.map(showSale), total_items: sales.length, total_pages: 1 },
  };
}

function cancelSubscription({ state, id }: PayPalCall): StandInResponse {
  const subscription = state.subscriptions.get(id);
  if (!subscription) return notFound();
  if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED')
    return unprocessable('SUBSCRIPTION_STATUS_INVALID');
  state.change(id, 'CANCELLED');
  return { status: 204, json: undefined };
}

function listTransactions({ state, query }: PayPalCall): StandInResponse {
  const from = Date.parse(query['start_date'] ?? '');
  const to = Date.parse(query['end_date'] ?? '');
  if (to < from || to - from > WINDOW_MS) return refusal(400, 'INVALID_REQUEST', 'INVALID_DATE_RANGE');
  const size = Number(query['page_size'] ?? 100);
  const page = Number(query['page'] ?? 1);
  const found = state.transactions.filter(({ at }) => at.getTime() >= from && at.getTime() <= to);
  return {
    status: 200,
    json: {
      transaction_details: found.slice((page - 1) * size, page * size).map((transaction) => ({
        transaction_info: {
          transaction_id: transaction.id,
          transaction_event_code: transaction.code,
          // PayPal writes the offset without a colon here.
          transaction_initiation_date: transaction.at.toISOString().replace('Z', '+0000'),
          transaction_amount: transaction.amount,
          transaction_status: 'S',
          custom_field: transaction.customId,
        },
      })),
      page,
      total_items: found.length,
      total_pages: Math.max(1, Math.ceil(found.length / size)),
    },
  };
}

const HANDLERS: Readonly<Record<Operation, (call: PayPalCall) => StandInResponse>> = {
  token: ({ newToken }) => newToken(),
  createOrder,
  captureOrder,
  createSubscription,
  listSubscriptionTransactions,
  cancelSubscription,
  listTransactions,

  getOrder({ state, id }) {
    const order = state.orders.get(id);
    return order ? { status: 200, json: showOrder(order) } : notFound();
  },

  getSubscription({ state, id }) {
    const subscription = state.subscriptions.get(id);
    return subscription ? { status: 200, json: showSubscription(subscription) } : notFound();
  },

  createProduct({ state }) {
    const id = `PROD-${newId()}`;
    state.products.add(id);
    return { status: 201, json: { id } };
  },

  createPlan({ state, body }) {
    const { product_id: productId }: { product_id: string } = body;
    if (!state.products.has(productId)) return notFound();
    const id = `P-${newId(24)}`;
    state.plans.add(id);
    return { status: 201, json: { id, status: 'ACTIVE' } };
  },

  verifyWebhookSignature: ({ isSigned, rawBody }) => ({
    status: 200,
    json: { verification_status: isSigned(rawBody) ? 'SUCCESS' : 'FAILURE' },
  }),
};

/** PayPal's operations that we call. A repeated PayPal-Request-Id returns the first response and does nothing. */
export function createOperations(context: PayPalContext): Operations<Operation> {
  const repeats = new Map<string, { rawBody: string; response: StandInResponse }>();

  function perform(operation: Operation, { params, query, headers, body, rawBody }: StandInCall) {
    const requestId = headers['paypal-request-id'];
    const key = `${operation} ${String(requestId)}`;
    const earlier = requestId === undefined ? undefined : repeats.get(key);
    if (earlier)
      return earlier.rawBody === rawBody ? earlier.response : unprocessable('DUPLICATE_REQUEST_ID');
    const response = HANDLERS[operation]({
      ...context,
      id: params['id'] ?? '',
      body: body as never,
      query,
      rawBody,
    });
    if (requestId !== undefined && response.status < 300) repeats.set(key, { rawBody, response });
    return response;
  }

  const names = Object.keys(HANDLERS) as Operation[];
  return Object.fromEntries(
    names.map((name) => [name, (call: StandInCall) => perform(name, call)]),
  ) as Operations<Operation>;
}
