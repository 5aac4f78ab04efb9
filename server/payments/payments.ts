import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Currency } from '../database/columns.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentsConfig } from './paymentsConfig.ts';
import { createPayPalProvider } from './paypal/paypalProvider.ts';
import { createPaystackProvider } from './paystack/paystackProvider.ts';
import type { PaymentClient, PaymentProvider } from './provider.ts';
import { checkoutRoutes } from './sandbox/checkoutRoutes.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';

const PROVIDER_OF: Readonly<Record<Currency, PaymentClient>> = { USD: 'PAYPAL', NGN: 'PAYSTACK' };

/** The currency decides the provider. */
export const paymentClientFor = (currency: Currency): PaymentClient => PROVIDER_OF[currency];

/** The configured providers and the pages that they need. */
export interface Payments {
  /** The provider for new payments of a client; undefined when none is configured. */
  providerFor(client: PaymentClient): PaymentProvider | undefined;
  /** The provider of an earlier payment; undefined when it is no longer configured. */
  providerNamed(name: string, client: PaymentClient): PaymentProvider | undefined;
  pages: FastifyPluginAsync;
}

/** No provider: existing donations stay readable, and new ones are refused before anything is stored. */
const noProvider: Payments = {
  providerFor: () => undefined,
  providerNamed: () => undefined,
  pages: async () => {},
};

/** Real money. A provider without keys takes no donations. */
function createLivePayments({ paypal, paystack }: PaymentsConfig, db: Kysely<Database>): Payments {
  const providers: Record<PaymentClient, PaymentProvider | undefined> = {
    PAYPAL: paypal ? createPayPalProvider({ ...paypal, db }) : undefined,
    PAYSTACK: paystack ? createPaystackProvider(paystack) : undefined,
  };
  return {
    providerFor: (client) => providers[client],
    providerNamed: (name, client) => [providers[client]].find((provider) => provider?.name === name),
    pages: async () => {},
  };
}

/** The configured providers. The sandbox is never constructed in production. */
export function createPayments(config: Config, db: Kysely<Database>, origin: () => string): Payments {
  if (config.payments.mode === 'live') return createLivePayments(config.payments, db);
  if (config.production || config.payments.mode !== 'sandbox') return noProvider;
  const providers: Record<PaymentClient, PaymentProvider> = {
    PAYPAL: createSandboxProvider('PAYPAL', db, origin),
    PAYSTACK: createSandboxProvider('PAYSTACK', db, origin),
  };
  return {
    providerFor: (client) => providers[client],
    providerNamed: (name, client) => [providers[client]].find((provider) => provider.name === name),
    pages: checkoutRoutes(db, origin),
  };
}
