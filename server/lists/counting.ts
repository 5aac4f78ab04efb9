import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { SearchedTable } from './sampledWords.ts';
import { countSearched, type Search } from './searchedLists.ts';
import { tallied } from './tallies.ts';
import type { WeekCount } from './weeks.ts';

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

/** Counts the rows of a table that a search finds. */
export function countingSearched(
  db: Kysely<Database>,
  table: SearchedTable,
  search: Omit<Search, 'by'>,
): Counting {
  return {
    total: async () => {
      const [all] = await countSearched(db, table, { ...search, by: [] });
      return all?.count ?? 0;
    },
    byWeek: async () => {
      const weeks = await countSearched(db, table, { ...search, by: ['week'] });
      return weeks
        .map(({ kind, count }) => ({ week: Number(kind['week']), count }))
        .toSorted((a, b) => b.week - a.week);
    },
  };
}
