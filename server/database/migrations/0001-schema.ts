import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

/**
 * Folds text for searching: lower case, no accents, single spaces, one apostrophe and one dash, so that Zoë matches Zoe and
 * O’Connell matches O'Connell. `unaccent` is not immutable and keeps combining marks.
 */
const foldText = sql`create function fold_text(content text) returns text language sql immutable as $$
  select normalize(
    translate(
      regexp_replace(
        regexp_replace(normalize(lower(content), nfd), '[\\u0300-\\u036f]', '', 'g'),
        '[[:space:]]+', ' ', 'g'
      ),
      '‘’ʼ‐‑–—ɓɗƙƴɛɔŋ', '''''''----bdkyeon'
    ),
    nfc
  )
$$`;

const settingsAndAdministrators = [
  sql`create table setting (
    name text primary key,
    value text not null
  )`,

  sql`create table admin_user (
    id bigint generated always as identity primary key,
    username text not null,
    email text not null,
    password_hash text not null,
    token_version integer not null default 1,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index admin_user_username on admin_user (lower(username))`,
  sql`create unique index admin_user_email on admin_user (lower(email))`,

  // The column order that rate-limiter-flexible inserts by.
  sql`create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,

  sql`create table used_captcha (
    nonce text primary key,
    used_for text,
    expires_at timestamptz not null
  )`,
  sql`create index used_captcha_expiry on used_captcha (expires_at)`,
];

const projects = [
  sql`create table project (
    id bigint generated always as identity primary key,
    searchable text not null generated always as
      (fold_text(title || ' ' || summary || ' ' || coalesce(location, ''))) stored,
    title text not null,
    summary text not null,
    category text not null check (category = lower(category)),
    location text,
    deadline date,
    start_date date,
    status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'COMPLETED')),
    currency text not null check (currency in ('USD', 'NGN')),
    target_amount_minor bigint not null check (target_amount_minor >= 0),
    amount_raised_minor bigint not null default 0 check (amount_raised_minor >= 0),
    impact text,
    impact_phrase text,
    impact_count integer check (impact_count >= 0),
    beneficiary_count integer check (beneficiary_count >= 0),
    goals jsonb not null default '[]' check (jsonb_typeof(goals) = 'array'),
    milestones jsonb not null default '[]' check (jsonb_typeof(milestones) = 'array'),
    donation_supports jsonb not null default '[]' check (jsonb_typeof(donation_supports) = 'array'),
    cover_image text,
    cover_image_width integer check (cover_image_width > 0),
    cover_image_height integer check (cover_image_height > 0),
    donation_reason text,
    receiving_donation boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz
  )`,
  sql`create index project_newest on project (created_at desc, id desc) where deleted_at is null`,
  sql`create index project_status on project (status, created_at desc, id desc) where deleted_at is null`,
  sql`create index project_category on project (category, created_at desc, id desc) where deleted_at is null`,
  sql`create index project_summary on project (category, currency, status) include (target_amount_minor)
    where deleted_at is null`,
  sql`create index project_search on project using gin (searchable gin_trgm_ops) where deleted_at is null`,

  sql`create table proof_photo (
    id bigint generated always as identity primary key,
    project_id bigint not null references project on delete cascade,
    image text not null,
    image_width integer check (image_width > 0),
    image_height integer check (image_height > 0),
    name text,
    deliver_date date,
    idempotency_key text,
    idempotency_hash text,
    idempotency_part integer,
    created_at timestamptz not null default now(),
    unique (idempotency_key, idempotency_part),
    check ((idempotency_key is null) = (idempotency_hash is null)),
    check ((idempotency_key is null) = (idempotency_part is null))
  )`,
  sql`create index proof_photo_project on proof_photo (project_id, id)`,

  sql`create table project_media (
    id bigint generated always as identity primary key,
    project_id bigint not null references project on delete cascade,
    position integer not null check (position >= 0),
    file text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index project_media_project on project_media (project_id, position, id)`,

  sql`create table orphaned_image (
    name text primary key,
    created_at timestamptz not null default now()
  )`,
];

const donations = [
  sql`create table exchange_rate (
    id bigint generated always as identity primary key,
    usd_to_ngn_rate numeric(20, 6) not null check (usd_to_ngn_rate > 0),
    updated_at timestamptz not null default now()
  )`,

  sql`create table donation (
    id bigint generated always as identity primary key,
    searchable text not null generated always as
      (fold_text(donor_full_name || ' ' || donor_email || ' ' || coalesce(project_title, ''))) stored,
    reference text not null unique,
    idempotency_key text unique,
    idempotency_hash text,
    project_id bigint references project,
    project_title text,
    donor_email text not null,
    donor_full_name text not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null check (currency in ('USD', 'NGN')),
    frequency text not null check (frequency in ('ONCE', 'MONTHLY')),
    payment_client text not null check (payment_client in ('PAYPAL', 'PAYSTACK')),
    provider text not null,
    provider_reference text,
    checkout_url text,
    status text not null default 'pending' check (status in ('pending', 'completed', 'failed')),
    project_currency text check (project_currency in ('USD', 'NGN')),
    project_currency_amount_minor bigint check (project_currency_amount_minor >= 0),
    rate_used numeric(20, 6) check (rate_used > 0),
    previous_amount_raised_minor bigint check (previous_amount_raised_minor >= 0),
    current_amount_raised_minor bigint check (current_amount_raised_minor >= 0),
    created_at timestamptz not null default now(),
    completed_at timestamptz,
    unique (provider, provider_reference),
    check ((idempotency_key is null) = (idempotency_hash is null)),
    check ((status = 'completed') = (completed_at is not null)),
    check ((currency = 'USD') = (payment_client = 'PAYPAL'))
  )`,
  sql`create index donation_newest on donation (created_at desc, id desc)`,
  sql`create index donation_status on donation (status, created_at desc, id desc)`,
  sql`create index donation_frequency on donation (frequency, created_at desc, id desc)`,
  sql`create index donation_payment_client on donation (payment_client, created_at desc, id desc)`,
  sql`create index donation_project on donation (project_id)`,
  sql`create index donation_search on donation using gin (searchable gin_trgm_ops)`,

  sql`create table ledger_entry (
    donation_id bigint primary key references donation,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null check (currency in ('USD', 'NGN')),
    project_currency_amount_minor bigint check (project_currency_amount_minor >= 0),
    project_currency text check (project_currency in ('USD', 'NGN')),
    created_at timestamptz not null default now(),
    check ((project_currency is null) = (project_currency_amount_minor is null))
  )`,

  sql`create table sandbox_checkout (
    token text primary key,
    reference text not null unique,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    frequency text not null,
    flavour text not null check (flavour in ('PAYPAL', 'PAYSTACK')),
    state text not null default 'open' check (state in ('open', 'paid', 'declined', 'cancelled')),
    return_url text not null,
    cancel_url text not null,
    created_at timestamptz not null default now()
  )`,
];

const subscriptionsAndVolunteers = [
  sql`create table subscription (
    id bigint generated always as identity primary key,
    searchable text not null generated always as (fold_text(email)) stored,
    email text not null,
    active boolean not null default true,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index subscription_email on subscription (lower(email))`,
  sql`create index subscription_newest on subscription (created_at desc, id desc)`,
  sql`create index subscription_search on subscription using gin (searchable gin_trgm_ops)`,

  sql`create table volunteer (
    id bigint generated always as identity primary key,
    searchable text not null generated always as
      (fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone_number)) stored,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone_number text not null,
    age integer not null check (age > 0),
    country text not null,
    role text not null check (role in ('computer-tech', 'lab-tech', 'medical-tech', 'others')),
    availability text not null check (availability in ('full-time', 'part-time')),
    hours integer check (hours between 1 and 24),
    days integer check (days between 1 and 7),
    cv_file text unique,
    cv_media_type text,
    idempotency_key text unique,
    idempotency_hash text,
    created_at timestamptz not null default now(),
    check ((cv_file is null) = (cv_media_type is null)),
    check (availability = 'part-time' or (hours is null and days is null)),
    check ((idempotency_key is null) = (idempotency_hash is null))
  )`,
  sql`create index volunteer_newest on volunteer (created_at desc, id desc)`,
  sql`create index volunteer_country on volunteer (lower(country), created_at desc, id desc)`,
  sql`create index volunteer_role on volunteer (role, created_at desc, id desc)`,
  sql`create index volunteer_availability on volunteer (availability, created_at desc, id desc)`,
  sql`create index volunteer_search on volunteer using gin (searchable gin_trgm_ops)`,

  sql`create table orphaned_cv (
    name text primary key,
    created_at timestamptz not null default now()
  )`,
];

/**
 * The whole schema. Amounts named `*_minor` are integers in cents or kobo. `searchable` is an early column because PostgreSQL reads
 * earlier columns faster.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, [
    sql`create extension if not exists pg_trgm`,
    foldText,
    ...settingsAndAdministrators,
    ...projects,
    ...donations,
    ...subscriptionsAndVolunteers,
  ]);
}
