import type { ApiError } from '@/api/errors';
import { capitalize } from '@/lib/text';
import type { ConfirmationState } from './useConfirmation';
import { confirmedSentence, copy, placeSentence } from './copy';

/** What is said below the heading, and how urgently: `alert` interrupts a screen reader, `status` waits. */
export interface Sentences {
  by: 'status' | 'alert';
  text: readonly (string | undefined)[];
}

function unconfirmedSentence(error: ApiError | undefined): string {
  if (error?.kind === 'offline') return copy.unconfirmed.offline;
  if (error?.kind === 'timeout') return copy.unconfirmed.timeout;
  return error?.status === 404 ? copy.unconfirmed.notFound : copy.unconfirmed.other;
}

/**
 * The sentences for a state. Only `completed` speaks of a gift that has arrived.
 *
 * @param isKept the browser still has what the donor entered
 */
export function sentencesFor(state: ConfirmationState, isKept: boolean): Sentences {
  switch (state.status) {
    case 'confirming':
      return { by: 'status', text: [copy.confirming.text] };
    case 'completed':
      return { by: 'status', text: [confirmedSentence(state.gift), placeSentence(state.gift)] };
    case 'pending':
      return { by: 'status', text: [copy.pending.text] };
    case 'failed':
    case 'cancelled': {
      const { text, kept, notKept } = copy[state.status];
      return { by: 'alert', text: [text, isKept ? kept : notKept] };
    }
    case 'refunded':
      return { by: 'status', text: [copy.refunded.text, copy.refunded.next] };
    case 'unknown':
      return { by: 'alert', text: [copy.unknown.text, copy.unknown.reported(capitalize(state.reported))] };
    default:
      return { by: 'alert', text: [unconfirmedSentence(state.error)] };
  }
}
