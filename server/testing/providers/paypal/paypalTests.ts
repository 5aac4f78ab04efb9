import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../database/tables.ts';
import type { PayPalApiOptions } from '../../../payments/paypal/paypalApi.ts';
import { createPayPalProvider } from '../../../payments/paypal/paypalProvider.ts';
import type { CheckoutRequest, PaymentProvider } from '../../../payments/provider.ts';
import { describeDatabase } from '../../testDatabase.ts';
import { startPaypalStandIn, type PaypalStandIn } from '../paypalStandIn.ts';

/** The stand-in and ways to reach it. */
export interface PayPalSuite {
  standIn: () => PaypalStandIn;
  db: () => Kysely<Database>;
  /** A new provider, like another server process. */
  provider: (options?: Partial<Pick<PayPalApiOptions, 'deadline' | 'clientSecret'>>) => PaymentProvider;
}

/** A request for a checkout of 50 dollars. */
export const donation = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference: randomUUID(),
  money: { minor: 5000, currency: 'USD' },
  frequency: 'ONCE',
  donorEmail: 'ada@donors.example',
  description: 'Microscopes for Kano',
  returnUrl: 'https://kitbridge.example/thankyou?paymentId=1',
  cancelUrl: 'https://kitbridge.example/thankyou?paymentId=1&cancelled=1',
  ...changes,
});

/** A suite with a stand-in for PayPal. */
export function describePayPal(name: string, tests: (suite: PayPalSuite) => void): void {
  describeDatabase(name, (database) => {
    let standIn: PaypalStandIn;
    beforeAll(async () => {
      standIn = await startPaypalStandIn();
    });
    afterAll(() => standIn.close());
    tests({
      standIn: () => standIn,
      db: () => database().db,
      provider: (options) =>
        createPayPalProvider({ ...standIn.settings, db: database().db, retryDelayMs: 0, ...options }),
    });
  });
}
