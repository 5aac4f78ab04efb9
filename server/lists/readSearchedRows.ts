import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { parseInt8 } from '../database/columnTypes.ts';
import type { Database } from '../database/tables.ts';
import { inOrder } from '../inOrder.ts';
import type { SearchedTable } from './sampledWords.ts';
import { kindColumns, kindObject, searchedColumns } from './searchedKinds.ts';
import type { Kind, RowsOfKind } from './searchedRows.ts';
import { moment, type Moment } from './searchChanges.ts';
import { indexTexts } from './textIndex.ts';

/** No words have it: all white space in them is single spaces. */
const SEPARATOR = '\n';

/** All rows of a kind, each column as one text; null in a table that has no rows. */
interface Together extends Moment {
  kind: Kind;
  words: string | null;
  weeks: string | null;
  /** Null where rows have no targets. */
  targets: string | null;
}

const apart = (texts: string | null) => texts?.split(SEPARATOR) ?? [];

/** Reads what searches look at, of all rows of a table. */
export async function readSearchedRows(
  db: Kysely<Database>,
  table: SearchedTable,
): Promise<Moment & { rows: RowsOfKind[] }> {
  // Rows that are aggregated together are so in the same order.
  const { rows } = await sql<Together>`select seen.*, together.*
    from (select ${moment}) as seen left join (
      select ${kindObject(table)} as kind, string_agg(words, ${SEPARATOR}) as words,
        string_agg(week::text, ${SEPARATOR}) as weeks, string_agg(target, ${SEPARATOR}) as targets
      from (select ${searchedColumns(table)} from ${sql.table(table)}) as searched
      group by (${kindColumns(table)})
    ) as together on true`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('A left join has a row at least.');
  const kinds = rows.filter(({ words }) => words !== null);
  return {
    snapshot: first.snapshot,
    seenAt: first.seenAt,
    rows: await inOrder(kinds, async ({ kind, words, weeks, targets }): Promise<RowsOfKind> => {
      // Whoever waits for an answer need not wait until all kinds are indexed.
      await setImmediate();
      return {
        kind,
        change: 1,
        words: indexTexts(apart(words)),
        weeks: apart(weeks).map(Number),
        targets: apart(targets).map(parseInt8),
      };
    }),
  };
}
