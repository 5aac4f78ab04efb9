import type { Kysely, Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database, SubscriptionTable } from '../database/tables.ts';
import { readListPage } from '../lists/readListPage.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { matchesSearch } from '../lists/search.ts';

export type SubscriptionList = components['schemas']['SubscriptionList'];

/** Query filters; absent ones match everything. */
export interface SubscriptionFilters {
  search?: string;
}

/** The matching subscriptions, for pages and exports. */
export function matchingSubscriptions(db: Kysely<Database>, { search }: SubscriptionFilters) {
  return db.selectFrom('subscription').selectAll().where(matchesSearch(search));
}

/** A subscription as an administrator sees it. */
export function toSubscriptionRow({
  id,
  email,
  active,
  created_at: createdAt,
}: Selectable<SubscriptionTable>): SubscriptionList['data'][number] {
  return { id, email, active, created_at: createdAt.toISOString() };
}

/** One page of subscriptions, newest first. */
export async function listSubscriptions(
  db: Kysely<Database>,
  filters: SubscriptionFilters,
  page: Page,
): Promise<SubscriptionList> {
  const { rows, total } = await readListPage(matchingSubscriptions(db, filters), page);
  return { data: rows.map(toSubscriptionRow), ...pageFacts(total, page) };
}
