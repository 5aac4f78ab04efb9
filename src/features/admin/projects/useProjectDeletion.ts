import { useState } from 'react';
import { toApiError } from '@/api/errors';
import { reasonOf } from '@/api/reasonOf';
import type { Project } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useRefresh } from '@/api/useRefresh';
import { showToast } from '@/components/Toast/toastStore';
import { words } from './words';

const { deletion: text } = words;

interface ProjectDeletion {
  /** The project that the question is about; null while nothing is asked. */
  asked: Project | null;
  isDeleting: boolean;
  ask: (project: Project) => void;
  dismiss: () => void;
  /** Deletes what was asked about. */
  confirm: () => Promise<void>;
}

/**
 * Deletes a project after a question. All that shows it is brought up to date: lists, counts and its own page.
 *
 * @param onDeleted called before the lists know
 */
export function useProjectDeletion(onDeleted: (project: Project) => void): ProjectDeletion {
  const [asked, setAsked] = useState<Project | null>(null);
  const { send, isSending } = useApiMutation('delete', '/api/project/{id}');
  const refresh = useRefresh();

  const forget = ({ id }: Project) => {
    void refresh('/api/project/', (list) => {
      const data = list.data.filter((row) => row.id !== id);
      return { ...list, data, total: list.total - (list.data.length - data.length) };
    });
    void refresh('/api/project/project_stats/');
    void refresh('/api/project/{id}', (answer) => (answer.data.id === id ? undefined : answer));
  };

  const confirm = async () => {
    if (asked === null || isSending) return;
    try {
      await send({ params: { path: { id: asked.id } } });
      onDeleted(asked);
      forget(asked);
      showToast({ kind: 'success', title: text.done });
    } catch (failure) {
      // A 401 leads to the sign-in, which says enough.
      if (toApiError(failure).status !== 401) {
        showToast({ kind: 'error', title: text.failed, description: reasonOf(failure, text.unknown) });
      }
    }
    setAsked(null);
  };

  return { asked, isDeleting: isSending, ask: setAsked, dismiss: () => setAsked(null), confirm };
}
