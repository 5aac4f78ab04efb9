import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { pageOffset, type Page } from './paging.ts';

/**
 * The rows of one page, newest first; the id decides between those of the same moment. They are read from the nearer end
 * of the list, so that the last page costs what the first one does.
 *
 * @param matching selects the rows of the whole list, from a table with `created_at` and `id`
 * @param total how many those are
 */
export async function pageRows<Table extends keyof Database, Row>(
  matching: SelectQueryBuilder<Database, Table, Row>,
  page: Page,
  total: number,
): Promise<Row[]> {
  const newer = pageOffset(page);
  const count = Math.min(page.pageSize, total - newer);
  if (count <= 0) return [];
  const older = total - newer - count;
  const fromOldest = older < newer;
  const direction = fromOldest ? 'asc' : 'desc';
  const rows = await matching
    .orderBy(sql`created_at`, direction)
    .orderBy(sql`id`, direction)
    .offset(fromOldest ? older : newer)
    // Never fewer than a page: for a single row the planner would rather walk the whole list than ask the search's index.
    .limit(page.pageSize)
    .execute();
  return fromOldest ? rows.slice(0, count).toReversed() : rows;
}
