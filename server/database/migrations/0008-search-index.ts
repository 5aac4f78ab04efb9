import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

/**
 * With the searched text in the index, PostgreSQL counts a search that finds most donations without reading their rows. Newest last,
 * because new entries at the end of an index leave its pages full, and anywhere else half empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, [
    sql`drop index donation_newest`,
    sql`create index donation_newest on donation (created_at, id) include (searchable)`,
  ]);
}
