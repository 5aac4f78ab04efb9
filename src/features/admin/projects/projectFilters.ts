import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';
import { ADMIN_CATEGORY_FILTERS } from '@/lib/categories';

const rules = {
  category: ADMIN_CATEGORY_FILTERS.map(({ value }) => value),
  status: ['draft', 'active', 'completed'],
} as const;

/** What the list of projects is narrowed by. */
export type AdminProjectFilters = FiltersOf<typeof rules>;

/** The form of the filters in the URL of /admin/projects. */
export const projectAddress = listAddress(rules);
