import type { Schemas } from '@/api/types';
import { addressOf } from '@/api/client';
import { embedEarlyResponse } from '@/api/earlyResponse';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import { PAGE_SIZE } from '@/lib/listQuery';
import { donationAddress, type DonationFilters } from './donationFilters';

const PATH = '/api/donation/donations';
const FIELDS = ['data', 'total_pages'] as const;

const paramsOf = ({ monthly_gift: gift, ...filters }: DonationFilters) => ({
  query: { ...filters, ...(gift !== '' && { monthly_gift: Number(gift) }), page_size: PAGE_SIZE },
});

/** The call for the first page without filters, below the backend's URL. */
export const firstDonations = (): string => addressOf(PATH, paramsOf(donationAddress.initial));

/** Waits for the first donations if the document has asked for them, so that they are there when the page is first rendered. */
export const loadFirstDonations = (): Promise<void> => embedEarlyResponse(firstDonations(), FIELDS);

/** One page of donations. */
export function useDonations(filters: DonationFilters): ApiQuery<Schemas['DonationList']> {
  return useApiQuery(PATH, paramsOf(filters), FIELDS);
}
