import { listAddress, type FiltersOf } from '@/features/admin/lists/listFilters';
import { ADMIN_CATEGORY_FILTERS } from '@/lib/categories';

const rules = {
  category: ADMIN_CATEGORY_FILTERS.map(({ value }) => value),
  status: ['draft', 'active', 'completed'],
} as const;

/** The filters of the administrators' project list. */
export type AdminProjectFilters = FiltersOf<typeof rules>;

/** The URL format of the filters of /admin/projects. */
export const projectAddress = listAddress(rules);
