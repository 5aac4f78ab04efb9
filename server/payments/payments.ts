import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Currency } from '../database/columns.ts';
import type { Database } from '../database/tables.ts';
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

/** New donations are refused without a provider, before anything is stored; existing ones stay readable. */
function paymentsOf(
  providers: Partial<Record<PaymentClient, PaymentProvider>>,
  pages: FastifyPluginAsync = async () => {},
): Payments {
  return {
    providerFor: (client) => providers[client],
    providerNamed(name, client) {
      const provider = providers[client];
      return provider?.name === name ? provider : undefined;
    },
    pages,
  };
}

/** The configured providers. The sandbox is never constructed in production. */
export function createPayments(
  { payments, production }: Config,
  db: Kysely<Database>,
  origin: () => string,
): Payments {
  if (payments.mode === 'live') {
    const { paypal, paystack } = payments;
    return paymentsOf({
      ...(paypal && { PAYPAL: createPayPalProvider({ ...paypal, db }) }),
      ...(paystack && { PAYSTACK: createPaystackProvider(paystack) }),
    });
  }
  if (production || payments.mode !== 'sandbox') return paymentsOf({});
  return paymentsOf(
    {
      PAYPAL: createSandboxProvider('PAYPAL', db, origin),
      PAYSTACK: createSandboxProvider('PAYSTACK', db, origin),
    },
    checkoutRoutes(db, origin),
  );
}
