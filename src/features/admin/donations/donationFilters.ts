import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';

const RULES = {
  frequency: ['ONCE', 'MONTHLY'],
  status: ['completed', 'pending', 'failed'],
  payment_method: ['PAYPAL', 'PAYSTACK'],
} as const;

/** What the list of donations is narrowed to, and its page. '' stands for an unused filter. */
export type DonationFilters = FiltersOf<typeof RULES>;

/** How they stand in the address. */
export const donationAddress = listAddress(RULES);
