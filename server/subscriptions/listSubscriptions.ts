import type { Kysely, Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database, SubscriptionTable } from '../database/tables.ts';
import { countingSearched, countingTallies } from '../lists/counting.ts';
import { readListPage } from '../lists/readListPage.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { contains, searchText } from '../lists/search.ts';

export type SubscriptionList = components['schemas']['SubscriptionList'];

/** Filters as they come in the query; absent ones do not narrow. */
export interface SubscriptionFilters {
  search?: string;
}

/** The subscriptions that match, for a page as for an export. */
export async function matchingSubscriptions(db: Kysely<Database>, filters: SubscriptionFilters) {
  const search = searchText(filters.search);
  const rows = db.selectFrom('subscription').selectAll();
  if (!search)
    return {
      rows,
      ids: db.selectFrom('subscription').select('id'),
      ...countingTallies(db.selectFrom('subscription_tally'), db.selectFrom('subscription_week')),
    };
  const found = db.selectFrom('subscription').where(await contains(db, 'subscription', search));
  return {
    rows,
    ids: found.select('id'),
    ...countingSearched(db, 'subscription', { text: search, choice: {} }),
  };
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

/** One page of subscriptions, newest first; the id decides between those of the same moment. */
export async function listSubscriptions(
  db: Kysely<Database>,
  filters: SubscriptionFilters,
  page: Page,
): Promise<SubscriptionList> {
  const { rows, total } = await readListPage(await matchingSubscriptions(db, filters), page);
  return { data: rows.map(toSubscriptionRow), ...pageFacts(total, page) };
}
