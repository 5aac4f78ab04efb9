import type { ApiError } from '@/api/errors';
import { capitalize } from '@/lib/text';
import type { ConfirmationState } from './useConfirmation';
import { confirmedSentence, copy } from './copy';

/** What is said below the heading, and how urgently: `alert` interrupts a screen reader, `status` waits. */
export interface Sentences {
  by: 'status' | 'alert';
  text: readonly string[];
}

function unconfirmedSentence(error: ApiError | undefined): string {
  if (error?.kind === 'offline') return copy.unconfirmed.offline;
  if (error?.kind === 'timeout') return copy.unconfirmed.timeout;
  return error?.status === 404 ? copy.unconfirmed.notFound : copy.unconfirmed.other;
}

/** The sentences for a state. Only `completed` speaks of a gift that has arrived. */
export function sentencesFor(state: ConfirmationState): Sentences {
  switch (state.status) {
    case 'confirming':
      return { by: 'status', text: [copy.confirming.text] };
    case 'completed':
      return { by: 'status', text: [confirmedSentence(state.gift), copy.completed.next] };
    case 'pending':
      return { by: 'status', text: [copy.pending.text] };
    case 'failed':
      return { by: 'alert', text: [copy.failed.text, copy.failed.next] };
    case 'cancelled':
      return { by: 'alert', text: [copy.cancelled.text, copy.failed.next] };
    case 'refunded':
      return { by: 'status', text: [copy.refunded.text, copy.refunded.next] };
    case 'unknown':
      return { by: 'alert', text: [copy.unknown.text, copy.unknown.reported(capitalize(state.reported))] };
    default:
      return { by: 'alert', text: [unconfirmedSentence(state.error)] };
  }
}
