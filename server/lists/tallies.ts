import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../database/runInOrder.ts';
import type { Database } from '../database/tables.ts';

/** The total of the rows of a tally that a query has chosen. */
export const tallied = sql<number>`coalesce(sum(count), 0)::bigint`;

const sumOf = (name: string) => sql`sum(${sql.ref(name)})`;

/** Adds up the rows of each kind that has more than one; what comes to nothing is left out. */
function folded(table: string, kinds: readonly string[], sums: readonly string[] = ['count']) {
  const kind = sql.join(kinds.map((name) => sql.ref(name)));
  return sql`with gone as (
      delete from ${sql.table(table)}
      where (${kind}) in (select ${kind} from ${sql.table(table)} group by ${kind} having count(*) > 1)
      returning *
    )
    insert into ${sql.table(table)} (${sql.join([...kinds, ...sums].map((name) => sql.ref(name)))})
    select ${kind}, ${sql.join(sums.map(sumOf))} from gone group by ${kind}
    having ${sql.join(
      sums.map((name) => sql`${sumOf(name)} <> 0`),
      sql` or `,
    )}`;
}

const foldings = [
  folded('donation_tally', ['status', 'frequency', 'payment_client']),
  folded('project_tally', ['status', 'category', 'currency'], ['target_amount_minor', 'count']),
  sql`with gone as (delete from subscription_tally returning *)
    insert into subscription_tally select coalesce(sum(count), 0) from gone`,
  folded('volunteer_tally', ['country', 'role', 'availability']),
  folded('donation_week', ['week', 'status', 'frequency', 'payment_client']),
  folded('project_week', ['week', 'status', 'category']),
  folded('subscription_week', ['week']),
  folded('volunteer_week', ['week', 'country', 'role', 'availability']),
];

/**
 * Adds up what the changes of the lists have left behind, so that their totals are again a few rows. Each is one
 * statement: whoever reads meanwhile sees all of the old rows or the new one, and two processes that do it at once add
 * nothing twice.
 */
export async function foldTallies(db: Kysely<Database>): Promise<void> {
  await runInOrder(db, foldings);
}
