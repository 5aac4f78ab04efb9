import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const statements = [
  sql`create table subscription (
    id bigint generated always as identity primary key,
    email text not null,
    active boolean not null default true,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index subscription_email on subscription (lower(email))`,
  sql`create index subscription_newest on subscription (created_at desc, id desc)`,
  sql`create index subscription_search on subscription using gin (email gin_trgm_ops)`,

  sql`create table used_captcha (
    nonce text primary key,
    expires_at timestamptz not null
  )`,
  sql`create index used_captcha_expiry on used_captcha (expires_at)`,
];

/** The newsletter's subscribers, and the captchas that were used already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, statements);
}
