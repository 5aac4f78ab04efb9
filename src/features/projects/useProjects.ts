import { useMemo } from 'react';
import { ApiError } from '@/api/errors';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Schemas } from '@/api/types';
import { PAGE_SIZE } from '@/lib/listQuery';
import { INITIAL_FILTERS, type ProjectFilters } from './projectFilters';
import { readProjectList } from './readProject';

const unreadable = new ApiError('malformed');

/** One page of the public list; nothing is asked while the filters are null. */
export function useProjects(filters: ProjectFilters | null): ApiQuery<Schemas['ProjectList']> {
  const { status, category, search, page } = filters ?? INITIAL_FILTERS;
  const query = useApiQuery<'/api/project/'>(
    filters && '/api/project/',
    { query: { status, category: category ?? '', search, page, page_size: PAGE_SIZE } },
    ['data', 'total', 'total_pages'],
  );
  const { data: answer } = query;
  const data = useMemo(() => readProjectList(answer), [answer]);
  const error = answer && !data ? unreadable : query.error;
  return { ...query, data, error };
}
