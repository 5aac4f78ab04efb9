import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';
import { AVAILABILITIES, ROLES } from '@/lib/volunteers';

const RULES = {
  country: { maxLength: 100 },
  role: ROLES,
  availability: AVAILABILITIES,
} as const;

/** What the list of volunteers is narrowed to, and its page. '' stands for an unused filter. */
export type VolunteerFilters = FiltersOf<typeof RULES>;

/** How they stand in the address. */
export const volunteerAddress = listAddress(RULES);
