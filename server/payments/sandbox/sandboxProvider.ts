import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Outcome, Payment, PaymentClient, PaymentProvider } from '../provider.ts';
import {
  checkoutByReference,
  endCheckoutSubscription,
  openCheckout,
  paidCheckouts,
  type SandboxCheckout,
} from './checkouts.ts';

export const SANDBOX = 'sandbox';

/** PayPal identifies a payment by its order, Paystack by our reference. */
function providerReferenceOf({ flavour, token, reference }: SandboxCheckout): string {
  return flavour === 'PAYPAL' ? token : reference;
}

/** A PayPal payer id: thirteen letters and digits, stable per checkout. */
function payerIdOf({ token }: SandboxCheckout): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 13).toUpperCase();
}

/** The return URL after a checkout, with the imitated provider's parameters. */
export function returnAddress(checkout: SandboxCheckout): string {
  const url = new URL(checkout.state === 'cancelled' ? checkout.cancel_url : checkout.return_url);
  if (checkout.flavour === 'PAYSTACK') {
    url.searchParams.set('trxref', checkout.reference);
    url.searchParams.set('reference', checkout.reference);
  } else {
    url.searchParams.set('token', checkout.token);
    url.searchParams.set('PayerID', payerIdOf(checkout));
  }
  return url.href;
}

/** A checkout is its payment: the sandbox has no other id of it. */
function paymentOf({ token, amount_minor: minor, currency }: SandboxCheckout, paidAt: Date): Payment {
  return { paymentId: token, money: { minor, currency }, paidAt };
}

function toOutcome(checkout: SandboxCheckout): Outcome {
  const identity = { reference: checkout.reference, providerReference: providerReferenceOf(checkout) };
  if (checkout.state === 'open') return { ...identity, state: 'pending' };
  if (checkout.paid_at === null) return { ...identity, state: 'failed' };
  return { ...identity, state: 'paid', payment: paymentOf(checkout, checkout.paid_at) };
}

/**
 * Imitates PayPal or Paystack without moving money. Towards the browser it behaves like the real one; this server serves its checkout
 * page, and `sandbox_checkout` takes the place of the provider's database.
 */
export function createSandboxProvider(
  flavour: PaymentClient,
  db: Kysely<Database>,
  origin: () => string,
): PaymentProvider {
  return {
    name: SANDBOX,

    async start(request) {
      const checkout = await openCheckout(db, flavour, request);
      return {
        providerReference: providerReferenceOf(checkout),
        checkoutUrl: `${origin()}/sandbox/checkout/${checkout.token}`,
        ...(request.frequency === 'MONTHLY' && { subscriptionReference: checkout.token }),
      };
    },

    async verifyPayment({ reference, providerReference }) {
      const checkout = await checkoutByReference(db, reference);
      // A real provider may not know a reference either: nothing was charged, and nothing is final.
      return checkout ? toOutcome(checkout) : { state: 'pending', reference, providerReference };
    },

    // The sandbox makes only the first payment of a monthly gift, because it has no schedule for the rest.
    async verifySubscription({ reference }) {
      const checkout = await checkoutByReference(db, reference);
      if (!checkout || checkout.state === 'open') return { state: 'pending', payments: [] };
      if (checkout.paid_at === null) return { state: 'ended', payments: [] };
      const payments = [paymentOf(checkout, checkout.paid_at)];
      return { state: checkout.ended ? 'ended' : 'active', payments };
    },

    async endSubscription({ reference }) {
      await endCheckoutSubscription(db, reference);
      return true;
    },

    async listEntries(from, to) {
      const checkouts = await paidCheckouts(db, flavour, from, to);
      return checkouts.map((checkout) => {
        const { paymentId, money, paidAt } = paymentOf(checkout, checkout.paid_at);
        return { kind: 'payment', id: paymentId, money, at: paidAt, reference: checkout.reference };
      });
    },
  };
}
