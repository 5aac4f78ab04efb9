import { sql, type Kysely, type RawBuilder } from 'kysely';
import { parseInt8 } from '../database/columnTypes.ts';
import type { Database } from '../database/tables.ts';
import type { SearchedTable } from './sampledWords.ts';
import { kindObject, searchedColumns } from './searchedKinds.ts';
import type { Kind, RowsOfKind } from './searchedRows.ts';

/** What was read longer ago than that, in milliseconds, may miss changes that are forgotten. */
export const FOLLOWED_MS = 20 * 60_000;
/** Changes are kept for so long. The difference is how long a transaction may take. */
const KEPT = sql`make_interval(mins => 40)`;
/** With more changes than that it is shorter to read all rows again. */
const MOST_FOLLOWED = 10_000;

/**
 * The changes of a table that a snapshot does not include, but the statement does. The latter goes without saying, but for a
 * database that was restored from another one, with the other's numbers of transactions.
 */
const since = (table: SearchedTable, snapshot: string): RawBuilder<boolean> =>
  sql<boolean>`search_change.list = ${table}
    and search_change.made_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(search_change.made_by, ${snapshot}::pg_snapshot)
    and pg_visible_in_snapshot(search_change.made_by, pg_current_snapshot())`;

/** A row that has come or gone. */
interface Change {
  change: 1 | -1;
  kind: Kind;
  words: string;
  target: string | null;
}

interface News {
  snapshot: string;
  folded: string[];
  changes: Change[];
}

/**
 * What has changed of a table since a snapshot, and until which one.
 *
 * @param words to be folded as the words of the rows are, in the same question
 * @returns undefined where there is too much to be worth looking at
 */
export async function changesSince(
  db: Kysely<Database>,
  { table, snapshot, words }: { table: SearchedTable; snapshot: string; words: readonly string[] },
): Promise<{ snapshot: string; folded: string[]; rows: RowsOfKind[] } | undefined> {
  const { rows } = await sql<News>`with changed as (
      select change, ${kindObject(table)} as kind, words, target
      from (
        select change, ${searchedColumns(table)}
        from search_change, jsonb_populate_record(null::${sql.table(table)}, content)
        where ${since(table, snapshot)} limit ${MOST_FOLLOWED + 1}
      ) as searched
    )
    select pg_current_snapshot()::text as snapshot,
      array(select search_words(word) from unnest(${words}::text[]) as word) as folded,
      (select coalesce(json_agg(changed), '[]') from changed) as changes`.execute(db);
  const [news] = rows;
  if (!news) throw new Error('A select without a table has one row.');
  if (news.changes.length > MOST_FOLLOWED) return undefined;
  return {
    snapshot: news.snapshot,
    folded: news.folded,
    rows: news.changes.map(({ change, kind, words: changed, target }) => ({
      kind,
      times: change,
      words: [changed],
      targets: target === null ? [] : [parseInt8(target)],
    })),
  };
}

/** Forgets the changes that nobody follows any more. */
export async function forgetChanges(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('search_change')
    .where(sql<boolean>`made_at < now() - ${KEPT}`)
    .execute();
}
