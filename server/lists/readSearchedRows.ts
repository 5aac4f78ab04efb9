import { sql, type Kysely } from 'kysely';
import { parseInt8 } from '../database/columnTypes.ts';
import type { Database } from '../database/tables.ts';
import type { SearchedTable } from './sampledWords.ts';
import { kindObject, kindColumns, searchedColumns } from './searchedKinds.ts';
import type { Kind, RowsOfKind } from './searchedRows.ts';

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
      select ${kindObject(table)} as kind, string_agg(words, ${SEPARATOR}) as words,
        string_agg(target, ${SEPARATOR}) as targets
      from (select ${searchedColumns(table)} from ${sql.table(table)} ${NOT_MERGED}) as searched
      group by ${kindColumns(table)}
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
