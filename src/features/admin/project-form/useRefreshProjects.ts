import { useRefresh } from '@/api/useRefresh';
import type { Project } from '@/api/types';

/**
 * After a project was written: lists and counts are asked for anew instead of being shown as they were, and the project
 * itself is shown as the backend answered it.
 */
export function useRefreshProjects(): (written?: Project) => Promise<void> {
  const refresh = useRefresh();
  return async (written) => {
    await Promise.all([
      refresh('/api/project/', () => undefined),
      refresh('/api/project/project_stats/', () => undefined),
      refresh('/api/project/{id}', (answer) =>
        written !== undefined && answer.data.id === written.id ? { ...answer, data: written } : answer,
      ),
    ]);
  };
}
