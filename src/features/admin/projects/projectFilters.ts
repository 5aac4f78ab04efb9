import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';
import { ADMIN_CATEGORY_FILTERS } from '@/lib/categories';

const rules = {
  category: ADMIN_CATEGORY_FILTERS.map(({ value }) => value),
  status: ['draft', 'active', 'completed'],
} as const;

/** What the list of projects is narrowed by. */
export type AdminProjectFilters = FiltersOf<typeof rules>;

/** How the filters stand in the address of /admin/projects. */
export const projectAddress = listAddress(rules);
