import type { Generated } from 'kysely';
import type { CreatedAt, Currency, Identity, Searchable } from './columns.ts';

export type DonationStatus = 'pending' | 'completed' | 'failed';

/** Amounts named `*_minor` are integers in cents or kobo. */
export interface DonationTable {
  id: Identity;
  /** The donation's public id (a UUID), used with the provider and in the return URL. */
  reference: string;
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
  /** The next five are null until completion, and always without a project. */
  project_currency: Currency | null;
  project_currency_amount_minor: number | null;
  /** NGN for 1 USD at completion; null when no conversion was needed. */
  rate_used: string | null;
  previous_amount_raised_minor: number | null;
  current_amount_raised_minor: number | null;
  created_at: CreatedAt;
  completed_at: Date | null;
  searchable: Searchable;
}

/** One row per paid donation, written in the transaction that completes it. */
export interface LedgerEntryTable {
  donation_id: number;
  amount_minor: number;
  currency: Currency;
  /** The amount added to the project, in its currency; null without a project. */
  project_currency_amount_minor: number | null;
  project_currency: Currency | null;
  created_at: CreatedAt;
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
  return_url: string;
  cancel_url: string;
  created_at: CreatedAt;
}
