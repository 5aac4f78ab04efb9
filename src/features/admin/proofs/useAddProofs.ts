import { useState, type SubmitEvent } from 'react';
import { toApiError } from '@/api/errors';
import type { Schemas } from '@/api/types';
import { useApiUpload } from '@/api/useApiUpload';
import { useRefresh } from '@/api/useRefresh';
import { useForm } from '@/lib/form/useForm';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import {
  awaitSignIn,
  EMPTY_VALUES,
  findMissing,
  proofDraft,
  stopAwaitingSignIn,
  type ProofValues,
} from './proofDraft';

type Proof = Schemas['ProofPhoto'];

/** Adds the stored proofs, unless an earlier attempt whose response was lost already has. */
const withAdded = (photos: readonly Proof[] = [], added: readonly Proof[]): Proof[] => [
  ...photos.filter(({ id }) => added.every((proof) => proof.id !== id)),
  ...added,
];

/**
 * Adds proofs of delivery to a project. The values are kept until they are sent.
 *
 * @param onAdded called with the number of stored proofs
 */
export function useAddProofs(projectId: number, onAdded: (count: number) => void) {
  const [draft] = useState(() => proofDraft(projectId));
  const { formRef, ...form } = useForm({ initial: EMPTY_VALUES, validate: findMissing, draft });
  const { send, abort, reset, progress, error } = useApiUpload('post', '/api/project/{id}/photos');
  const key = useIdempotencyKey(`draft:proofKey:${projectId}`);
  const refresh = useRefresh();

  const clear = () => {
    stopAwaitingSignIn(projectId);
    key.forget();
    form.reset();
    reset();
  };

  const upload = async ({ recipient, date, images, tellsDonors }: ProofValues) => {
    // Another backend may not know the last field.
    const payload = {
      name: recipient.trim(),
      deliver_date: date,
      ...(tellsDonors && { tell_donors: true }),
    };
    try {
      const response = await send({
        params: { path: { id: projectId }, header: { 'Idempotency-Key': key.of([payload, images]) } },
        payload,
        files: { image: images },
      });
      const added = Array.isArray(response?.data) ? response.data : [];
      clear();
      void refresh('/api/project/{id}', (known) =>
        known.data.id === projectId
          ? { ...known, data: { ...known.data, photos: withAdded(known.data.photos, added) } }
          : known,
      );
      onAdded(images.length);
      return undefined;
    } catch (failure) {
      const { status, code } = toApiError(failure);
      if (status === 401) awaitSignIn(projectId);
      // An image was replaced by a different one with the same name, size and date.
      if (code === 'idempotency_mismatch') key.forget();
      return {};
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => form.submit(event, upload);

  return {
    formRef,
    form,
    /** Why sending failed; undefined if the administrator cancelled it. */
    error: error?.kind === 'aborted' ? undefined : error,
    progress,
    /** Clears the form. */
    clear,
    submit,
    stop: () => {
      abort();
      // The proofs may have arrived before the cancellation.
      void refresh('/api/project/{id}');
    },
  };
}
