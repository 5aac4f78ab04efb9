import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';

const RULES = {
  country: { maxLength: 100 },
  role: ['computer-tech', 'lab-tech', 'medical-tech', 'others'],
  availability: ['full-time', 'part-time'],
} as const;

/** What the list of volunteers is narrowed to, and its page. '' stands for an unused filter. */
export type VolunteerFilters = FiltersOf<typeof RULES>;

/** How they stand in the address. */
export const volunteerAddress = listAddress(RULES);
