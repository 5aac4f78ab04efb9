import type { Generated } from 'kysely';
import type { CreatedAt, Identity, Numeric, Searchable, UpdatedAt } from './columns.ts';
import type {
  DonationTable,
  LedgerEntryTable,
  MonthlyGiftTable,
  PaymentEventTable,
  SandboxCheckoutTable,
} from './donationTables.ts';
import type { EmailTable } from './emailTables.ts';
import type {
  OrphanedImageTable,
  ProjectMediaTable,
  ProjectTable,
  ProofPhotoTable,
} from './projectTables.ts';
import type { OrphanedCvTable, VolunteerTable } from './volunteerTables.ts';

/** The history of the rate: the row with the highest id is current. */
export interface ExchangeRateTable {
  id: Identity;
  usd_to_ngn_rate: Numeric;
  updated_at: UpdatedAt;
}

export interface AdminUserTable {
  id: Identity;
  username: string;
  email: string;
  password_hash: string;
  /** Part of every token: incrementing it ends all sessions of this administrator. */
  token_version: Generated<number>;
  created_at: CreatedAt;
}

export interface SubscriptionTable {
  id: Identity;
  /** As typed; unique ignoring case. */
  email: string;
  /** False after unsubscribing. */
  active: Generated<boolean>;
  created_at: CreatedAt;
  searchable: Searchable;
}

/** A captcha that was accepted, kept until it expires so that it is not accepted again. */
export interface UsedCaptchaTable {
  nonce: string;
  expires_at: Date;
  /** Digest of what it was used for; null when retries are not recognised. */
  used_for: string | null;
}

/** The counts of rate limits; see storedRateLimits.ts. */
export interface RateLimitTable {
  /** The limit's name and a keyed digest of what it counts. */
  key: string;
  points: number;
  /** In milliseconds since 1970. */
  expire: number | null;
}

/** Values that the server generates once and keeps, such as the token signing key. */
export interface SettingTable {
  name: string;
  value: string;
}

/** Every table of the database. */
export interface Database {
  donation: DonationTable;
  monthly_gift: MonthlyGiftTable;
  ledger_entry: LedgerEntryTable;
  payment_event: PaymentEventTable;
  project: ProjectTable;
  proof_photo: ProofPhotoTable;
  project_media: ProjectMediaTable;
  orphaned_image: OrphanedImageTable;
  orphaned_cv: OrphanedCvTable;
  exchange_rate: ExchangeRateTable;
  admin_user: AdminUserTable;
  email: EmailTable;
  subscription: SubscriptionTable;
  used_captcha: UsedCaptchaTable;
  rate_limit: RateLimitTable;
  sandbox_checkout: SandboxCheckoutTable;
  setting: SettingTable;
  volunteer: VolunteerTable;
}
