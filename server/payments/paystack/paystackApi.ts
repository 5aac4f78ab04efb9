import { ProviderError } from '../provider.ts';
import {
  createProviderHttp,
  createReader,
  type ProviderHttpOptions,
  type ProviderCall,
  type ProviderResponse,
} from '../providerHttp.ts';
import { fieldOf, textOf } from './fields.ts';
import { readDispute, readRefund, type Dispute, type ReturnedMoney } from './returns.ts';
import { planCodeOf, readTransaction, type Transaction } from './transactions.ts';

/** How to reach Paystack. */
export interface PaystackOptions extends Pick<ProviderHttpOptions, 'deadline' | 'retryDelayMs'> {
  secretKey: string;
  /** Paystack's origin, without a trailing slash. */
  apiUrl: string;
}

/** The repeated monthly payment of one donor for one plan. */
export interface Subscription {
  code: string;
  status: string;
  /** Needed to end it; a plan's list may leave it out. */
  emailToken: string | undefined;
  planCode: string | undefined;
}

type Query = Readonly<Record<string, string>>;

const MAX_PAGES = 1000;

const readSubscriptionFields = createReader<{ subscription_code: string; status: string }>(
  "Paystack's subscription",
  {
    type: 'object',
    required: ['subscription_code', 'status'],
    properties: { subscription_code: { type: 'string' }, status: { type: 'string' } },
  },
);

const readCheckout = createReader<{ authorization_url: string }>("Paystack's checkout", {
  type: 'object',
  required: ['authorization_url'],
  properties: { authorization_url: { type: 'string', pattern: '^https?://' } },
});

const readPlan = createReader<{ plan_code: string }>("Paystack's plan", {
  type: 'object',
  required: ['plan_code'],
  properties: { plan_code: { type: 'string', minLength: 1 } },
});

function readSubscription(json: unknown): Subscription {
  const { subscription_code: code, status } = readSubscriptionFields(json);
  return { code, status, emailToken: textOf(json, 'email_token'), planCode: planCodeOf(json) };
}

function listIn(json: unknown, what: string): readonly unknown[] {
  if (Array.isArray(json)) return json;
  throw new ProviderError(`Paystack returned no list of ${what}.`);
}

/** Paystack's message can repeat what it was sent, so only its code is shown. */
function refusal(what: string, { status, json }: ProviderResponse): ProviderError {
  const code = textOf(json, 'code');
  const shown = code && /^\w+$/.test(code) ? `, ${code}` : '';
  return new ProviderError(`Paystack refused ${what} (status ${status}${shown}).`);
}

/** The body of a response that is not a refusal. */
function accepted(what: string, response: ProviderResponse): unknown {
  if (response.status >= 400 || fieldOf(response.json, 'status') !== true) throw refusal(what, response);
  return response.json;
}

/** The description promises 404; Paystack also returns 400 for an unknown transaction. */
const isNotFound = ({ status, json }: ProviderResponse) =>
  status === 404 || (status === 400 && textOf(json, 'code') === 'transaction_not_found');

const isDuplicate = ({ status, json }: ProviderResponse) =>
  status === 400 &&
  (textOf(json, 'code') === 'duplicate_reference' ||
    /duplicate transaction reference/i.test(textOf(json, 'message') ?? ''));

/** The operations of Paystack that we call. */
export interface PaystackApi {
  /** Opens a transaction and returns its checkout's address; null when its reference was used before. */
  initialize(transaction: { reference: string } & Record<string, unknown>): Promise<string | null>;
  /** A transaction by its reference; undefined when Paystack does not know it. */
  verify(reference: string): Promise<Transaction | undefined>;
  /** Creates a plan and returns its code. */
  createPlan(plan: Readonly<Record<string, unknown>>): Promise<string>;
  /** A plan's subscriptions; none when Paystack does not know the plan. */
  subscriptionsOf(planCode: string): Promise<Subscription[]>;
  subscription(code: string): Promise<Subscription | undefined>;
  /** Ends a subscription; false when Paystack refuses, as it does for one that has ended. */
  disable(code: string, emailToken: string): Promise<boolean>;
  transactions(query: Query): Promise<Transaction[]>;
  refunds(query: Query): Promise<ReturnedMoney[]>;
  disputes(query: Query): Promise<Dispute[]>;
}

/** Creates a client of Paystack's API. Each method throws ProviderError when Paystack refuses or gives no usable response. */
export function createPaystackApi({ secretKey, apiUrl, ...http }: PaystackOptions): PaystackApi {
  const send = createProviderHttp({ name: 'Paystack', baseUrl: apiUrl, ...http });
  const headers = { authorization: `Bearer ${secretKey}` };
  // Repeating is safe: a reference is used once, an unused plan collects nothing, and ending twice changes nothing.
  const call = (request: Pick<ProviderCall, 'method' | 'path' | 'body'>) => send({ ...request, headers });

  /** The data of one resource; undefined when Paystack does not know it. */
  async function find(what: string, path: string): Promise<unknown> {
    const response = await call({ method: 'GET', path });
    return isNotFound(response) ? undefined : fieldOf(accepted(what, response), 'data');
  }

  /** Some responses count their pages; the others end with an empty one. */
  async function list(what: string, path: string, query: Query, page = 1): Promise<readonly unknown[]> {
    const search = new URLSearchParams({ ...query, page: String(page) }).toString();
    const json = accepted(what, await call({ method: 'GET', path: `${path}?${search}` }));
    const items = listIn(fieldOf(json, 'data'), what);
    const pages = fieldOf(fieldOf(json, 'meta'), 'pageCount');
    if (items.length === 0 || (typeof pages === 'number' && page >= pages)) return items;
    if (page === MAX_PAGES) throw new ProviderError(`Paystack returned too many pages of ${what}.`);
    return [...items, ...(await list(what, path, query, page + 1))];
  }

  return {
    async initialize(transaction) {
      const response = await call({ method: 'POST', path: '/transaction/initialize', body: transaction });
      if (isDuplicate(response)) return null;
      return readCheckout(fieldOf(accepted('a checkout', response), 'data')).authorization_url;
    },

    async verify(reference) {
      const data = await find('a transaction', `/transaction/verify/${encodeURIComponent(reference)}`);
      return data === undefined ? undefined : readTransaction(data);
    },

    async createPlan(plan) {
      const response = await call({ method: 'POST', path: '/plan', body: plan });
      return readPlan(fieldOf(accepted('a plan', response), 'data')).plan_code;
    },

    async subscriptionsOf(planCode) {
      const plan = await find('a plan', `/plan/${encodeURIComponent(planCode)}`);
      if (plan === undefined) return [];
      return listIn(fieldOf(plan, 'subscriptions'), 'subscriptions').map(readSubscription);
    },

    async subscription(code) {
      const data = await find('a subscription', `/subscription/${encodeURIComponent(code)}`);
      return data === undefined ? undefined : readSubscription(data);
    },

    async disable(code, emailToken) {
      const body = { code, token: emailToken };
      const response = await call({ method: 'POST', path: '/subscription/disable', body });
      return response.status < 400;
    },

    transactions: async (query) => (await list('transactions', '/transaction', query)).map(readTransaction),

    async refunds(query) {
      const items = await list('refunds', '/refund', query);
      return items.map(readRefund).filter((refund) => refund !== undefined);
    },

    disputes: async (query) => (await list('disputes', '/dispute', query)).map(readDispute),
  };
}
