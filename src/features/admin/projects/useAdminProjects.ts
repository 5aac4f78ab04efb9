import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Schemas } from '@/api/types';
import { useProjectList } from '@/features/projects/useProjects';
import { PAGE_SIZE } from '@/lib/listQuery';
import type { AdminProjectFilters } from './projectFilters';

/** One page of the list, drafts included. */
export function useAdminProjects(filters: AdminProjectFilters): ApiQuery<Schemas['ProjectList']> {
  return useProjectList({ ...filters, page_size: PAGE_SIZE });
}

/** How many projects there are, whatever the list is narrowed to. */
export function useProjectStats(): ApiQuery<Schemas['ProjectStats']> {
  return useApiQuery('/api/project/project_stats/', {}, ['total', 'active', 'completed', 'draft']);
}
