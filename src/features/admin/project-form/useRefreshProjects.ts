import { useRefresh } from '@/api/useRefresh';
import type { Project } from '@/api/types';

/** Refreshes lists and counts after a project was saved, and shows the project as the backend returned it. */
export function useRefreshProjects(): (written?: Project) => Promise<void> {
  const refresh = useRefresh();
  return async (written) => {
    await Promise.all([
      refresh('/api/project/', () => undefined),
      refresh('/api/project/project_stats/', () => undefined),
      refresh('/api/project/{id}', (response) =>
        written !== undefined && response.data.id === written.id ? { ...response, data: written } : response,
      ),
    ]);
  };
}
