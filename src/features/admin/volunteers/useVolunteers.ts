import type { Schemas } from '@/api/types';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { VolunteerFilters } from './volunteerFilters';

/** The path of the list. */
export const VOLUNTEERS = '/api/volunteer/';

/** One page of volunteers. */
export function useVolunteers(filters: VolunteerFilters): ApiQuery<Schemas['VolunteerList']> {
  return useApiQuery(VOLUNTEERS, { query: { ...filters, page_size: PAGE_SIZE } }, ['data', 'total_pages']);
}
