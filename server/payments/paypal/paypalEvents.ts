import type { JSONSchemaType } from 'ajv';
import { ProviderError, type Notice } from '../provider.ts';
import { createReader } from '../providerHttp.ts';
import { LINKS, readOwnMoney, type PayPalLink } from './paypalFields.ts';

/** Payments of subscriptions come in the first form of PayPal's amounts, all others in the second. */
interface Amount {
  total?: string;
  currency?: string;
  value?: string;
  currency_code?: string;
}

interface Resource {
  id?: string;
  status?: string;
  state?: string;
  amount?: Amount;
  custom_id?: string;
  custom?: string;
  billing_agreement_id?: string;
  sale_id?: string;
  links?: PayPalLink[];
  purchase_units?: { custom_id?: string }[];
  dispute_id?: string;
  disputed_transactions?: { seller_transaction_id?: string }[];
  dispute_outcome?: { outcome_code?: string };
}

const TEXT = { type: 'string', nullable: true } as const;

const RESOURCE: JSONSchemaType<Resource> = {
  type: 'object',
  properties: {
    id: TEXT,
    status: TEXT,
    state: TEXT,
    amount: {
      type: 'object',
      nullable: true,
      properties: { total: TEXT, currency: TEXT, value: TEXT, currency_code: TEXT },
    },
    custom_id: TEXT,
    custom: TEXT,
    billing_agreement_id: TEXT,
    sale_id: TEXT,
    links: { ...LINKS, nullable: true },
    purchase_units: {
      type: 'array',
      nullable: true,
      items: { type: 'object', properties: { custom_id: TEXT } },
    },
    dispute_id: TEXT,
    disputed_transactions: {
      type: 'array',
      nullable: true,
      items: { type: 'object', properties: { seller_transaction_id: TEXT } },
    },
    dispute_outcome: { type: 'object', nullable: true, properties: { outcome_code: TEXT } },
  },
};

const readType = createReader<{ event_type: string }>("PayPal's event", {
  type: 'object',
  required: ['event_type'],
  properties: { event_type: { type: 'string' } },
});

const readResource = createReader<{ resource: Resource }>("PayPal's event", {
  type: 'object',
  required: ['resource'],
  properties: { resource: RESOURCE },
});

const UNSUCCESSFUL = new Set(['FAILED', 'CANCELLED']);

function required<T>(value: T | null | undefined, what: string): T {
  if (value !== null && value !== undefined && value !== '') return value;
  throw new ProviderError(`PayPal's event has no ${what}.`);
}

/** What was bought elsewhere with the same PayPal account has no reference of ours. */
const aboutPayment = (reference: string | undefined): Notice | null =>
  reference ? { about: 'payment', reference } : null;

const aboutSubscription = (subscriptionReference: string | undefined): Notice | null =>
  subscriptionReference ? { about: 'subscription', subscriptionReference } : null;

/** The id at the end of the link to the payment that money was returned from. */
function linkedPayment(links: readonly PayPalLink[]): string | undefined {
  const link = links.find(({ rel, href }) => (rel === 'up' && href.includes('/captures/')) || rel === 'sale');
  return link?.href.split('/').at(-1);
}

/** A refund is a resource of its own that names its payment. A reversal may also come as the payment itself. */
function aboutRefund(kind: 'refund' | 'reversal', resource: Resource): Notice | null {
  if (UNSUCCESSFUL.has(resource.status ?? '')) return null;
  const id = required(resource.id, 'id');
  const amount = required(resource.amount, 'amount');
  const reference = resource.custom_id ?? resource.custom;
  const money = readOwnMoney({
    value: required(amount.value ?? amount.total, 'amount'),
    currency_code: required(amount.currency_code ?? amount.currency, 'currency'),
  });
  return {
    about: 'refund',
    kind,
    id,
    paymentId: resource.sale_id ?? linkedPayment(resource.links ?? []) ?? id,
    money: { ...money, minor: Math.abs(money.minor) },
    ...(reference && { reference }),
  };
}

function aboutDispute(resource: Resource, isOpen: boolean): Notice {
  return {
    about: 'dispute',
    id: required(resource.dispute_id, 'dispute'),
    paymentId: required(resource.disputed_transactions?.[0]?.seller_transaction_id, 'payment'),
    outcome: isOpen ? null : (resource.dispute_outcome?.outcome_code ?? 'unknown'),
  };
}

const NOTICES: Readonly<Record<string, (resource: Resource) => Notice | null>> = {
  'CHECKOUT.ORDER.APPROVED': ({ purchase_units: units }) => aboutPayment(units?.[0]?.custom_id),
  'PAYMENT.CAPTURE.COMPLETED': ({ custom_id: reference }) => aboutPayment(reference),
  'PAYMENT.CAPTURE.PENDING': ({ custom_id: reference }) => aboutPayment(reference),
  'PAYMENT.CAPTURE.DENIED': ({ custom_id: reference }) => aboutPayment(reference),
  'PAYMENT.CAPTURE.REFUNDED': (resource) => aboutRefund('refund', resource),
  'PAYMENT.CAPTURE.REVERSED': (resource) => aboutRefund('reversal', resource),
  'BILLING.SUBSCRIPTION.ACTIVATED': ({ id }) => aboutSubscription(id),
  'BILLING.SUBSCRIPTION.CANCELLED': ({ id }) => aboutSubscription(id),
  'BILLING.SUBSCRIPTION.SUSPENDED': ({ id }) => aboutSubscription(id),
  'BILLING.SUBSCRIPTION.EXPIRED': ({ id }) => aboutSubscription(id),
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': ({ id }) => aboutSubscription(id),
  'PAYMENT.SALE.COMPLETED': ({ billing_agreement_id: id }) => aboutSubscription(id),
  'PAYMENT.SALE.REFUNDED': (resource) => aboutRefund('refund', resource),
  'PAYMENT.SALE.REVERSED': (resource) => aboutRefund('reversal', resource),
  'CUSTOMER.DISPUTE.CREATED': (resource) => aboutDispute(resource, true),
  'CUSTOMER.DISPUTE.RESOLVED': (resource) => aboutDispute(resource, false),
};

/** Reads the body of a verified event; nothing for one that does not concern the books. */
export function readWebhook(body: string): readonly Notice[] {
  const json: unknown = JSON.parse(body);
  const { event_type: type } = readType(json);
  const read = Object.hasOwn(NOTICES, type) ? NOTICES[type] : undefined;
  const notice = read?.(readResource(json).resource);
  return notice ? [notice] : [];
}
