import type { Generated } from 'kysely';
import type { CreatedAt, Currency, Identity, Searchable, UpdatedAt } from './columns.ts';

export type DonationStatus = 'pending' | 'completed' | 'failed' | 'refunded';
export type MonthlyGiftStatus = 'pending' | 'active' | 'past_due' | 'ended';
export type LedgerKind = 'payment' | 'refund' | 'reversal';

/** Amounts named `*_minor` are integers in cents or kobo. */
export interface DonationTable {
  id: Identity;
  /** The donation's public id (a UUID), used with the provider and in the return URL. */
  reference: string;
  /** What people read and quote, such as `KB-7F3A92`. */
  short_reference: Generated<string>;
  idempotency_key: string | null;
  /** Digest of the request, to detect a different one with the same key. */
  idempotency_hash: string | null;
  /** Null for a general donation. A deleted project with donations keeps its row, so this is always valid. */
  project_id: number | null;
  /** The project's title at the time, so that it outlives the project. */
  project_title: string | null;
  donor_email: string;
  donor_full_name: string;
  amount_minor: number;
  currency: Currency;
  frequency: 'ONCE' | 'MONTHLY';
  payment_client: 'PAYPAL' | 'PAYSTACK';
  /** The provider implementation: `sandbox`, `paypal`, `paystack`. */
  provider: string;
  /** The provider's id of the payment; null until the checkout exists. */
  provider_reference: string | null;
  checkout_url: string | null;
  status: Generated<DonationStatus>;
  /** The next five are null before completion, without a project, and if they cannot be computed. */
  project_currency: Currency | null;
  project_currency_amount_minor: number | null;
  /** NGN for 1 USD at completion; null when no conversion was needed. */
  rate_used: string | null;
  previous_amount_raised_minor: number | null;
  current_amount_raised_minor: number | null;
  /** The monthly gift that this is a payment of. */
  monthly_gift_id: number | null;
  /** The title of the closed project that a monthly payment was meant for; the payment itself is a general donation. */
  redirected_from: string | null;
  /** When to ask the provider again; null when there is nothing to ask. */
  next_check_at: Date | null;
  /** How often the provider was asked since the donation was made. */
  checks: Generated<number>;
  /** False once its donor has opted out of emails about deliveries; this covers all their gifts. */
  delivery_emails: Generated<boolean>;
  created_at: CreatedAt;
  completed_at: Date | null;
  searchable: Searchable;
}

/** A donor's agreement to give every month. Each payment is a donation. */
export interface MonthlyGiftTable {
  id: Identity;
  donor_email: string;
  donor_full_name: string;
  amount_minor: number;
  currency: Currency;
  payment_client: 'PAYPAL' | 'PAYSTACK';
  provider: string;
  /** PayPal's subscription id or Paystack's plan code (each gift has a plan of its own); null until the checkout exists. */
  provider_reference: string | null;
  project_id: number | null;
  project_title: string | null;
  status: Generated<MonthlyGiftStatus>;
  /** Set when the donor or an administrator ends the gift, until the provider has confirmed it and ever after. */
  end_requested_at: Date | null;
  ended_at: Date | null;
  /** When to ask the provider for payments and the state again; null when ended. */
  next_check_at: Date | null;
  /** The number of consecutive failed checks. */
  checks: Generated<number>;
  created_at: CreatedAt;
}

/**
 * The books. Append-only: a payment is written in the transaction that completes its donation; refunds and reversals (money that the
 * donor's bank took back) have negative amounts.
 */
export interface LedgerEntryTable {
  id: Identity;
  donation_id: number;
  kind: LedgerKind;
  provider: string;
  /** The provider's id of this payment, refund or reversal. */
  provider_id: string;
  amount_minor: number;
  currency: Currency;
  /** The change of the project's raised amount, in its currency; null without a project. */
  project_currency_amount_minor: number | null;
  project_currency: Currency | null;
  /** NGN for 1 USD; null when no conversion was needed. */
  rate_used: string | null;
  created_at: CreatedAt;
}

/** A verified webhook event, stored before it is acted on. */
export interface PaymentEventTable {
  provider: string;
  /** The provider's id of the event, or a digest of its body. */
  event_id: string;
  event_type: string;
  /** The event as received; null once it is handled, because it holds personal data. */
  body: string | null;
  /** When it was last delivered. */
  received_at: UpdatedAt;
  handled_at: Date | null;
  /** When to try again; null once it is handled or given up. */
  next_check_at: Date | null;
  checks: Generated<number>;
}

/** A checkout of the sandbox provider, in place of a real provider's database. */
export interface SandboxCheckoutTable {
  token: string;
  reference: string;
  amount_minor: number;
  currency: Currency;
  frequency: 'ONCE' | 'MONTHLY';
  /** The provider that the checkout page imitates. */
  flavour: 'PAYPAL' | 'PAYSTACK';
  state: Generated<'open' | 'paid' | 'declined' | 'cancelled'>;
  /** Set exactly when it is paid. */
  paid_at: Date | null;
  /** Whether the monthly gift that it began has been ended. */
  ended: Generated<boolean>;
  return_url: string;
  cancel_url: string;
  created_at: CreatedAt;
}
