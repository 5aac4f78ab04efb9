import { sql, type Kysely, type RawBuilder } from 'kysely';
import { parseInt8 } from '../database/columnTypes.ts';
import type { Database } from '../database/tables.ts';
import type { SearchedTable } from './sampledWords.ts';
import type { Kind, RowsOfKind } from './searchedRows.ts';
import { week } from './weeks.ts';

/** What was read longer ago than that, in milliseconds, may miss changes that are forgotten. */
export const FOLLOWED_MS = 20 * 60_000;
/** Changes are kept for so long. The difference is how long a transaction may take. */
const KEPT = sql`make_interval(mins => 40)`;
/** With more changes than that it is shorter to read all rows again. */
const MOST_FOLLOWED = 10_000;

/** What rows can be chosen and counted by, beside the week that they were made in: as the tallies have it. */
const KINDS: Readonly<Record<SearchedTable, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  donation_search: {
    status: sql`status`,
    frequency: sql`frequency`,
    payment_client: sql`payment_client`,
  },
  project_search: { status: sql`status`, category: sql`category`, currency: sql`currency` },
  subscription: {},
  volunteer_search: { country: sql`lower(country)`, role: sql`role`, availability: sql`availability` },
};

const kindsOf = (table: SearchedTable) => ({ ...KINDS[table], week });

/** The target of a row in minor units, as text, which JSON does not round. Null where rows have none. */
const targetOf = (table: SearchedTable) =>
  table === 'project_search' ? sql`target_amount_minor::text` : sql`null::text`;

const namesOf = (table: SearchedTable) => sql.join(Object.keys(kindsOf(table)).map((name) => sql.ref(name)));

/** What searches look at of some rows: the columns of their kinds, `words` and `target`. */
const searchedOf = (table: SearchedTable) => {
  const columns = Object.entries(kindsOf(table)).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  return sql.join([...columns, sql`words`, sql`${targetOf(table)} as target`]);
};

/** The kind of a row of these, as an object. */
function kindOf(table: SearchedTable): RawBuilder<Kind> {
  const columns = Object.keys(kindsOf(table)).map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`);
  return sql`json_build_object(${sql.join(columns)})`;
}

/**
 * Keeps a subquery apart. The planner would believe that there are as many weeks as moments, and sort all rows on the disk for
 * what are a hundred groups, which takes four times as long.
 */
const NOT_MERGED = sql`offset 0`;

/** No words have it: all white space in them is single spaces. */
const SEPARATOR = '\n';

interface Together {
  /** Which transactions were known to have ended, as the database writes it. */
  snapshot: string;
  kind: Kind;
  /** Of all rows of the kind; null in a table that has no rows. */
  words: string | null;
  /** In the same order. */
  targets: string | null;
}

/** Reads what searches look at, of all rows of a table, and the snapshot of the database that it is of. */
export async function readSearchedRows(
  db: Kysely<Database>,
  table: SearchedTable,
): Promise<{ snapshot: string; rows: RowsOfKind[] }> {
  const { rows } = await sql<Together>`select seen.snapshot, together.*
    from (select pg_current_snapshot()::text as snapshot) as seen left join (
      select ${kindOf(table)} as kind, string_agg(words, ${SEPARATOR}) as words,
        string_agg(target, ${SEPARATOR}) as targets
      from (select ${searchedOf(table)} from ${sql.table(table)} ${NOT_MERGED}) as searched
      group by ${namesOf(table)}
    ) as together on true`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('A left join has a row at least.');
  return {
    snapshot: first.snapshot,
    rows: rows.flatMap(({ kind, words, targets }) =>
      words === null
        ? []
        : {
            kind,
            times: 1,
            words: words.split(SEPARATOR),
            targets: targets?.split(SEPARATOR).map(parseInt8) ?? [],
          },
    ),
  };
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
      select change, ${kindOf(table)} as kind, words, target
      from (
        select change, ${searchedOf(table)}
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
