import type { PayPalState } from '../providers/paypal/paypalState.ts';
import { startPaypalStandIn, type PaypalStandIn } from '../providers/paypalStandIn.ts';
import type { PaystackState } from '../providers/paystack/paystackState.ts';
import { startPaystackStandIn, type PaystackStandIn } from '../providers/paystackStandIn.ts';
import { between } from './chance.ts';
import type { Deliveries } from './deliveries.ts';

/** Both providers on this machine. */
export interface StandIns {
  paypal: PaypalStandIn;
  paystack: PaystackStandIn;
  env: Record<string, string>;
  close(): Promise<void>;
}

/** Real providers resend refund events until acknowledged; nothing else reports them. */
const isAboutReturns = (type: string) => /refund|revers/i.test(type);

/** Starts both providers, whose events are delivered as soon as there are servers. */
export async function startStandIns(deliveries: () => Deliveries): Promise<StandIns> {
  const paypal = await startPaypalStandIn({
    onEvent: (event) =>
      deliveries().add('paypal', () => paypal.sign(event), !isAboutReturns(event.event_type)),
  });
  const paystack = await startPaystackStandIn({
    onEvent: (event) =>
      deliveries().add('paystack', () => paystack.sign(event), !isAboutReturns(event.event)),
  });
  return {
    paypal,
    paystack,
    env: {
      PAYMENTS: 'live',
      PUBLIC_URL: 'https://kitbridge.example',
      PAYPAL_CLIENT_ID: paypal.settings.clientId,
      PAYPAL_CLIENT_SECRET: paypal.settings.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.settings.webhookId,
      PAYPAL_ENVIRONMENT: 'sandbox',
      PAYPAL_API_URL: paypal.url,
      PAYSTACK_SECRET_KEY: paystack.settings.secretKey,
      PAYSTACK_API_URL: paystack.url,
    },
    async close() {
      await paypal.close();
      await paystack.close();
    },
  };
}

/** Makes a call to each provider go wrong, even after it took money. */
export function misbehave({ paypal, paystack }: StandIns): void {
  const ways = [
    { how: 'disconnect' },
    { how: 'malformed' },
    { how: 'fail', status: 500 },
    { how: 'slow', ms: 300 },
  ] as const;
  const way = ways[between(0, ways.length - 1)] ?? ways[0];
  const ofPaypal = [
    'captureOrder',
    'createOrder',
    'getOrder',
    'createSubscription',
    'getSubscription',
  ] as const;
  const ofPaystack = ['transaction_initialize', 'transaction_verify', 'plan_create', 'plan_fetch'] as const;
  paypal.misbehave(ofPaypal[between(0, ofPaypal.length - 1)] ?? 'captureOrder', way);
  paystack.misbehave(ofPaystack[between(0, ofPaystack.length - 1)] ?? 'transaction_verify', way);
}

const line = (provider: string, id: string | number, minor: number, currency: string) =>
  `${provider} ${id} ${minor} ${currency}`;

/** One line for every payment that the providers took. */
export function paymentsTaken(paypal: PayPalState, paystack: PaystackState): string[] {
  return [
    ...paypal.transactions
      .filter(({ code }) => code === 'T0006' || code === 'T0002')
      .map(({ id, amount }) =>
        line('paypal', id, Math.round(Number(amount.value) * 100), amount.currency_code),
      ),
    ...[...paystack.transactions.values()]
      .filter(({ paidAt }) => paidAt !== null)
      .map(({ id, amount, currency }) => line('paystack', id, amount, currency)),
  ].toSorted();
}

/** How often the providers returned money. */
export const countReturns = (paypal: PayPalState, paystack: PaystackState): number =>
  paypal.transactions.filter(({ code }) => code === 'T1107' || code === 'T1106').length +
  paystack.refunds.length;

/** The same line of a payment in the ledger. */
export const lineOf = (entry: {
  provider: string;
  provider_id: string;
  amount_minor: number;
  currency: string;
}) => line(entry.provider, entry.provider_id, entry.amount_minor, entry.currency);
