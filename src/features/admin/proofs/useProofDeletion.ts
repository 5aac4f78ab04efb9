import { useState } from 'react';
import { toApiError } from '@/api/errors';
import { reasonOf } from '@/api/reasonOf';
import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useRefresh } from '@/api/useRefresh';
import { showToast } from '@/components/Toast/toastStore';
import { words } from './words';

type Proof = Schemas['ProofPhoto'];

const { deletion: text } = words;

interface ProofDeletion {
  /** The proof that the question is about; null while nothing is asked. */
  asked: Proof | null;
  isDeleting: boolean;
  ask: (proof: Proof) => void;
  dismiss: () => void;
  /** Deletes what was asked about. */
  confirm: () => Promise<void>;
}

/**
 * Deletes a proof of delivery after a question, and brings its project up to date.
 *
 * @param onDeleted called before the project knows
 */
export function useProofDeletion(onDeleted: () => void): ProofDeletion {
  const [asked, setAsked] = useState<Proof | null>(null);
  const { send, isSending } = useApiMutation('delete', '/api/project/photos/{photoId}');
  const refresh = useRefresh();

  const confirm = async () => {
    if (asked === null || isSending) return;
    const { id } = asked;
    try {
      await send({ params: { path: { photoId: id } } });
      onDeleted();
      void refresh('/api/project/{id}', ({ data, ...answer }) => ({
        ...answer,
        data: { ...data, photos: (data.photos ?? []).filter((proof) => proof.id !== id) },
      }));
      showToast({ kind: 'success', title: text.done });
    } catch (failure) {
      // A 401 leads to the sign-in, which says enough.
      if (toApiError(failure).status !== 401) {
        const description = reasonOf(failure, words.unknownFailure);
        showToast({ kind: 'error', title: text.failed, description });
      }
    }
    setAsked(null);
  };

  return { asked, isDeleting: isSending, ask: setAsked, dismiss: () => setAsked(null), confirm };
}
