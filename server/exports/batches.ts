import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { NEWEST_FIRST, type List } from '../lists/readListPage.ts';

/** Where a row stands in a list that is newest first. */
export interface Position {
  id: number;
  /** `created_at` as the database writes it: a Date would lose its microseconds, and with them rows. */
  moment: string;
}

/** Few enough that no query holds the embedded database up, which answers one at a time. */
export const BATCH_SIZE = 500;

/** What a `Position` needs beside the id. */
const exactMoment = sql<string>`created_at::text`.as('moment');

/** The condition that a row comes after the position, newest first; an index answers it. */
const isAfter = ({ moment, id }: Position) =>
  sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${id}::bigint)`;

/**
 * All rows of a list, batch by batch. Nothing is held between two batches: no connection, no transaction and no lock, so
 * a reader who is slow, or gone, costs nothing.
 *
 * Rows that come while it goes stand before the first and are left out; rows that are deleted may be left out; every
 * other row comes once.
 *
 * @param read the next rows after a position, at most `limit` of them
 */
export async function* inBatches<Row extends Position>(
  read: (after: Position | null, limit: number) => Promise<Row[]>,
  limit = BATCH_SIZE,
): AsyncGenerator<Row[], void, void> {
  let after: Position | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- the next batch starts where this one ends
    const rows: Row[] = await read(after, limit);
    yield rows;
    after = rows.length < limit ? null : (rows.at(-1) ?? null);
  } while (after !== null);
}

/** All rows of a list, newest first; the id decides between those of the same moment. */
export function allRows<
  Table extends keyof Database,
  Matched extends keyof Database,
  Row extends { id: number },
>({ rows, ids }: Pick<List<Table, Matched, Row>, 'rows' | 'ids'>) {
  return inBatches<Row & Position>((after, limit) => {
    const next = (after ? ids.where(isAfter(after)) : ids).orderBy(NEWEST_FIRST).limit(limit);
    return rows
      .select(exactMoment)
      .where(sql<boolean>`id in ${next}`)
      .orderBy(NEWEST_FIRST)
      .execute();
  });
}
