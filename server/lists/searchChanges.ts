import { sql, type Kysely, type RawBuilder } from 'kysely';
import { parseInt8 } from '../database/columnTypes.ts';
import type { Database } from '../database/tables.ts';
import type { SearchedTable } from './sampledWords.ts';
import { kindObject, searchedColumns } from './searchedKinds.ts';
import type { Kind, RowsOfKind } from './searchedRows.ts';
import { indexTexts } from './textIndex.ts';

/** What was seen longer ago than that, in milliseconds, may miss changes that are forgotten. */
const FOLLOWED_MS = 20 * 60_000;
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

/** What a statement knew of the database. */
export interface Moment {
  /** Which transactions were known to have ended, as the database writes it. */
  snapshot: string;
  /** By the database's clock, which also says what is forgotten: milliseconds since 1970. */
  seenAt: number;
}

/** The columns of a `Moment`. */
export const moment = sql`pg_current_snapshot()::text as snapshot,
  date_part('epoch', statement_timestamp()) * 1000 as "seenAt"`;

/** A row that has come or gone. */
interface Change {
  change: 1 | -1;
  kind: Kind;
  words: string;
  week: number;
  target: string | null;
}

interface News extends Moment {
  folded: string[];
  changes: Change[];
}

/**
 * What has changed of a table since somebody saw it.
 *
 * @param words to be folded as the words of the rows are, in the same question
 * @returns undefined where that is too long ago, or too much to be worth looking at
 */
export async function changesSince(
  db: Kysely<Database>,
  { table, seen, words }: { table: SearchedTable; seen: Moment; words: readonly string[] },
): Promise<(Moment & { folded: string[]; rows: RowsOfKind[] }) | undefined> {
  const { rows } = await sql<News>`with changed as (
      select change, ${kindObject(table)} as kind, words, week, target
      from (
        select change, ${searchedColumns(table)}
        from search_change, jsonb_populate_record(null::${sql.table(table)}, content)
        where ${since(table, seen.snapshot)} limit ${MOST_FOLLOWED + 1}
      ) as searched
    )
    select ${moment}, array(select search_words(word) from unnest(${words}::text[]) as word) as folded,
      (select coalesce(json_agg(changed), '[]') from changed) as changes`.execute(db);
  const [news] = rows;
  if (!news) throw new Error('A select without a table has one row.');
  const { snapshot, seenAt, folded, changes } = news;
  if (changes.length > MOST_FOLLOWED || seenAt - seen.seenAt > FOLLOWED_MS) return undefined;
  return {
    snapshot,
    seenAt,
    folded,
    rows: changes.map(({ change, kind, words: changed, week, target }) => ({
      kind,
      change,
      words: indexTexts([changed]),
      weeks: [week],
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
