import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { countedOnce } from './countedOnce.ts';
import type { SearchedTable } from './sampledWords.ts';
import { tallied } from './tallies.ts';
import { week, type WeekCount } from './weeks.ts';

/** How many rows belong to a list. */
export interface Counting {
  total: () => Promise<number>;
  /** By the week they were made in, the newest first. */
  byWeek: () => Promise<readonly WeekCount[]>;
}

type Chosen<Table extends keyof Database> = SelectQueryBuilder<Database, Table, unknown>;

/**
 * Counts without looking at the rows themselves.
 *
 * @param tally the rows of the list's tally that are of the chosen kind
 * @param weeks the same of its weeks
 */
export function countingTallies<Tally extends keyof Database, Week extends keyof Database>(
  tally: Chosen<Tally>,
  weeks: Chosen<Week>,
): Counting {
  return {
    total: async () => (await tally.select(tallied.as('total')).executeTakeFirstOrThrow()).total,
    byWeek: () =>
      weeks
        .select([sql<number>`week`.as('week'), tallied.as('count')])
        .groupBy(sql`week`)
        .orderBy(sql`week`, 'desc')
        .execute(),
  };
}

const counted = sql<number>`count(*)`.as('count');

/** Counts the rows of a table that a search finds. */
export function countingRows<Table extends SearchedTable>(
  db: Kysely<Database>,
  table: Table,
  found: Chosen<Table>,
): Counting {
  return {
    total: async () => {
      const [row] = await countedOnce({ db, table, query: found.select(counted) });
      return row?.count ?? 0;
    },
    byWeek: async () => {
      const weeks = await countedOnce({
        db,
        table,
        query: found.select([week.as('week'), counted]).groupBy(week),
      });
      return weeks.toSorted((a, b) => b.week - a.week);
    },
  };
}
