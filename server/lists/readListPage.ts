import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { pageOffset, type Page } from './paging.ts';

/** The id orders rows with the same timestamp. */
export const NEWEST_FIRST = sql`created_at desc, id desc`;

/** The rows of one page, newest first. */
export function readRows<Table extends keyof Database, Row>(
  list: SelectQueryBuilder<Database, Table, Row>,
  page: Page,
): Promise<Row[]> {
  return list.orderBy(NEWEST_FIRST).limit(page.pageSize).offset(pageOffset(page)).execute();
}

/**
 * The rows of one page, newest first, and the list's total.
 *
 * @param list a filtered query on a table with `created_at` and `id`
 */
export async function readListPage<Table extends keyof Database, Row>(
  list: SelectQueryBuilder<Database, Table, Row>,
  page: Page,
): Promise<{ rows: Row[]; total: number }> {
  const offset = pageOffset(page);
  const rows = await readRows(list, page);
  const isLastPage = rows.length < page.pageSize && (rows.length > 0 || offset === 0);
  if (isLastPage) return { rows, total: offset + rows.length };
  const { total } = await list
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
