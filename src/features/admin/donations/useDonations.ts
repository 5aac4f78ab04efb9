import type { Schemas } from '@/api/types';
import { prefetchQuery, useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { DonationFilters } from './donationFilters';

const PATH = '/api/donation/donations';
const FIELDS = ['data', 'total_pages'] as const;

const paramsOf = ({ monthly_gift: gift, ...filters }: DonationFilters) => ({
  query: { ...filters, ...(gift !== '' && { monthly_gift: Number(gift) }), page_size: PAGE_SIZE },
});

/** Asks for a page of donations before it is shown. */
export const prefetchDonations = (filters: DonationFilters): void =>
  prefetchQuery(PATH, paramsOf(filters), FIELDS);

/** One page of donations. */
export function useDonations(filters: DonationFilters): ApiQuery<Schemas['DonationList']> {
  return useApiQuery(PATH, paramsOf(filters), FIELDS);
}
