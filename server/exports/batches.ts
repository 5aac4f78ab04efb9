import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { NEWEST_FIRST } from '../lists/readListPage.ts';

/** A row's position in a list ordered newest first. */
export interface Position {
  id: number;
  /** `created_at` as database text: a Date would drop the microseconds and skip rows. */
  moment: string;
}

/** Small enough not to block the embedded database, which runs one query at a time. */
export const BATCH_SIZE = 500;

const exactMoment = sql<string>`created_at::text`.as('moment');

const isAfter = ({ moment, id }: Position) =>
  sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${id}::bigint)`;

/**
 * Yields all rows of a list in batches. No connection, transaction or lock is held between batches, so slow readers are cheap.
 *
 * Rows added during the read are left out, deleted rows may be; every other row appears exactly once.
 *
 * @param read reads up to `limit` rows after a position
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

/** Yields all rows of a table, newest first. */
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
