import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Schemas } from '@/api/types';
import type { ProjectFilters } from './projectFilters';

/** Projects on a page of the list. */
export const PAGE_SIZE = 10;

/** One page of the public list. */
export function useProjects({
  status,
  category,
  search,
  page,
}: ProjectFilters): ApiQuery<Schemas['ProjectList']> {
  return useApiQuery(
    '/api/project/',
    { query: { status, category: category ?? '', search, page, page_size: PAGE_SIZE } },
    ['data', 'total', 'total_pages'],
  );
}
