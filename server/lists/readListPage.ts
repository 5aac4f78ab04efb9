import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Counting } from './counting.ts';
import { pageOffset, type Page } from './paging.ts';
import { WEEK_S, type WeekCount } from './weeks.ts';

/** A list, newest first; the id decides between rows of the same moment. */
export interface List<Table extends keyof Database, Matched extends keyof Database, Row> extends Counting {
  /** Selects from the table that has `created_at` and `id`, with no condition. */
  rows: SelectQueryBuilder<Database, Table, Row>;
  /** Selects the ids of the rows that belong to the list, from any table that has `created_at` and `id`. */
  ids: SelectQueryBuilder<Database, Matched, { id: number }>;
}

export const NEWEST_FIRST = sql`created_at desc, id desc`;
const OLDEST_FIRST = sql`created_at asc, id asc`;

/** Walking over so many rows costs less than asking in which week a page lies. */
const WALKABLE = 2_000;

const rowsIn = (weeks: readonly WeekCount[]) => weeks.reduce((sum, { count }) => sum + count, 0);

/** Where the reading of a page begins. */
interface Start {
  direction: 'asc' | 'desc';
  /** How many rows to pass over. */
  skip: number;
  /** Seconds since 1970; only rows from before it are read. */
  before?: number;
}

const FROM_NEWEST: Start = { direction: 'desc', skip: 0 };

/** The end of the newest week that reaches beyond so many rows, and how many rows of that week are among them. */
function startInWeek(weeks: readonly WeekCount[], newer: number): Start {
  let skip = newer;
  for (const { week, count } of weeks) {
    if (count > skip) return { direction: 'desc', skip, before: (week + 1) * WEEK_S };
    skip -= count;
  }
  return { direction: 'desc', skip: newer };
}

/** Begins at the nearest of three places: the newest row, the oldest row, the week of the page. */
function startOf(newer: number, older: number, weeks: readonly WeekCount[]): Start {
  if (Math.min(newer, older) > WALKABLE) return startInWeek(weeks, newer);
  return older < newer ? { direction: 'asc', skip: older } : { direction: 'desc', skip: newer };
}

function read<Table extends keyof Database, Matched extends keyof Database, Row>(
  { rows, ids }: List<Table, Matched, Row>,
  { direction, skip, before }: Start,
  pageSize: number,
): Promise<Row[]> {
  const wanted = ids
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`created_at < to_timestamp(${before}::double precision)`),
    )
    .orderBy(direction === 'asc' ? OLDEST_FIRST : NEWEST_FIRST)
    .offset(skip)
    // Never fewer than a page: for a single row the planner would rather walk the whole list than ask the search's index.
    .limit(pageSize);
  return rows
    .where(sql<boolean>`id in ${wanted}`)
    .orderBy(NEWEST_FIRST)
    .execute();
}

/**
 * The rows of one page, and how many the list has. The last page and one in the middle cost about what the first one
 * does.
 */
export async function readListPage<Table extends keyof Database, Matched extends keyof Database, Row>(
  list: List<Table, Matched, Row>,
  page: Page,
): Promise<{ rows: Row[]; total: number }> {
  const newer = pageOffset(page);
  if (newer === 0) {
    const rows = await read(list, FROM_NEWEST, page.pageSize);
    // A first page that is not full is the whole list.
    return { rows, total: rows.length < page.pageSize ? rows.length : await list.total() };
  }
  // Far from the newest row it may have to begin in a week, and all weeks together are the total.
  const weeks = newer > WALKABLE ? await list.byWeek() : [];
  const total = newer > WALKABLE ? rowsIn(weeks) : await list.total();
  const count = Math.min(page.pageSize, total - newer);
  if (count <= 0) return { rows: [], total };
  const rows = await read(list, startOf(newer, total - newer - count, weeks), page.pageSize);
  // Read from the oldest on, it may begin with rows of the page before.
  return { rows: rows.slice(-count), total };
}
