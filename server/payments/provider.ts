import type { Currency } from '../database/columns.ts';

/** Follows from the currency; the contract's `payment_client`. */
export type PaymentClient = 'PAYPAL' | 'PAYSTACK';

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
}

/** A payment by both ids, so that a response about another payment is not mistaken for it. */
export interface PaymentIdentity {
  reference: string;
  providerReference: string;
}

/** A payment's state at the provider. Only `paid` means that money was taken. */
export type Outcome =
  (PaymentIdentity & { state: 'paid'; money: Money }) | (PaymentIdentity & { state: 'pending' | 'failed' });

/** A verified webhook notice. `id` is the provider's, the same for each delivery. */
export interface VerifiedNotice {
  id: string;
  outcome: Outcome;
}

/** A webhook request as received; the signature covers these exact bytes. */
export interface RawNotice {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A payment provider. Methods throw `ProviderError` when it cannot be reached. */
export interface PaymentProvider {
  /** Stored with each donation, so that the same provider verifies it: `sandbox`, `paypal`, `paystack`. */
  readonly name: string;

  /** Opens a checkout. Idempotent per reference: it never collects twice. */
  start(request: CheckoutRequest): Promise<Checkout>;

  /** Fetches a payment's state, and captures the money once the donor has agreed. Repeatable. */
  verifyPayment(payment: PaymentIdentity): Promise<Outcome>;

  /** Parses a webhook notice; null when the signature is invalid. Absent when the provider sends none. */
  verifyNotice?(notice: RawNotice): Promise<VerifiedNotice | null>;
}

/** The provider did not respond, or its response made no sense. The payment's state is unknown. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}
