import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPaystackProvider } from '../../../payments/paystack/paystackProvider.ts';
import { ProviderError, type CheckoutRequest, type PaymentProvider } from '../../../payments/provider.ts';
import { startPaystackStandIn, type PaystackStandIn } from '../paystackStandIn.ts';

/** A donation of ₦5,000. */
export const donation = (fields: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference: randomUUID(),
  money: { minor: 500_000, currency: 'NGN' },
  frequency: 'ONCE',
  donorEmail: `${randomUUID()}@example.com`,
  description: 'Donation',
  returnUrl: 'https://kitbridge.example/backend/api/donation/paystack/callback',
  cancelUrl: 'https://kitbridge.example/thankyou?cancelled=1',
  ...fields,
});

/** Starts a stand-in for the tests of a file, and a provider that uses it. */
export function withPaystack() {
  let standIn: PaystackStandIn;
  let provider: PaymentProvider;
  let waiting = new AbortController();

  beforeAll(async () => {
    standIn = await startPaystackStandIn();
    provider = createPaystackProvider({
      ...standIn.settings,
      retryDelayMs: 0,
      deadline: () => (waiting = new AbortController()).signal,
    });
  });
  afterAll(() => standIn.close());

  return {
    standIn: () => standIn,
    provider: () => provider,
    /** Ends the call that is being made, as its deadline would. */
    giveUp: () => waiting.abort(),
  };
}

/** The message of a call that fails as a provider's. */
export async function failureOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return (error as ProviderError).message;
}
