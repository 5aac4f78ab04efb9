import { useState } from 'react';
import { toApiError } from '@/api/errors';
import { showToast } from '@/components/Toast/toastStore';
import { showFailure } from './showFailure';

/** The messages about a deletion's outcome. */
export interface DeletionCopy {
  done: string;
  failed: string;
  /** The reason if none is known. */
  unknown: string;
}

/** A deletion with a confirmation. */
export interface Deletion<Thing> {
  /** The item that the dialog asks about; null while it is closed. */
  asked: Thing | null;
  isDeleting: boolean;
  ask: (thing: Thing) => void;
  dismiss: () => void;
  /** Deletes the item. */
  confirm: () => Promise<void>;
}

interface DeletionOptions<Thing> {
  text: DeletionCopy;
  isSending: boolean;
  send: (thing: Thing) => Promise<unknown>;
  /** Called when the item is gone, whether this or an earlier request deleted it. */
  onGone: (thing: Thing) => void;
}

const NOT_FOUND = 404;

/** Deletes an item after a confirmation, and reports the outcome. */
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
      if (toApiError(failure).status === NOT_FOUND) onGone(asked);
      showFailure(failure, { title: text.failed, reason: text.unknown });
    }
    setAsked(null);
  };

  return { asked, isDeleting: isSending, ask: setAsked, dismiss: () => setAsked(null), confirm };
}
