import type { Schemas } from '@/api/types';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { SubscriptionFilters } from './subscriptionFilters';

/** The path of the list. */
export const SUBSCRIPTIONS = '/api/subscription/';

/** One page of subscriptions. */
export function useSubscriptions(filters: SubscriptionFilters): ApiQuery<Schemas['SubscriptionList']> {
  return useApiQuery(SUBSCRIPTIONS, { query: { ...filters, page_size: PAGE_SIZE } }, ['data', 'total_pages']);
}
