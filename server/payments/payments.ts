import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Currency } from '../database/columns.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentClient, PaymentProvider } from './provider.ts';
import { checkoutRoutes } from './sandbox/checkoutRoutes.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';

const PROVIDER_OF: Readonly<Record<Currency, PaymentClient>> = { USD: 'PAYPAL', NGN: 'PAYSTACK' };

/** The currency makes the provider. */
export const paymentClientFor = (currency: Currency): PaymentClient => PROVIDER_OF[currency];

/** The providers that this server may use, and the pages that they need. */
export interface Payments {
  /** Who takes new payments for a client; undefined while nobody does. */
  providerFor(client: PaymentClient): PaymentProvider | undefined;
  /** Who was given a payment earlier; undefined when that provider is not configured any more. */
  providerNamed(name: string, client: PaymentClient): PaymentProvider | undefined;
  pages: FastifyPluginAsync;
}

/** No provider: what was given stays readable, and a new gift is refused before anything is stored. */
const nobody: Payments = {
  providerFor: () => undefined,
  providerNamed: () => undefined,
  pages: async () => {},
};

/** The providers that the configuration allows. The sandbox is not even constructed in production. */
export function createPayments(config: Config, db: Kysely<Database>, origin: () => string): Payments {
  if (config.production || config.payments !== 'sandbox') return nobody;
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
