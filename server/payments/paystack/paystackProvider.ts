import type { Outcome, PaymentIdentity, PaymentProvider } from '../provider.ts';
import { readEvent, verifyEvent } from './events.ts';
import { listEntries } from './listEntries.ts';
import { createPaystackApi, type PaystackApi, type PaystackOptions } from './paystackApi.ts';
import { startCheckout } from './startCheckout.ts';
import { endSubscription, verifySubscription } from './subscriptions.ts';
import { donationFor, isPaid, paymentOf } from './transactions.ts';

/** A donor may go back to an abandoned checkout and pay it, so only a refused payment has failed. */
async function verifyPayment(api: PaystackApi, asked: PaymentIdentity): Promise<Outcome> {
  const transaction = await api.verify(asked.providerReference);
  if (!transaction) return { ...asked, state: 'pending' };
  const identity = { reference: donationFor(transaction), providerReference: transaction.reference };
  if (isPaid(transaction)) return { ...identity, state: 'paid', payment: paymentOf(transaction) };
  return { ...identity, state: transaction.status === 'failed' ? 'failed' : 'pending' };
}

/** Takes donations in naira through Paystack. */
export function createPaystackProvider(options: PaystackOptions): PaymentProvider {
  const api = createPaystackApi(options);
  return {
    name: 'paystack',
    start: (request) => startCheckout(api, request),
    verifyPayment: (payment) => verifyPayment(api, payment),
    verifySubscription: (subscription, since) => verifySubscription(api, subscription, since),
    endSubscription: (subscription) => endSubscription(api, subscription),
    listEntries: (from, to) => listEntries(api, from, to),
    verifyEvent: async (event) => verifyEvent(options.secretKey, event),
    readEvent: (body) => readEvent(api, body),
  };
}
