import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { pageOffset, type Page } from './paging.ts';

/** The id orders rows with the same timestamp. */
export const NEWEST_FIRST = sql`created_at desc, id desc`;

/** The query of one page, newest first, or what `order` puts first. */
export function onePageOf<Table extends keyof Database, Row>(
  list: SelectQueryBuilder<Database, Table, Row>,
  page: Page,
  order?: RawBuilder<unknown>,
): SelectQueryBuilder<Database, Table, Row> {
  return (order ? list.orderBy(order) : list)
    .orderBy(NEWEST_FIRST)
    .limit(page.pageSize)
    .offset(pageOffset(page));
}

/** The number of rows on all pages. The last page needs no query for it. */
export async function totalOf<Table extends keyof Database, Row>(
  list: SelectQueryBuilder<Database, Table, Row>,
  page: Page,
  rowsOnPage: number,
): Promise<number> {
  const offset = pageOffset(page);
  const isLastPage = rowsOnPage < page.pageSize && (rowsOnPage > 0 || offset === 0);
  if (isLastPage) return offset + rowsOnPage;
  const { total } = await list
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
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
  const rows = await onePageOf(list, page).execute();
  return { rows, total: await totalOf(list, page, rows.length) };
}
