import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useRefresh } from '@/api/useRefresh';
import { useDeletion, type Deletion } from '@/features/admin/lists/useDeletion';
import { copy } from './copy';

type Proof = Schemas['ProofPhoto'];

/**
 * Deletes a proof of delivery after confirmation, and refreshes its project.
 *
 * @param onGone called before the refresh, even if someone else had already deleted it
 */
export function useProofDeletion(onGone: () => void): Deletion<Proof> {
  const { send, isSending } = useApiMutation('delete', '/api/project/photos/{photoId}');
  const refresh = useRefresh();

  return useDeletion<Proof>({
    text: { ...copy.deletion, unknown: copy.unknownFailure },
    isSending,
    send: ({ id: photoId }) => send({ params: { path: { photoId } } }),
    onGone: ({ id }) => {
      onGone();
      void refresh('/api/project/{id}', ({ data, ...response }) => ({
        ...response,
        data: { ...data, photos: (data.photos ?? []).filter((proof) => proof.id !== id) },
      }));
    },
  });
}
