import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { SearchedTable } from './sampledWords.ts';

/** Changes are kept for so long. */
const KEPT_MINUTES = 40;
/** What was seen longer ago may miss changes that are forgotten. The difference is how long a transaction may take. */
const FOLLOWED_MINUTES = 20;
/** With more changes than that it is shorter to count all rows again. */
const MOST_FOLLOWED = 1_000;

/** What a statement saw of the database: everything that was committed before it. */
export interface Sight {
  /** A snapshot, as the database writes it: which transactions it knows to have ended. */
  snapshot: string;
  /** By the clock of the database, as it writes it. */
  at: string;
}

/** The rows that a query answered, and what it saw for them. */
export interface Seen<Row> {
  sight: Sight;
  rows: Row[];
}

/** What is counted of the rows of a table that have come (1) or that have gone (-1). */
export interface Changed<Row> {
  change: 1 | -1;
  counted: Row;
}

const minutes = (count: number) => sql`make_interval(mins => ${sql.lit(count)})`;

async function seen<Row>(db: Kysely<Database>, query: RawBuilder<Row>): Promise<Seen<Row>> {
  const { rows } = await sql<Seen<Row>>`with answer as (${query})
    select json_build_object('snapshot', pg_current_snapshot()::text, 'at', now()::text) as sight,
      (select coalesce(json_agg(answer), '[]') from answer) as rows`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('A select without a table has one row.');
  return answer;
}

/**
 * The changes of a table that a sight does not include, but the statement does. The latter goes without saying, but for a
 * database that was restored from another one, with the other's numbers of transactions.
 */
const since = (table: SearchedTable, { snapshot }: Sight): RawBuilder<boolean> =>
  sql<boolean>`list = ${table} and made_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(made_by, ${snapshot}::pg_snapshot)
    and pg_visible_in_snapshot(made_by, pg_current_snapshot())`;

interface Changes {
  count: number;
  /** False where some may be forgotten, or where they are too many to be worth looking at. */
  isFollowed: boolean;
}

/** How many changes of a table came after a sight of it, and until which sight. */
export async function changesSince(
  db: Kysely<Database>,
  table: SearchedTable,
  sight: Sight,
): Promise<Changes & { sight: Sight }> {
  const { sight: now, rows } = await seen(
    db,
    sql<Changes>`select count(*), count(*) <= ${MOST_FOLLOWED}
        and now() - ${sight.at}::timestamptz < ${minutes(FOLLOWED_MINUTES)} as "isFollowed"
      from (select from search_change where ${since(table, sight)} limit ${MOST_FOLLOWED + 1}) as change`,
  );
  const [changes = { count: 0, isFollowed: false }] = rows;
  return { ...changes, sight: now };
}

/** Asks a query that counts. */
export function countRows<Row>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Database, SearchedTable, Row>,
): Promise<Seen<Row>> {
  return seen(db, sql<Row>`${query}`);
}

/** The query, asked of a table that has nothing but the rows that have come, or have gone, since a sight of it. */
const ofChanges = <Row>(table: SearchedTable, sight: Sight, change: 1 | -1, query: RawBuilder<Row>) => sql<
  Changed<Row>
>`select ${sql.lit(change)} as change, to_json(counted) as counted from (
    with ${sql.table(table)} as (
      select row.* from search_change, jsonb_populate_record(null::${sql.table(table)}, content) as row
      where change = ${sql.lit(change)} and ${since(table, sight)}
    ) ${query}
  ) as counted`;

/**
 * Asks a query that counts of nothing but what has changed of its table since a sight of it.
 *
 * @param query of the table alone
 */
export function countChanges<Row>(
  db: Kysely<Database>,
  table: SearchedTable,
  sight: Sight,
  query: SelectQueryBuilder<Database, SearchedTable, Row>,
): Promise<Seen<Changed<Row>>> {
  const counting = sql<Row>`${query}`;
  return seen(
    db,
    sql`${ofChanges(table, sight, 1, counting)} union all ${ofChanges(table, sight, -1, counting)}`,
  );
}

/** Forgets the changes that nobody follows any more. */
export async function forgetChanges(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('search_change')
    .where(sql<boolean>`made_at < now() - ${minutes(KEPT_MINUTES)}`)
    .execute();
}
