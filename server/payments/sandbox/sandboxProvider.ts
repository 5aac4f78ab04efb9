import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Outcome, PaymentClient, PaymentProvider } from '../provider.ts';
import { checkoutByReference, openCheckout, type SandboxCheckout } from './checkouts.ts';

export const SANDBOX = 'sandbox';

/** PayPal names a payment by its order, Paystack by the reference that it was given. */
function providerReferenceOf({ flavour, token, reference }: SandboxCheckout): string {
  return flavour === 'PAYPAL' ? token : reference;
}

/** PayPal's name for the payer: thirteen letters and digits, the same for the same checkout. */
function payerIdOf({ token }: SandboxCheckout): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 13).toUpperCase();
}

/** Where the donor goes after a checkout, with the parameters that the provider of this flavour adds. */
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

function toOutcome(checkout: SandboxCheckout): Outcome {
  const identity = { reference: checkout.reference, providerReference: providerReferenceOf(checkout) };
  if (checkout.state === 'open') return { ...identity, state: 'pending' };
  if (checkout.state !== 'paid') return { ...identity, state: 'failed' };
  return {
    ...identity,
    state: 'paid',
    money: { minor: checkout.amount_minor, currency: checkout.currency },
  };
}

/**
 * A stand-in for PayPal or Paystack that moves no money. At the browser it behaves as the real one does; its checkout
 * page is served by this server, and `sandbox_checkout` stands for the provider's own books.
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
      };
    },

    async verifyPayment({ reference, providerReference }) {
      const checkout = await checkoutByReference(db, reference);
      // A real provider may know nothing of a reference either: then nothing was charged, and nothing is final.
      return checkout ? toOutcome(checkout) : { state: 'pending', reference, providerReference };
    },
  };
}
