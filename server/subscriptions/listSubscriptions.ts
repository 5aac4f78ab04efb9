import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database, SubscriptionTable } from '../database/tables.ts';
import { pageRows } from '../lists/pageRows.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { containsPattern } from '../lists/search.ts';
import { tallied } from '../lists/tallies.ts';

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

/** How many match. Only a search has to look at the subscriptions themselves. */
async function countSubscriptions(db: Kysely<Database>, filters: SubscriptionFilters): Promise<number> {
  const counting = filters.search
    ? db
        .selectFrom('subscription')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where(matchingSubscriptions(filters))
    : db.selectFrom('subscription_tally').select(tallied.as('total'));
  return (await counting.executeTakeFirstOrThrow()).total;
}

/** One page of subscriptions, newest first; the id decides between those of the same moment. */
export async function listSubscriptions(
  db: Kysely<Database>,
  filters: SubscriptionFilters,
  page: Page,
): Promise<SubscriptionList> {
  const total = await countSubscriptions(db, filters);
  const matching = db.selectFrom('subscription').selectAll().where(matchingSubscriptions(filters));
  const rows = await pageRows(matching, page, total);
  return { data: rows.map(toSubscriptionRow), ...pageFacts(total, page) };
}
