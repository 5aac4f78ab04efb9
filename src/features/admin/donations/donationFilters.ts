import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';

const RULES = {
  frequency: ['ONCE', 'MONTHLY'],
  status: ['completed', 'pending', 'failed', 'refunded'],
  payment_method: ['PAYPAL', 'PAYSTACK'],
  monthly_gift: 'id',
} as const;

/** The filters and the page of the donations list; '' is an unused filter. */
export type DonationFilters = FiltersOf<typeof RULES>;

/** Their form in the URL. */
export const donationAddress = listAddress(RULES);
