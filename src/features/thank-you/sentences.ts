import type { ApiError } from '@/api/errors';
import { capitalize } from '@/lib/text';
import type { ConfirmationState } from './useConfirmation';
import { confirmedSentence, words } from './words';

/** What is said below the heading, and how urgently: `alert` interrupts a screen reader, `status` waits. */
export interface Sentences {
  by: 'status' | 'alert';
  text: readonly string[];
}

function reasonOf(error: ApiError | undefined): string {
  if (error?.kind === 'offline') return words.unconfirmed.offline;
  if (error?.kind === 'timeout') return words.unconfirmed.timeout;
  return error?.status === 404 ? words.unconfirmed.notFound : words.unconfirmed.other;
}

/** The sentences for a state. Only `completed` speaks of a gift that has arrived. */
export function sentencesFor(state: ConfirmationState): Sentences {
  switch (state.status) {
    case 'confirming':
      return { by: 'status', text: [words.confirming.text] };
    case 'completed':
      return { by: 'status', text: [confirmedSentence(state.gift), words.completed.next] };
    case 'pending':
      return { by: 'status', text: [words.pending.text] };
    case 'failed':
      return { by: 'alert', text: [words.failed.text, words.failed.next] };
    case 'unknown':
      return { by: 'alert', text: [words.unknown.text, words.unknown.reported(capitalize(state.reported))] };
    default:
      return { by: 'alert', text: [reasonOf(state.error)] };
  }
}
