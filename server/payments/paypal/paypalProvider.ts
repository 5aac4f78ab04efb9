import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { PayPalSettings } from '../paymentsConfig.ts';
import type { PaymentProvider } from '../provider.ts';
import { createPayPalApi, type PayPalApiOptions } from './paypalApi.ts';
import { readWebhook } from './paypalEvents.ts';
import { startOrder, verifyOrder } from './paypalOrders.ts';
import { monthlyPlan } from './paypalPlan.ts';
import { cancelSubscription, startSubscription, verifySubscription } from './paypalSubscriptions.ts';
import { LISTING_DELAY_MS, listTransactions } from './paypalTransactions.ts';
import { verifyWebhook } from './paypalWebhooks.ts';

type PayPalOptions = PayPalSettings &
  Pick<PayPalApiOptions, 'deadline' | 'retryDelayMs'> & {
    /** Keeps the plan of monthly gifts. */
    db: Kysely<Database>;
  };

/** PayPal: orders for one-time donations, subscriptions for monthly ones. */
export function createPayPalProvider({ db, ...options }: PayPalOptions): PaymentProvider {
  const api = createPayPalApi(options);
  return {
    name: 'paypal',

    start: async (request) =>
      request.frequency === 'ONCE'
        ? startOrder(api, request)
        : startSubscription(api, await monthlyPlan(api, db, options), request),

    verifyPayment: (payment, verifyOptions) => verifyOrder(api, payment, verifyOptions),
    verifySubscription: (subscription, since) => verifySubscription(api, subscription, since),
    endSubscription: (subscription) => cancelSubscription(api, subscription),
    listingDelayMs: LISTING_DELAY_MS,
    listEntries: (from, to) => listTransactions(api, from, to),
    verifyEvent: (event) => verifyWebhook(api, event, options),
    readEvent: async (body) => readWebhook(body),
  };
}
