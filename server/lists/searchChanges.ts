import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { SearchedTable } from './sampledWords.ts';

/** What was counted longer ago than that, in milliseconds, may miss changes that are forgotten. */
export const FOLLOWED_MS = 20 * 60_000;
/** Changes are kept for so long. The difference is how long a transaction may take. */
const KEPT = sql`make_interval(mins => 40)`;
/** With more changes than that it is shorter to count all rows again. */
const MOST_FOLLOWED = 1_000;

/** The rows that a query answered. */
export interface Seen<Row> {
  /** What it saw for them, as the database writes it: which transactions were known to have ended. */
  snapshot: string;
  rows: Row[];
}

/** What is counted of the rows of a table that have come (1) or that have gone (-1). */
export interface Changed<Row> {
  change: 1 | -1;
  counted: Row;
}

async function seen<Row>(db: Kysely<Database>, query: RawBuilder<Row>): Promise<Seen<Row>> {
  const question = sql<Seen<Row>>`with answer as (${query})
    select pg_current_snapshot()::text as snapshot, (select coalesce(json_agg(answer), '[]') from answer) as rows`;
  const { rows } = await question.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('A select without a table has one row.');
  return answer;
}

/**
 * The changes of a table that a snapshot does not include, but the statement does. The latter goes without saying, but for a
 * database that was restored from another one, with the other's numbers of transactions.
 */
const since = (table: SearchedTable, snapshot: string): RawBuilder<boolean> =>
  sql<boolean>`search_change.list = ${table}
    and search_change.made_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(search_change.made_by, ${snapshot}::pg_snapshot)
    and pg_visible_in_snapshot(search_change.made_by, pg_current_snapshot())`;

/**
 * How many changes of a table came after a snapshot, and until which one.
 *
 * @returns undefined where they are too many to be worth looking at
 */
export async function changesSince(
  db: Kysely<Database>,
  table: SearchedTable,
  snapshot: string,
): Promise<{ count: number; snapshot: string } | undefined> {
  const now = await seen(
    db,
    sql<{ count: number }>`select count(*)
      from (select from search_change where ${since(table, snapshot)} limit ${MOST_FOLLOWED + 1}) as change`,
  );
  const count = now.rows[0]?.count ?? 0;
  return count > MOST_FOLLOWED ? undefined : { count, snapshot: now.snapshot };
}

/** Asks a query that counts. */
export function countRows<Row>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Database, SearchedTable, Row>,
): Promise<Seen<Row>> {
  return seen(db, sql<Row>`${query}`);
}

/** The query, asked of a table that has nothing but the rows that have come, or have gone, since a snapshot. */
const ofChanges = <Row>(
  table: SearchedTable,
  snapshot: string,
  change: 1 | -1,
  query: RawBuilder<Row>,
) => sql<Changed<Row>>`select ${sql.lit(change)} as change, to_json(counted) as counted from (
    with ${sql.table(table)} as (
      select row.* from search_change,
        jsonb_populate_record(null::${sql.table(table)}, search_change.content) as row
      where search_change.change = ${sql.lit(change)} and ${since(table, snapshot)}
    ) ${query}
  ) as counted`;

/**
 * Asks a query that counts of nothing but what has changed of its table since a snapshot.
 *
 * @param query of the table alone
 */
export function countChanges<Row>(
  db: Kysely<Database>,
  table: SearchedTable,
  snapshot: string,
  query: SelectQueryBuilder<Database, SearchedTable, Row>,
): Promise<Seen<Changed<Row>>> {
  const counting = sql<Row>`${query}`;
  return seen(
    db,
    sql`${ofChanges(table, snapshot, 1, counting)} union all ${ofChanges(table, snapshot, -1, counting)}`,
  );
}

/** Forgets the changes that nobody follows any more. */
export async function forgetChanges(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('search_change')
    .where(sql<boolean>`made_at < now() - ${KEPT}`)
    .execute();
}
