import { useMemo } from 'react';
import { useEmbeddedResponse } from '@/api/embeddedResponse';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Project, Schemas } from '@/api/types';
import { readProjectId } from './projectId';
import { readProject } from './readProject';

interface ProjectQuery extends ApiQuery<Schemas['ProjectResponse']> {
  /** Reloads the project and returns it, or undefined if that fails. */
  reload: () => Promise<Project | undefined>;
}

/**
 * The project with an id from an address. An invalid id makes no request, and a project embedded in the document is
 * there at once. A response without a project counts as not found.
 */
export function useProject(projectId: string): ProjectQuery {
  const id = readProjectId(projectId);
  const first = useEmbeddedResponse(`/api/project/${id}`) as Schemas['ProjectResponse'] | undefined;
  const query = useApiQuery<'/api/project/{id}'>(
    id === undefined ? null : '/api/project/{id}',
    { path: { id: id ?? 0 } },
    ['data'],
    first,
  );
  const { data: answer } = query;
  const data = useMemo(() => {
    const project = readProject(answer?.data, id);
    return project && { data: project };
  }, [answer, id]);
  const reload = async () => {
    const fresh = await query.refetch().catch(() => undefined);
    return readProject(fresh?.data, id);
  };
  return { ...query, data, reload };
}
