import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

/** The outbox. It holds no address: an email is composed from the row that it is about when it is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, [
    sql`create table email (
      id bigint generated always as identity primary key,
      kind text not null,
      subject_id bigint not null,
      occasion text not null default '',
      created_at timestamptz not null default now(),
      next_attempt_at timestamptz default now(),
      attempts integer not null default 0,
      sent_at timestamptz,
      unique (kind, subject_id, occasion),
      check (sent_at is null or next_attempt_at is null)
    )`,
    sql`create index email_due on email (next_attempt_at) where next_attempt_at is not null`,
  ]);
}
