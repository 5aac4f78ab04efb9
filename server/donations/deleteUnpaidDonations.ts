import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Deletes donations that were started more than this many days ago and never paid, and monthly gifts that have no donation left. Those
 * that may still be paid stay, and so do those of a running monthly gift.
 */
export async function deleteUnpaidDonations(db: Kysely<Database>, days: number): Promise<void> {
  const isOld = sql`created_at < now() - make_interval(days => ${days}::int)`;
  await sql`delete from donation
    where ${isOld} and status = 'failed' and next_check_at is null
      and not exists (select from monthly_gift where id = monthly_gift_id and status in ('active', 'past_due'))
  `.execute(db);
  await sql`delete from monthly_gift
    where ${isOld} and status in ('pending', 'ended')
      and not exists (select from donation where monthly_gift_id = monthly_gift.id)`.execute(db);
}
