import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The total of the rows of a tally that a query has chosen. */
export const tallied = sql<number>`coalesce(sum(count), 0)::bigint`;

const foldings = [
  sql`with gone as (delete from donation_tally returning *)
    insert into donation_tally
    select status, frequency, payment_client, sum(count) from gone group by 1, 2, 3 having sum(count) <> 0`,
  sql`with gone as (delete from project_tally returning *)
    insert into project_tally
    select status, category, currency, sum(target_amount_minor), sum(count) from gone group by 1, 2, 3
    having sum(count) <> 0 or sum(target_amount_minor) <> 0`,
  sql`with gone as (delete from subscription_tally returning *)
    insert into subscription_tally select coalesce(sum(count), 0) from gone`,
  sql`with gone as (delete from volunteer_tally returning *)
    insert into volunteer_tally
    select country, role, availability, sum(count) from gone group by 1, 2, 3 having sum(count) <> 0`,
];

/**
 * Adds up what the changes of the lists have left behind, so that their totals are again a few rows. Each is one
 * statement: whoever reads meanwhile sees all of the old rows or the new one, and two processes that do it at once add
 * nothing twice.
 */
export async function foldTallies(db: Kysely<Database>): Promise<void> {
  for (const folding of foldings) {
    // oxlint-disable-next-line no-await-in-loop -- a chore in the background takes no more than one connection
    await folding.execute(db);
  }
}
