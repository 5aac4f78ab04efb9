import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { NEWEST_FIRST } from '../lists/readListPage.ts';

/** The position of a row in a list that is newest first. */
export interface Position {
  id: number;
  /** `created_at` as the database writes it: a Date would lose its microseconds, and with them rows. */
  moment: string;
}

/** Small enough that no query blocks the embedded database, which runs one at a time, for long. */
export const BATCH_SIZE = 500;

const exactMoment = sql<string>`created_at::text`.as('moment');

const isAfter = ({ moment, id }: Position) =>
  sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${id}::bigint)`;

/**
 * All rows of a list, batch by batch. Nothing is held between two batches, neither a connection nor a transaction nor a lock, so
 * a slow reader costs nothing.
 *
 * Rows added meanwhile are left out; rows deleted meanwhile may be left out; every other row comes once.
 *
 * @param read reads the next rows after a position, at most `limit` of them
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

/** All rows of a list, newest first. */
export function allRows<Table extends keyof Database, Row extends { id: number }>(
  list: SelectQueryBuilder<Database, Table, Row>,
) {
  return inBatches<Row & Position>((after, limit) =>
    (after ? list.where(isAfter(after)) : list)
      .select(exactMoment)
      .orderBy(NEWEST_FIRST)
      .limit(limit)
      .execute(),
  );
}
