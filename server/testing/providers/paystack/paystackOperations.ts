import type { Operations, StandInResponse } from '../standInServer.ts';
import {
  disputeJson,
  listedJson,
  planJson,
  planSubscriptionJson,
  refundJson,
  subscriptionJson,
  verifiedJson,
} from './paystackJson.ts';
import { newCode, type PaystackState, type Subscription } from './paystackState.ts';

export type Operation =
  | 'transaction_initialize'
  | 'transaction_verify'
  | 'transaction_list'
  | 'plan_create'
  | 'plan_fetch'
  | 'subscription_fetch'
  | 'subscription_disable'
  | 'refund_list'
  | 'dispute_list';

interface InitializeBody {
  email: string;
  amount: number;
  currency?: string;
  reference?: string;
  callback_url?: string;
  plan?: string;
  metadata?: unknown;
}

interface PlanBody {
  name: string;
  amount: number;
  interval: string;
  currency?: string;
}

/** Small, so that tests meet a second page. */
const PER_PAGE = 3;

/** A refusal in Paystack's form. */
export const refusal = (status: number, message: string, code = 'invalid_params'): StandInResponse => ({
  status,
  json: { status: false, message, meta: { nextStep: 'Try again' }, type: 'validation_error', code },
});

const success = (message: string, data: unknown): StandInResponse => ({
  status: 200,
  json: { status: true, message, data },
});

const notFound = (message: string) => refusal(404, message, 'not_found');

/** One page of what was created between two times, the newest first. */
function pageOf<Item extends { createdAt: Date }>(
  items: Iterable<Item>,
  { from = '', to = '', page = '1' }: Readonly<Record<string, string>>,
  toJson: (item: Item) => unknown,
): StandInResponse {
  const found = [...items]
    .filter(({ createdAt }) => !from || createdAt >= new Date(from))
    .filter(({ createdAt }) => !to || createdAt <= new Date(to))
    .toReversed();
  const start = (Number(page) - 1) * PER_PAGE;
  const json = {
    status: true,
    message: 'Retrieved',
    data: found.slice(start, start + PER_PAGE).map(toJson),
    meta: {
      total: found.length,
      skipped: start,
      perPage: PER_PAGE,
      page: Number(page),
      pageCount: Math.ceil(found.length / PER_PAGE),
    },
  };
  return { status: 200, json };
}

interface Dependencies {
  state: PaystackState;
  /** The address of the checkout of an access code. */
  checkoutUrl: (accessCode: string) => string;
  /** Called when a subscription was ended. */
  onDisabled: (subscription: Subscription) => void;
}

/** Paystack's operations on its state. */
export function createOperations({ state, checkoutUrl, onDisabled }: Dependencies): Operations<Operation> {
  return {
    transaction_initialize({ body }) {
      const { email, amount, currency = 'NGN', reference = newCode('T'), ...rest } = body as InitializeBody;
      if (!/^[-.=\w]+$/.test(reference) || reference.includes('_'))
        return refusal(400, 'Invalid character in transaction reference');
      if (amount <= 0) return refusal(400, 'You must specify a valid amount');
      if (state.transactions.has(reference))
        return refusal(400, 'Duplicate Transaction Reference', 'duplicate_reference');
      const plan = rest.plan === undefined ? null : state.plans.get(rest.plan);
      if (plan === undefined) return notFound('Plan not found');
      const transaction = state.addTransaction({
        reference,
        amount: plan?.amount ?? amount,
        currency: plan?.currency ?? currency,
        metadata: rest.metadata ?? '',
        plan,
        customer: state.customer(email),
        callbackUrl: rest.callback_url ?? '',
      });
      return success('Authorization URL created', {
        authorization_url: checkoutUrl(transaction.accessCode),
        access_code: transaction.accessCode,
        reference,
      });
    },

    transaction_verify({ params: { reference = '' } }) {
      const transaction = state.transactions.get(reference);
      return transaction
        ? success('Verification successful', verifiedJson(transaction))
        : refusal(400, 'Transaction reference not found.', 'transaction_not_found');
    },

    transaction_list: ({ query }) =>
      pageOf(
        [...state.transactions.values()].filter(
          ({ status, customer }) =>
            (!query['status'] || status === query['status']) &&
            (!query['customer_code'] || customer.customer_code === query['customer_code']),
        ),
        query,
        listedJson,
      ),

    plan_create({ body }) {
      const { name, amount, interval, currency = 'NGN' } = body as PlanBody;
      const plan = { id: state.nextId(), plan_code: newCode('PLN'), name, amount, interval, currency };
      state.plans.set(plan.plan_code, plan);
      return success('Plan created', planJson(plan));
    },

    plan_fetch({ params: { code = '' } }) {
      const plan = state.plans.get(code);
      if (!plan) return notFound('Plan not found');
      const subscriptions = state.subscriptions.filter((subscription) => subscription.plan === plan);
      return success('Plan retrieved', {
        ...planJson(plan),
        subscriptions: subscriptions.map(planSubscriptionJson),
      });
    },

    subscription_fetch({ params: { code } }) {
      const subscription = state.subscriptions.find((one) => one.subscription_code === code);
      return subscription
        ? success('Subscription retrieved successfully', subscriptionJson(subscription))
        : notFound('Subscription not found');
    },

    subscription_disable({ body }) {
      const { code, token } = body as { code: string; token: string };
      const subscription = state.subscriptions.find((one) => one.subscription_code === code);
      const isActive = subscription?.status === 'active' || subscription?.status === 'attention';
      if (!subscription || !isActive || subscription.email_token !== token)
        return notFound('Subscription with code not found or already inactive');
      subscription.status = 'non-renewing';
      onDisabled(subscription);
      return success('Subscription disabled successfully', undefined);
    },

    refund_list: ({ query }) => pageOf(state.refunds, query, refundJson),

    dispute_list: ({ query }) =>
      pageOf(
        state.disputes.filter(({ status }) => !query['status'] || status === query['status']),
        query,
        disputeJson,
      ),
  };
}
