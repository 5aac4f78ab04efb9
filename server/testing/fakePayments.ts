import type { Payments } from '../payments/payments.ts';
import type { PaymentProvider } from '../payments/provider.ts';

const unexpected = () => Promise.reject(new Error('This test expects no call of this kind.'));

/** A provider with the given methods, for both clients. */
export function fakePayments(provider: Partial<PaymentProvider>): Payments {
  const whole: PaymentProvider = {
    name: 'fake',
    start: unexpected,
    verifyPayment: unexpected,
    verifySubscription: unexpected,
    endSubscription: unexpected,
    listEntries: unexpected,
    ...provider,
  };
  return {
    providerFor: () => whole,
    providerNamed: (name) => (name === whole.name ? whole : undefined),
    pages: async () => {},
  };
}
