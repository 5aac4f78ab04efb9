import type { Payments } from '../payments/payments.ts';
import {
  ProviderError,
  type CheckoutRequest,
  type Notice,
  type Payment,
  type PaymentProvider,
  type SubscriptionState,
} from '../payments/provider.ts';
import { fakePayments } from './fakePayments.ts';

interface Account {
  request: CheckoutRequest;
  state: SubscriptionState['state'];
  payments: Payment[];
}

/** The address and the headers do not matter; a valid event has this signature. */
export const SIGNED = { 'x-fake-signature': 'valid' };

/** A provider in memory, whose state tests set. */
export interface FakeProvider {
  payments: Payments;
  /** What it was asked, such as `verifyPayment REFERENCE`. */
  calls: string[];
  /** The latest event's body as received. */
  lastBody: string;
  /** While it is down, every call fails. */
  isDown: boolean;
  /** False as with the keys of another account: no monthly gift is known. */
  knowsGifts: boolean;
  /** Called during each call, for tests of what happens at the same time. */
  onAsked: () => Promise<void>;
  /** Takes a payment of a donation, which need not be the first. */
  pay(reference: string, payment?: Partial<Payment>): Payment;
  setState(reference: string, state: Account['state']): void;
  /** An event's body. */
  event(id: string, ...notices: Notice[]): object;
}

let payments = 0;

/** @param overrides replace methods */
export function fakeProvider(overrides: Partial<PaymentProvider> = {}): FakeProvider {
  const accounts = new Map<string, Account>();
  const accountOf = (reference: string): Account => {
    const account = accounts.get(reference);
    if (!account) throw new ProviderError(`The fake provider does not know ${reference}.`);
    return account;
  };
  const fake: FakeProvider = {
    calls: [],
    lastBody: '',
    isDown: false,
    knowsGifts: true,
    onAsked: async () => {},
    payments: fakePayments({
      start: async (request) => {
        await asked('start', request.reference);
        const { reference } = request;
        if (!accounts.has(reference)) accounts.set(reference, { request, state: 'pending', payments: [] });
        return {
          providerReference: `order-${reference}`,
          checkoutUrl: `https://provider.example/pay/${reference}`,
          ...(request.frequency === 'MONTHLY' && { subscriptionReference: `sub-${reference}` }),
        };
      },
      verifyPayment: async ({ reference, providerReference }) => {
        await asked('verifyPayment', reference);
        const [payment] = accountOf(reference).payments;
        return payment
          ? { reference, providerReference, state: 'paid', payment }
          : { reference, providerReference, state: 'pending' };
      },
      verifySubscription: async ({ reference }, since) => {
        await asked('verifySubscription', reference);
        const { state, payments: taken } = accountOf(reference);
        return { state, payments: taken.filter(({ paidAt }) => paidAt >= since) };
      },
      endSubscription: async ({ reference }) => {
        await asked('endSubscription', reference);
        if (!fake.knowsGifts) return false;
        accountOf(reference).state = 'ended';
        return true;
      },
      verifyEvent: async ({ body, headers }) => {
        await asked('verifyEvent', '');
        if (headers['x-fake-signature'] !== SIGNED['x-fake-signature']) return null;
        fake.lastBody = body.toString();
        const { id } = JSON.parse(fake.lastBody) as { id: string };
        return { id, type: 'fake.event' };
      },
      readEvent: async (body) => (JSON.parse(body) as { notices: Notice[] }).notices,
      ...overrides,
    }),
    pay(reference, changes = {}) {
      const account = accountOf(reference);
      payments += 1;
      const payment = {
        paymentId: `payment-${payments}`,
        money: account.request.money,
        paidAt: new Date(),
        ...changes,
      };
      account.payments.push(payment);
      if (account.state === 'pending') account.state = 'active';
      return payment;
    },
    setState(reference, state) {
      accountOf(reference).state = state;
    },
    event: (id, ...notices) => ({ id, notices }),
  };
  async function asked(question: string, reference: string): Promise<void> {
    fake.calls.push(`${question} ${reference}`.trim());
    await fake.onAsked();
    if (fake.isDown) throw new ProviderError('The fake provider is down.');
  }
  return fake;
}
