import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database, SubscriptionTable } from '../database/tables.ts';
import { pageFacts, pageOffset, type Page } from '../lists/paging.ts';
import { containsPattern } from '../lists/search.ts';

export type SubscriptionList = components['schemas']['SubscriptionList'];

/** Filters as they come in the query; absent ones do not narrow. */
export interface SubscriptionFilters {
  search?: string;
}

/** The condition that a row must meet, of a page as of an export. */
export function matchingSubscriptions({ search }: SubscriptionFilters) {
  return (where: ExpressionBuilder<Database, 'subscription'>) =>
    where.and(search ? [where('email', 'ilike', containsPattern(search))] : []);
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
  const matching = matchingSubscriptions(filters);
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('subscription')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where(matching)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('subscription')
      .selectAll()
      .where(matching)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.pageSize)
      .offset(pageOffset(page))
      .execute(),
  ]);
  return { data: rows.map(toSubscriptionRow), ...pageFacts(total, page) };
}
