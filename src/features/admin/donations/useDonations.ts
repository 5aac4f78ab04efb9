import type { Schemas } from '@/api/types';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { DonationFilters } from './donationFilters';

/** One page of donations. */
export function useDonations({
  monthly_gift: gift,
  ...filters
}: DonationFilters): ApiQuery<Schemas['DonationList']> {
  return useApiQuery(
    '/api/donation/donations',
    { query: { ...filters, ...(gift !== '' && { monthly_gift: Number(gift) }), page_size: PAGE_SIZE } },
    ['data', 'total_pages'],
  );
}
