import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

/** The sandbox says when a checkout was paid, as the real providers do. Earlier ones only know when they were opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, [
    sql`alter table sandbox_checkout add paid_at timestamptz`,
    sql`update sandbox_checkout set paid_at = created_at where state = 'paid'`,
    sql`alter table sandbox_checkout add check ((state = 'paid') = (paid_at is not null))`,
  ]);
}
