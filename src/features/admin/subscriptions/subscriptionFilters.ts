import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';

const RULES = {} as const;

/** What the list of subscriptions is narrowed to, and its page. */
export type SubscriptionFilters = FiltersOf<typeof RULES>;

/** Their form in the URL. */
export const subscriptionAddress = listAddress(RULES);
