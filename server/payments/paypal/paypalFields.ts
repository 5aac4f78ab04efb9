import type { JSONSchemaType } from 'ajv';
import { toDecimalString } from '../../money/money.ts';
import { ProviderError, type Money } from '../provider.ts';
import { createReader, type ProviderResponse } from '../providerHttp.ts';

/** An amount in PayPal's v2 form. */
export interface PayPalMoney {
  currency_code: string;
  value: string;
}

export interface PayPalLink {
  rel: string;
  href: string;
}

export const MONEY: JSONSchemaType<PayPalMoney> = {
  type: 'object',
  required: ['currency_code', 'value'],
  properties: { currency_code: { type: 'string' }, value: { type: 'string' } },
};

export const LINKS: JSONSchemaType<PayPalLink[]> = {
  type: 'array',
  items: {
    type: 'object',
    required: ['rel', 'href'],
    properties: { rel: { type: 'string' }, href: { type: 'string' } },
  },
};

/** The statuses of a payment that was received, even if it was refunded later. */
export const TAKEN: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** Reads a new order or subscription. */
export const readCreated = createReader<{ id: string; links: PayPalLink[] }>("PayPal's new checkout", {
  type: 'object',
  required: ['id', 'links'],
  properties: { id: { type: 'string', minLength: 1 }, links: LINKS },
});

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** Formats money as PayPal writes it. */
export const toPayPalMoney = ({ minor, currency }: Money): PayPalMoney => ({
  currency_code: currency,
  value: toDecimalString(minor),
});

/** Reads an amount; null for a currency that we do not take. A refund's amount may be negative. */
export function readMoney({ currency_code: currency, value }: PayPalMoney): Money | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) throw new ProviderError('PayPal returned an amount that is not a number.');
  if (currency !== 'USD' && currency !== 'NGN') return null;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return { minor: sign === '-' ? -minor : minor, currency };
}

/** Reads the amount of a payment of ours. */
export function readOwnMoney(amount: PayPalMoney): Money {
  const money = readMoney(amount);
  if (money) return money;
  throw new ProviderError('A PayPal payment is in a currency that we do not accept.');
}

/** Reads a point in time. */
export function readTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new ProviderError('PayPal returned an invalid time.');
  return time;
}

/** The link that the donor follows to agree. */
export function approvalLink(links: readonly PayPalLink[]): string {
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (!link || !URL.canParse(link.href)) throw new ProviderError('PayPal returned no checkout address.');
  return link.href;
}

interface Refusal {
  name: string;
  details?: { issue: string }[];
}

const readRefusal = createReader<Refusal>("PayPal's refusal", {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    details: {
      type: 'array',
      nullable: true,
      items: { type: 'object', required: ['issue'], properties: { issue: { type: 'string' } } },
    },
  },
});

/** PayPal's code for why it refused a call, such as `ORDER_NOT_APPROVED`. */
export function issueOf({ json }: ProviderResponse): string {
  if (json === undefined) return 'unknown';
  const { name, details } = readRefusal(json);
  return details?.[0]?.issue ?? name;
}

/** The JSON of a success. */
export function accepted(response: ProviderResponse, what: string): unknown {
  if (response.status < 300) return response.json;
  throw new ProviderError(`PayPal refused ${what} (status ${response.status}, ${issueOf(response)}).`);
}
