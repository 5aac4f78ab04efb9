import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const statements = [
  sql`create table sign_in_attempt (
    key text primary key,
    failures integer not null,
    last_attempt_at timestamptz not null default now(),
    trusted_until timestamptz
  )`,
  sql`create index sign_in_attempt_age on sign_in_attempt (last_attempt_at)`,
];

/** Who failed to sign in how often, by a digest that names nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, statements);
}
