import { useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import type { Schemas } from '@/api/types';
import type { UploadProgress } from '@/api/upload';
import { useApiUpload } from '@/api/useApiUpload';
import { useRefresh } from '@/api/useRefresh';
import { useLeftOut, type LeftOutFiles } from '@/components/ImagePicker/useLeftOut';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import {
  awaitSignIn,
  EMPTY_DRAFT,
  forgetDraft,
  keepDraft,
  missingFields,
  readDraft,
  type ProofDraft,
  type ProofField,
} from './proofDraft';

type Proof = Schemas['ProofPhoto'];

interface AddProofs {
  draft: ProofDraft;
  change: (changed: Partial<ProofDraft>) => void;
  /** Empties the form. */
  clear: () => void;
  /** What was missing when it was last sent, and still is. */
  missing: readonly ProofField[];
  /** The images that were not taken. */
  leftOut: LeftOutFiles<'images'>;
  /** Why it was refused; undefined for a stop that the administrator asked for. */
  error: ApiError | undefined;
  isSending: boolean;
  progress: UploadProgress | undefined;
  /**
   * Sends what is there; where something is missing, sends nothing and gives the first field that is. Images that were
   * not taken are missing once: who sends again goes on without them.
   */
  submit: () => ProofField | undefined;
  stop: () => void;
}

/** Adds the stored proofs, unless a first attempt whose answer was lost has already added them. */
const withAdded = (photos: readonly Proof[] = [], added: readonly Proof[]): Proof[] => [
  ...photos.filter(({ id }) => added.every((proof) => proof.id !== id)),
  ...added,
];

/**
 * Adds proofs of delivery to a project. What is entered is kept until it has been added.
 *
 * @param onAdded called with the number of stored proofs
 */
export function useAddProofs(projectId: number, onAdded: (count: number) => void): AddProofs {
  const [draft, setDraft] = useState(() => readDraft(projectId));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { send, abort, reset, isSending, progress, error } = useApiUpload('post', '/api/project/{id}/photos');
  const key = useIdempotencyKey(`draft:proofKey:${projectId}`);
  const refresh = useRefresh();
  const leftOut = useLeftOut<'images'>();
  const isUnderWay = useRef(false);

  const take = (changed: ProofDraft) => {
    keepDraft(projectId, changed);
    setDraft(changed);
  };
  const clear = () => {
    forgetDraft(projectId);
    key.forget();
    setDraft(EMPTY_DRAFT);
    setWasSubmitted(false);
    reset();
  };

  const upload = async () => {
    const { recipient, date, images } = draft;
    const payload = { name: recipient.trim(), deliver_date: date };
    isUnderWay.current = true;
    try {
      // Another backend may answer with no more than a message.
      const answer: Partial<Awaited<ReturnType<typeof send>>> | undefined = await send({
        params: { path: { id: projectId }, header: { 'Idempotency-Key': key.of([payload, images]) } },
        payload,
        files: { image: images },
      });
      const added = Array.isArray(answer?.data) ? answer.data : [];
      clear();
      void refresh('/api/project/{id}', (known) =>
        known.data.id === projectId
          ? { ...known, data: { ...known.data, photos: withAdded(known.data.photos, added) } }
          : known,
      );
      onAdded(images.length);
    } catch (failure) {
      const { status, code } = toApiError(failure);
      if (status === 401) awaitSignIn(projectId);
      // The same name and size as in an earlier try, but another image.
      if (code === 'idempotency_mismatch') key.forget();
    } finally {
      isUnderWay.current = false;
    }
  };

  const missing = wasSubmitted ? missingFields(draft) : [];
  return {
    draft,
    change: (changed) => take({ ...draft, ...changed }),
    clear,
    missing,
    leftOut,
    error: error?.kind === 'aborted' ? undefined : error,
    isSending,
    progress,
    submit: () => {
      setWasSubmitted(true);
      const [first] = missingFields(draft);
      if (first !== undefined) return first;
      if ('images' in leftOut.tell()) return 'images';
      if (!isUnderWay.current) void upload();
      return undefined;
    },
    stop: () => {
      abort();
      // The proofs may have arrived before the stop.
      void refresh('/api/project/{id}');
    },
  };
}
