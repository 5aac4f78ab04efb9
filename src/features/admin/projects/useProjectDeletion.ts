import type { Project } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useRefresh } from '@/api/useRefresh';
import { useDeletion, type Deletion } from '@/features/admin/lists/useDeletion';
import { withoutRow } from '@/features/admin/lists/useRemoval';
import { copy } from './copy';

/**
 * Deletes a project after confirmation, and refreshes lists, counts and its own page.
 *
 * @param onGone called before the refresh, even if someone else had already deleted it
 */
export function useProjectDeletion(onGone: (project: Project) => void): Deletion<Project> {
  const { send, isSending } = useApiMutation('delete', '/api/project/{id}');
  const refresh = useRefresh();

  const forget = ({ id }: Project) => {
    void refresh('/api/project/', (list) => withoutRow(list, id));
    void refresh('/api/project/project_stats/');
    void refresh('/api/project/{id}', (response) => (response.data.id === id ? undefined : response));
  };

  return useDeletion<Project>({
    text: copy.deletion,
    isSending,
    send: ({ id }) => send({ params: { path: { id } } }),
    onGone: (project) => {
      onGone(project);
      forget(project);
    },
  });
}
