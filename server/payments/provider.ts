import type { Currency } from '../database/columns.ts';

/** What a donor chooses by choosing the currency; the contract's `payment_client`. */
export type PaymentClient = 'PAYPAL' | 'PAYSTACK';

export type Frequency = 'ONCE' | 'MONTHLY';

/** An amount in integer minor units: cents or kobo. */
export interface Money {
  minor: number;
  currency: Currency;
}

/** A gift that a provider is asked to collect. */
export interface CheckoutRequest {
  /** Our name for the gift; the provider hands it back with every answer. */
  reference: string;
  money: Money;
  frequency: Frequency;
  donorEmail: string;
  /** Shown to the donor on the provider's page. */
  description: string;
  /** Where the donor goes after the checkout. The provider adds its own parameters. */
  returnUrl: string;
  /** Where the donor goes who gives up. */
  cancelUrl: string;
}

/** A checkout that the donor can be sent to. */
export interface Checkout {
  /** The provider's own name for the payment, unique for each provider. */
  providerReference: string;
  checkoutUrl: string;
}

/** Which payment is asked about: both names, so that an answer about another one cannot be taken for it. */
export interface PaymentIdentity {
  reference: string;
  providerReference: string;
}

/** What a provider says of one payment. Only `paid` means that money was taken. */
export type Outcome =
  (PaymentIdentity & { state: 'paid'; money: Money }) | (PaymentIdentity & { state: 'pending' | 'failed' });

/** A notice whose signature was verified. `id` is the provider's name for it, the same each time it is sent. */
export interface VerifiedNotice {
  id: string;
  outcome: Outcome;
}

/** A message of a provider as it came in. The signature is over these very bytes. */
export interface RawNotice {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whoever collects money for us. Each method throws `ProviderError` when the provider cannot be asked. */
export interface PaymentProvider {
  /** Stored with each donation, so that it is settled where it was started: `sandbox`, `paypal`, `paystack`. */
  readonly name: string;

  /** Opens a checkout. Asked again for the same reference it answers the same checkout and collects nothing twice. */
  start(request: CheckoutRequest): Promise<Checkout>;

  /** Asks the provider what became of a payment, and takes the money where the donor has agreed to it. Repeatable. */
  verifyPayment(payment: PaymentIdentity): Promise<Outcome>;

  /** Reads a notice; null when its signature is not the provider's. Absent where a provider sends none. */
  verifyNotice?(notice: RawNotice): Promise<VerifiedNotice | null>;
}

/** The provider did not answer, or answered nonsense. Nothing is known about the payment. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}
