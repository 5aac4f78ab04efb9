import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Deletes donations that were started more than this many days ago and never paid. */
export async function deleteUnpaidDonations(db: Kysely<Database>, days: number): Promise<void> {
  await db
    .deleteFrom('donation')
    .where('status', 'in', ['pending', 'failed'])
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .where('id', 'not in', db.selectFrom('ledger_entry').select('donation_id'))
    .execute();
}
