import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Schemas } from '@/api/types';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { ProjectFilters } from './projectFilters';

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
