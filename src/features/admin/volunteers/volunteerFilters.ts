import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';
import { AVAILABILITIES, ROLES } from '@/lib/volunteers';

const RULES = {
  country: { maxLength: 100 },
  role: ROLES,
  availability: AVAILABILITIES,
} as const;

/** The filters and the page of the volunteers list; '' is an unused filter. */
export type VolunteerFilters = FiltersOf<typeof RULES>;

/** Their URL format. */
export const volunteerAddress = listAddress(RULES);
