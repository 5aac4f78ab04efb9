import type { Generated } from 'kysely';
import type { CreatedAt, Currency, Identity, Searchable } from './columns.ts';

export type DonationStatus = 'pending' | 'completed' | 'failed';

/** Amounts named `*_minor` are integers in cents or kobo. */
export interface DonationTable {
  id: Identity;
  /** The public name of the donation (a UUID); the provider is given it and the return address carries it. */
  reference: string;
  idempotency_key: string | null;
  /** Digest of the request that came with the key, to tell a repetition from a misuse. */
  idempotency_hash: string | null;
  /** Null for a gift without a project. A project with gifts is only marked as deleted, so this always points to a row. */
  project_id: number | null;
  /** The title when the gift was made, so that it outlives the project. */
  project_title: string | null;
  donor_email: string;
  donor_full_name: string;
  amount_minor: number;
  currency: Currency;
  frequency: 'ONCE' | 'MONTHLY';
  payment_client: 'PAYPAL' | 'PAYSTACK';
  /** The name of the implementation that took the payment: `sandbox`, `paypal`, `paystack`. */
  provider: string;
  /** The provider's own name for the payment; null until the checkout exists. */
  provider_reference: string | null;
  checkout_url: string | null;
  status: Generated<DonationStatus>;
  /** The following five are null until the gift completes, and for ever where there is no project. */
  project_currency: Currency | null;
  project_currency_amount_minor: number | null;
  /** NGN for one USD at the moment of completion; null when no conversion was needed. */
  rate_used: string | null;
  previous_amount_raised_minor: number | null;
  current_amount_raised_minor: number | null;
  created_at: CreatedAt;
  completed_at: Date | null;
  searchable: Searchable;
}

/** One row for each gift that was really paid, written in the transaction that completes the donation. */
export interface LedgerEntryTable {
  donation_id: number;
  amount_minor: number;
  currency: Currency;
  /** The project's raised sum grew by this, in its own currency; null where there is no project. */
  project_currency_amount_minor: number | null;
  project_currency: Currency | null;
  created_at: CreatedAt;
}

/** What the sandbox payment provider remembers of a checkout; it stands for the provider's own database. */
export interface SandboxCheckoutTable {
  token: string;
  reference: string;
  amount_minor: number;
  currency: Currency;
  frequency: 'ONCE' | 'MONTHLY';
  /** Which provider's ways the page follows. */
  flavour: 'PAYPAL' | 'PAYSTACK';
  state: Generated<'open' | 'paid' | 'declined' | 'cancelled'>;
  return_url: string;
  cancel_url: string;
  created_at: CreatedAt;
}
