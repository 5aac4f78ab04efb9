import { useMemo } from 'react';
import { ApiError } from '@/api/errors';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Schemas } from '@/api/types';
import { readFields, readNumber } from '@/features/projects/readProject';
import { useProjectList } from '@/features/projects/useProjects';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { AdminProjectFilters } from './projectFilters';

/** One page of the list, including drafts. */
export function useAdminProjects(filters: AdminProjectFilters): ApiQuery<Schemas['ProjectList']> {
  return useProjectList({ ...filters, page_size: PAGE_SIZE });
}

/** The counts, whether the backend wraps them in `data` or not; undefined if one is missing. */
function readStats(response: unknown): Schemas['ProjectStats'] | undefined {
  const body = readFields(response);
  const raw = readFields(body?.data) ?? body;
  const [total, active, completed, draft] = [raw?.total, raw?.active, raw?.completed, raw?.draft].map(
    readNumber,
  );
  if (total == null || active == null || completed == null || draft == null) return undefined;
  return { total, active, completed, draft };
}

const unreadable = new ApiError('malformed');

/** The number of projects by status, regardless of the list's filters. */
export function useProjectStats(): ApiQuery<Schemas['ProjectStats']> {
  const query = useApiQuery('/api/project/project_stats/', {});
  const { data: response } = query;
  const data = useMemo(() => readStats(response), [response]);
  return { ...query, data, error: response && !data ? unreadable : query.error };
}
