import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const statements = [
  sql`create extension if not exists pg_trgm`,

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

  sql`create table project (
    id bigint generated always as identity primary key,
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
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index project_newest on project (created_at desc, id desc)`,
  sql`create index project_status on project (status, created_at desc, id desc)`,
  sql`create index project_search on project using gin
    (title gin_trgm_ops, summary gin_trgm_ops, location gin_trgm_ops)`,

  sql`create table proof_photo (
    id bigint generated always as identity primary key,
    project_id bigint not null references project on delete cascade,
    image text not null,
    image_width integer check (image_width > 0),
    image_height integer check (image_height > 0),
    name text,
    deliver_date date,
    created_at timestamptz not null default now()
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

  sql`create table exchange_rate (
    id bigint generated always as identity primary key,
    usd_to_ngn_rate numeric(20, 6) not null check (usd_to_ngn_rate > 0),
    updated_at timestamptz not null default now()
  )`,

  sql`create table donation (
    id bigint generated always as identity primary key,
    reference text not null unique,
    idempotency_key text unique,
    idempotency_hash text,
    project_id bigint references project on delete set null,
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
  sql`create index donation_project on donation (project_id)`,
  sql`create index donation_search on donation using gin
    (donor_full_name gin_trgm_ops, donor_email gin_trgm_ops, project_title gin_trgm_ops)`,

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

/** Everything the first release keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, statements);
}
