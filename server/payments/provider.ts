import type { Currency } from '../database/columns.ts';

/** Where a donation is paid, by the contract's `payment_client`, with its name for people. */
export const CLIENT_NAMES = { PAYPAL: 'PayPal', PAYSTACK: 'Paystack' } as const;

/** Follows from the currency. */
export type PaymentClient = keyof typeof CLIENT_NAMES;

export const PAYMENT_CLIENTS: readonly PaymentClient[] = ['PAYPAL', 'PAYSTACK'];

export type Frequency = 'ONCE' | 'MONTHLY';

/** An amount in integer minor units: cents or kobo. */
export interface Money {
  minor: number;
  currency: Currency;
}

/** A donation that a provider should collect. */
export interface CheckoutRequest {
  /** Our id of the donation; the provider returns it with every response. */
  reference: string;
  money: Money;
  frequency: Frequency;
  donorEmail: string;
  /** Shown to the donor on the provider's page. */
  description: string;
  /** Where the donor returns after the checkout. The provider adds its own parameters. */
  returnUrl: string;
  /** Where the donor returns after cancelling. */
  cancelUrl: string;
}

/** A checkout to redirect the donor to. */
export interface Checkout {
  /** The provider's id of the payment, unique per provider. */
  providerReference: string;
  checkoutUrl: string;
  /** For monthly donations: PayPal's subscription id or Paystack's plan code, unique per provider. */
  subscriptionReference?: string;
}

/** A payment by both ids, so that a response about another payment is not mistaken for it. */
export interface PaymentIdentity {
  reference: string;
  providerReference: string;
}

export interface VerifyOptions {
  /** Whether money may be taken now; true by default. */
  mayCapture?: boolean;
}

/** Money that was taken. */
export interface Payment {
  /** The provider's id of the transaction: a PayPal capture or sale, a Paystack transaction. */
  paymentId: string;
  money: Money;
  paidAt: Date;
}

/** A one-time payment's state at the provider. Only `paid` means that money was taken. */
export type Outcome =
  | (PaymentIdentity & { state: 'paid'; payment: Payment })
  | (PaymentIdentity & { state: 'pending' | 'failed' });

/** A monthly gift at the provider. */
export interface SubscriptionIdentity {
  /** Our reference of the first donation. */
  reference: string;
  /** The provider's id of the first payment, as `start` returned it. */
  providerReference: string;
  /** As `start` returned it. */
  subscriptionReference: string;
}

export interface SubscriptionState {
  /** `pending` until the donor has agreed; `past_due` while a payment has failed; `ended` means that no payment will follow. */
  state: 'pending' | 'active' | 'past_due' | 'ended';
  /** Every successful payment since the requested time, oldest first. */
  payments: readonly Payment[];
}

/** Something that a webhook event is about. Only `refund` carries figures; everything else is looked up at the provider. */
export type Notice =
  /** The payment of the donation with this reference of ours has changed. */
  | { about: 'payment'; reference: string }
  /** The state or the payments of a monthly gift have changed. */
  | { about: 'subscription'; subscriptionReference: string }
  /** Money went back. `id` is the refund's or reversal's own; `reference` ours, when the event names it. */
  | {
      about: 'refund';
      kind: 'refund' | 'reversal';
      id: string;
      paymentId: string;
      money: Money;
      reference?: string;
    }
  /** A donor's bank or the donor disputes a payment; `outcome` is null while it is open. */
  | { about: 'dispute'; id: string; paymentId: string; outcome: string | null };

/** A verified webhook event. `id` is the same for each delivery. */
export interface VerifiedEvent {
  id: string;
  /** The provider's name for it, such as `PAYMENT.CAPTURE.COMPLETED`. */
  type: string;
}

/** A webhook request as received; the signature covers these exact bytes. */
export interface RawEvent {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * An entry in the provider's own books; the money is positive. A cancelled reversal returns reversed money, and the ledger has no
 * entry for it.
 */
export interface ProviderEntry {
  kind: 'payment' | 'refund' | 'reversal' | 'cancelled reversal';
  id: string;
  money: Money;
  at: Date;
  /**
   * Our reference, or a monthly gift's `subscriptionReference`, or for a refund its payment's id, when the provider's books name one. It
   * tells our entries from those of another system on the same account.
   */
  reference?: string;
}

/** A payment provider. Methods throw `ProviderError` when it cannot be reached. */
export interface PaymentProvider {
  /** Stored with each donation, so that the same provider verifies it: `sandbox`, `paypal`, `paystack`. */
  readonly name: string;

  /** Opens a checkout. Idempotent per reference: it never collects twice. */
  start(request: CheckoutRequest): Promise<Checkout>;

  /** Fetches a one-time payment's state, and captures the money once the donor has agreed, unless told not to. Repeatable. */
  verifyPayment(payment: PaymentIdentity, options?: VerifyOptions): Promise<Outcome>;

  /** Fetches a monthly gift's state and its payments since a time. */
  verifySubscription(subscription: SubscriptionIdentity, since: Date): Promise<SubscriptionState>;

  /**
   * Ends a monthly gift: no payment follows. Repeatable, even for a gift that has ended.
   *
   * @returns false when the provider does not know it, such as one that was never paid
   */
  endSubscription(subscription: SubscriptionIdentity): Promise<boolean>;

  /** How long a payment can be missing from `listEntries`, in milliseconds; 0 when not given. */
  readonly listingDelayMs?: number;

  /** Every payment, refund, reversal and cancelled reversal between two times. */
  listEntries(from: Date, to: Date): Promise<ProviderEntry[]>;

  /**
   * Checks an event's signature; null when it is invalid. The sandbox sends no events.
   *
   * @throws ProviderError when the signature cannot be checked at the moment
   */
  verifyEvent?(event: RawEvent): Promise<VerifiedEvent | null>;

  /**
   * Reads a verified event's body, and asks the provider for what the event does not name: Paystack's refund events have no refund id.
   *
   * @returns nothing for unknown events and those that do not concern the books
   */
  readEvent?(body: string): Promise<readonly Notice[]>;
}

/** The provider did not respond, or its response made no sense. The payment's state is unknown. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}
