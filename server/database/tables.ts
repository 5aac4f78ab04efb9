import type { ColumnType, Generated } from 'kysely';

/** An identity column: made by the database, never written. */
type Identity = ColumnType<number, never, never>;

/** A calendar date, read and written as `YYYY-MM-DD`, never as a Date. */
type CalendarDate = string;

/** `jsonb` holding a list of texts: read as an array, written as JSON text. */
type TextList = ColumnType<string[], string | undefined, string>;

/** NUMERIC: an exact decimal string. */
type Numeric = ColumnType<string, string, string>;

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

export type Currency = 'USD' | 'NGN';
export type DonationStatus = 'pending' | 'completed' | 'failed';
export type ProjectStatus = 'DRAFT' | 'ACTIVE' | 'COMPLETED';

/** Amounts named `*_minor` are integers in cents or kobo. */
export interface DonationTable {
  id: Identity;
  /** The public name of the donation (a UUID); the provider is given it and the return address carries it. */
  reference: string;
  idempotency_key: string | null;
  /** Digest of the request that came with the key, to tell a repetition from a misuse. */
  idempotency_hash: string | null;
  /** Null for a gift without a project. Of a project that was deleted it stays, and leads nowhere. */
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

export interface ProjectTable {
  id: Identity;
  title: string;
  summary: string;
  /** Lower case: `education`, `healthcare`, `community`, or another. */
  category: string;
  location: string | null;
  deadline: CalendarDate | null;
  start_date: CalendarDate | null;
  status: Generated<ProjectStatus>;
  currency: Currency;
  target_amount_minor: number;
  amount_raised_minor: Generated<number>;
  impact: string | null;
  impact_phrase: string | null;
  impact_count: number | null;
  beneficiary_count: number | null;
  goals: TextList;
  milestones: TextList;
  donation_supports: TextList;
  /** A path under `/backend`, such as `/files/cover.webp`. */
  cover_image: string | null;
  cover_image_width: number | null;
  cover_image_height: number | null;
  donation_reason: string | null;
  receiving_donation: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

/** What a form that may be sent again is known by; null for one that came without a key. */
interface OfForm {
  idempotency_key: string | null;
  /** Digest of what came with the key, to tell a repetition from a misuse. */
  idempotency_hash: string | null;
}

export interface ProofPhotoTable extends OfForm {
  id: Identity;
  project_id: number;
  image: string;
  image_width: number | null;
  image_height: number | null;
  /** The institution that received the delivery. */
  name: string | null;
  deliver_date: CalendarDate | null;
  /** Its place among the images of its form, from 0; null without a key. */
  idempotency_part: number | null;
  created_at: CreatedAt;
}

export interface ProjectMediaTable {
  id: Identity;
  project_id: number;
  /** The order in which the files were given, from 0. */
  position: number;
  file: string;
  created_at: CreatedAt;
}

/** A picture that no row points to: not yet, or no longer. */
export interface LooseImageTable {
  name: string;
  created_at: CreatedAt;
}

/** The history of the rate: the row with the highest id is in force. */
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
  /** Part of every token: raising it ends all sessions of this administrator. */
  token_version: Generated<number>;
  created_at: CreatedAt;
}

export interface SubscriptionTable {
  id: Identity;
  /** As it was typed; no other row has it in other letters. */
  email: string;
  /** False for somebody who has left the newsletter. */
  active: Generated<boolean>;
  created_at: CreatedAt;
}

/** A solved captcha that was accepted, kept until it would have expired so that it is not accepted again. */
export interface UsedCaptchaTable {
  nonce: string;
  expires_at: Date;
  /** Digest of what it was used for; null where nobody asks. */
  used_for: string | null;
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

/** Values that the server makes for itself once and keeps, such as the key that signs tokens. */
export interface SettingTable {
  name: string;
  value: string;
}

/**
 * By how much the totals of a list changed. The rows of one kind are to be added up: there is one for every change since
 * they were last put together.
 */
interface TallyTable {
  count: number;
}

export interface DonationTallyTable extends TallyTable {
  status: DonationStatus;
  frequency: DonationTable['frequency'];
  payment_client: DonationTable['payment_client'];
}

export interface VolunteerTallyTable extends TallyTable {
  /** In lower case. */
  country: string;
  role: VolunteerTable['role'];
  availability: VolunteerTable['availability'];
}

export interface ProjectTallyTable extends TallyTable {
  status: ProjectStatus;
  category: string;
  currency: Currency;
  target_amount_minor: Numeric;
}

/** The week that the rows of a tally were made in, counted from the beginning of 1970. */
interface OfWeek {
  week: number;
}

/** What a search looks at: written by the database with every change of the list, never by the server. */
interface SearchTable {
  id: number;
  created_at: Date;
  /** Everything that the row may be found by, in lower case. */
  words: string;
}

interface DonationSearchTable
  extends SearchTable, Pick<DonationTallyTable, 'status' | 'frequency' | 'payment_client'> {}

interface ProjectSearchTable
  extends SearchTable, Pick<ProjectTallyTable, 'status' | 'category' | 'currency'> {
  target_amount_minor: number;
}

interface VolunteerSearchTable
  extends SearchTable, Pick<VolunteerTable, 'country' | 'role' | 'availability'> {}

/** Tries to sign in with one name, from one address or from everywhere. */
export interface SignInAttemptTable {
  /** A keyed digest of the two. */
  key: string;
  failures: number;
  last_attempt_at: UpdatedAt;
  /** Somebody signed in with this name from this address; null where nobody did. */
  trusted_until: Date | null;
}

export interface VolunteerTable extends OfForm {
  id: Identity;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  age: number;
  country: string;
  role: 'computer-tech' | 'lab-tech' | 'medical-tech' | 'others';
  availability: 'full-time' | 'part-time';
  /** A day, and days a week; null for whoever comes full-time or did not say. */
  hours: number | null;
  days: number | null;
  /** The name of a file in the folder of CVs; a row is written after its file. */
  cv_file: string | null;
  cv_media_type: string | null;
  created_at: CreatedAt;
}

/** The name of a CV that no row points to: not yet, or no longer. */
export interface LooseCvTable {
  name: string;
  created_at: CreatedAt;
}

export interface Database {
  donation: DonationTable;
  ledger_entry: LedgerEntryTable;
  project: ProjectTable;
  proof_photo: ProofPhotoTable;
  project_media: ProjectMediaTable;
  loose_image: LooseImageTable;
  loose_cv: LooseCvTable;
  exchange_rate: ExchangeRateTable;
  admin_user: AdminUserTable;
  subscription: SubscriptionTable;
  used_captcha: UsedCaptchaTable;
  sign_in_attempt: SignInAttemptTable;
  sandbox_checkout: SandboxCheckoutTable;
  setting: SettingTable;
  donation_tally: DonationTallyTable;
  project_tally: ProjectTallyTable;
  subscription_tally: TallyTable;
  volunteer_tally: VolunteerTallyTable;
  donation_week: OfWeek & DonationTallyTable;
  project_week: OfWeek & Omit<ProjectTallyTable, 'currency' | 'target_amount_minor'>;
  subscription_week: OfWeek & TallyTable;
  volunteer_week: OfWeek & VolunteerTallyTable;
  donation_search: DonationSearchTable;
  project_search: ProjectSearchTable;
  volunteer_search: VolunteerSearchTable;
  volunteer: VolunteerTable;
}
