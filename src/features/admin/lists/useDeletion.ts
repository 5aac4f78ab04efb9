import { useState } from 'react';
import { toApiError } from '@/api/errors';
import { failureSentence } from '@/api/failureSentence';
import { showToast } from '@/components/Toast/toastStore';

/** What is said once it is known how a deletion ended. */
export interface DeletionWords {
  done: string;
  failed: string;
  /** The reason where nothing else is known. */
  unknown: string;
}

/** A deletion with a confirmation. */
export interface Deletion<Thing> {
  /** What the question is about; null while nothing is asked. */
  asked: Thing | null;
  isDeleting: boolean;
  ask: (thing: Thing) => void;
  dismiss: () => void;
  /** Deletes what was asked about. */
  confirm: () => Promise<void>;
}

interface DeletionOptions<Thing> {
  text: DeletionWords;
  isSending: boolean;
  send: (thing: Thing) => Promise<unknown>;
  /** Called when the item is gone, deleted now or before. */
  onGone: (thing: Thing) => void;
}

const NOT_FOUND = 404;
const UNAUTHORIZED = 401;

/** Deletes something after a confirmation, and reports the result. */
export function useDeletion<Thing>(options: DeletionOptions<Thing>): Deletion<Thing> {
  const { text, isSending, send, onGone } = options;
  const [asked, setAsked] = useState<Thing | null>(null);

  const confirm = async () => {
    if (asked === null || isSending) return;
    try {
      await send(asked);
      onGone(asked);
      showToast({ kind: 'success', title: text.done });
    } catch (failure) {
      const { status } = toApiError(failure);
      if (status === NOT_FOUND) onGone(asked);
      // A 401 leads to the sign-in, which says enough.
      if (status !== UNAUTHORIZED) {
        showToast({ kind: 'error', title: text.failed, description: failureSentence(failure, text.unknown) });
      }
    }
    setAsked(null);
  };

  return { asked, isDeleting: isSending, ask: setAsked, dismiss: () => setAsked(null), confirm };
}
