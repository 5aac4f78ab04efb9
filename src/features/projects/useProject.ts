import { useFirstAnswer } from '@/api/firstAnswer';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Schemas } from '@/api/types';
import { readProjectId } from './projectId';

/**
 * The project that an address names. One that cannot be an id is not asked for; one that came with the document is there
 * at once.
 */
export function useProject(projectId: string): ApiQuery<Schemas['ProjectResponse']> {
  const id = readProjectId(projectId);
  const first = useFirstAnswer(`/api/project/${id}`) as Schemas['ProjectResponse'] | undefined;
  return useApiQuery<'/api/project/{id}'>(
    id === undefined ? null : '/api/project/{id}',
    { path: { id: id ?? 0 } },
    ['data'],
    first,
  );
}
