import { useMemo } from 'react';
import { addressOf } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { ParametersOf, Schemas } from '@/api/types';
import { prefetchQuery, useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { ProjectFilters } from './projectFilters';
import { readProjectList } from './readProject';

type ListQuery = NonNullable<ParametersOf<'/api/project/', 'get'>['query']>;

const FIELDS = ['data', 'total', 'total_pages'] as const;

const unreadable = new ApiError('malformed');

/** One page of projects, read as tolerantly as by {@link readProjectList}. Makes no request while `query` is null. */
export function useProjectList(query: ListQuery | null): ApiQuery<Schemas['ProjectList']> {
  const list = useApiQuery<'/api/project/'>(query && '/api/project/', { query: query ?? {} }, FIELDS);
  const { data: response } = list;
  const data = useMemo(() => readProjectList(response), [response]);
  return { ...list, data, error: response && !data ? unreadable : list.error };
}

const queryOf = ({ status, category, search, page }: ProjectFilters): ListQuery => ({
  status,
  category: category ?? '',
  search,
  page,
  page_size: PAGE_SIZE,
});

/** Identifies the response for the filters in the document. */
export const projectsAddress = (filters: ProjectFilters): string =>
  addressOf('/api/project/', { query: queryOf(filters) });

/** Requests a page of the public list before it is shown. */
export const prefetchProjects = (filters: ProjectFilters): void =>
  prefetchQuery('/api/project/', { query: queryOf(filters) }, FIELDS);

/** One page of the public list. Makes no request while the filters are null. */
export function useProjects(filters: ProjectFilters | null): ApiQuery<Schemas['ProjectList']> {
  return useProjectList(filters && queryOf(filters));
}
