import { useMemo } from 'react';
import { prefetchQuery, useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Project, Schemas } from '@/api/types';
import { readProjectId } from './projectId';
import { readProject } from './readProject';

interface ProjectQuery extends ApiQuery<Schemas['ProjectResponse']> {
  /** Reloads the project and returns it, or undefined if that fails. */
  reload: () => Promise<Project | undefined>;
}

const FIELDS = ['data'] as const;

/** Requests a project before its page is shown. */
export function prefetchProject(projectId: string): void {
  const id = readProjectId(projectId);
  if (id !== undefined) prefetchQuery('/api/project/{id}', { path: { id } }, FIELDS);
}

/**
 * The project with an id from an address. An invalid id makes no request. A response without a project counts as not
 * found.
 */
export function useProject(projectId: string): ProjectQuery {
  const id = readProjectId(projectId);
  const query = useApiQuery<'/api/project/{id}'>(
    id === undefined ? null : '/api/project/{id}',
    { path: { id: id ?? 0 } },
    FIELDS,
  );
  const { data: response } = query;
  const data = useMemo(() => {
    const project = readProject(response?.data, id);
    return project && { data: project };
  }, [response, id]);
  const reload = async () => {
    const fresh = await query.refetch().catch(() => undefined);
    return readProject(fresh?.data, id);
  };
  return { ...query, data, reload };
}
