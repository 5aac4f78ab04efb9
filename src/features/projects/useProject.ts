import { useMemo } from 'react';
import { useFirstAnswer } from '@/api/firstAnswer';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Schemas } from '@/api/types';
import { readProjectId } from './projectId';
import { readProject } from './readProject';

/**
 * The project that an address names. One that cannot be an id is not asked for; one that came with the document is there
 * at once. An answer that names no project is as if there were none.
 */
export function useProject(projectId: string): ApiQuery<Schemas['ProjectResponse']> {
  const id = readProjectId(projectId);
  const first = useFirstAnswer(`/api/project/${id}`) as Schemas['ProjectResponse'] | undefined;
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
  return { ...query, data };
}
