import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';

const RULES = {} as const;

/** The filters and the page of the subscriptions list. */
export type SubscriptionFilters = FiltersOf<typeof RULES>;

/** Their URL format. */
export const subscriptionAddress = listAddress(RULES);
