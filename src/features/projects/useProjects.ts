import { useMemo } from 'react';
import { ApiError } from '@/api/errors';
import type { ParametersOf, Schemas } from '@/api/types';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { ProjectFilters } from './projectFilters';
import { readProjectList } from './readProject';

type ListQuery = NonNullable<ParametersOf<'/api/project/', 'get'>['query']>;

const unreadable = new ApiError('malformed');

/** One page of projects, read as tolerantly as by {@link readProjectList}. Makes no request while `query` is null. */
export function useProjectList(query: ListQuery | null): ApiQuery<Schemas['ProjectList']> {
  const list = useApiQuery<'/api/project/'>(query && '/api/project/', { query: query ?? {} }, [
    'data',
    'total',
    'total_pages',
  ]);
  const { data: answer } = list;
  const data = useMemo(() => readProjectList(answer), [answer]);
  return { ...list, data, error: answer && !data ? unreadable : list.error };
}

/** One page of the public list. Makes no request while the filters are null. */
export function useProjects(filters: ProjectFilters | null): ApiQuery<Schemas['ProjectList']> {
  return useProjectList(
    filters && {
      status: filters.status,
      category: filters.category ?? '',
      search: filters.search,
      page: filters.page,
      page_size: PAGE_SIZE,
    },
  );
}
