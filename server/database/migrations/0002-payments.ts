import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const monthlyGifts = [
  sql`create table monthly_gift (
    id bigint generated always as identity primary key,
    donor_email text not null,
    donor_full_name text not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null check (currency in ('USD', 'NGN')),
    payment_client text not null check (payment_client in ('PAYPAL', 'PAYSTACK')),
    provider text not null,
    provider_reference text,
    project_id bigint references project,
    project_title text,
    status text not null default 'pending' check (status in ('pending', 'active', 'past_due', 'ended')),
    end_requested_at timestamptz,
    ended_at timestamptz,
    next_check_at timestamptz,
    checks integer not null default 0,
    created_at timestamptz not null default now(),
    unique (provider, provider_reference),
    check ((status = 'ended') = (ended_at is not null))
  )`,
  sql`create index monthly_gift_check on monthly_gift (next_check_at) where next_check_at is not null`,
  sql`create index monthly_gift_project on monthly_gift (project_id)`,
];

const donations = [
  sql`alter table donation
    add monthly_gift_id bigint references monthly_gift,
    add redirected_from text,
    add next_check_at timestamptz,
    add checks integer not null default 0,
    drop constraint donation_status_check,
    drop constraint donation_check1,
    add constraint donation_status check (status in ('pending', 'completed', 'failed', 'refunded')),
    add constraint donation_completed_at
      check ((status in ('completed', 'refunded')) = (completed_at is not null))`,
  sql`create index donation_check on donation (next_check_at) where next_check_at is not null`,
  sql`create index donation_monthly_gift on donation (monthly_gift_id) where monthly_gift_id is not null`,
  sql`update donation set next_check_at = now() where status = 'pending'`,
];

// A trigger, because the books must not depend on every later change of this code remembering that they only grow.
const ledger = [
  sql`alter table ledger_entry
    drop constraint ledger_entry_pkey,
    drop constraint ledger_entry_amount_minor_check,
    drop constraint ledger_entry_project_currency_amount_minor_check,
    add id bigint generated always as identity primary key,
    add kind text not null default 'payment' check (kind in ('payment', 'refund', 'reversal')),
    add provider text,
    add provider_id text,
    add rate_used numeric(20, 6) check (rate_used > 0)`,
  sql`update ledger_entry set provider = donation.provider, provider_id = donation.reference, rate_used = donation.rate_used
    from donation where donation.id = donation_id`,
  sql`alter table ledger_entry
    alter kind drop default,
    alter provider set not null,
    alter provider_id set not null,
    add unique (provider, kind, provider_id),
    add check ((kind = 'payment') = (amount_minor > 0)),
    add check (sign(amount_minor) * project_currency_amount_minor >= 0)`,
  sql`create unique index ledger_entry_payment on ledger_entry (donation_id) where kind = 'payment'`,
  sql`create index ledger_entry_donation on ledger_entry (donation_id)`,
  sql`create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin raise exception 'The ledger is append-only.'; end
  $$`,
  sql`create trigger ledger_entry_append_only before update or delete on ledger_entry
    execute function refuse_ledger_change()`,
];

const events = [
  sql`create table payment_event (
    provider text not null,
    event_id text not null,
    event_type text not null,
    body text,
    received_at timestamptz not null default now(),
    handled_at timestamptz,
    next_check_at timestamptz,
    checks integer not null default 0,
    primary key (provider, event_id)
  )`,
  sql`alter table sandbox_checkout add ended boolean not null default false`,
  sql`create index payment_event_check on payment_event (next_check_at) where next_check_at is not null`,
];

/** Monthly gifts, an append-only ledger, and the providers' webhook events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, [...monthlyGifts, ...donations, ...ledger, ...events]);
}
