import { useState } from 'react';
import { useApiQuery } from '@/api/useApiQuery';
import type { ApiError } from '@/api/errors';
import { readConfirmation, readRefusal, type Confirmation, type Gift } from './confirmation';

/** What the provider put into the return address; null or empty where it is missing. */
export interface ReturnParameters {
  payerId: string | null;
  paymentId: string | null;
  token: string | null;
  /** The donor cancelled the payment on the provider's page. */
  isCancelled?: boolean;
}

/** The state of the confirmation. `unconfirmed` covers every failed call. */
export type ConfirmationState =
  | Confirmation
  | { status: 'cancelled'; gift: Gift }
  | { status: 'confirming' }
  | { status: 'unconfirmed'; error: ApiError | undefined };

interface UseConfirmation {
  /** Unchanged during a retry. */
  state: ConfirmationState;
  isAsking: boolean;
  /** How often the donor has retried. */
  retries: number;
  /** Sends the request again, unless a call is already under way. */
  retry: () => void;
}

const orUndefined = (value: string | null) => value?.trim() || undefined;

/** Whether the address identifies a payment. */
export function namesPayment({ paymentId, token }: ReturnParameters): boolean {
  return orUndefined(paymentId) !== undefined || orUndefined(token) !== undefined;
}

function toQuery({ payerId, paymentId, token }: ReturnParameters) {
  const given = {
    payer_id: orUndefined(payerId),
    payment_id: orUndefined(paymentId),
    token: orUndefined(token),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** With some providers, a payment that the donor cancels stays pending for days; with others, it fails. */
function afterStopping(state: ConfirmationState, { isCancelled }: ReturnParameters): ConfirmationState {
  return isCancelled && (state.status === 'pending' || state.status === 'failed')
    ? { ...state, status: 'cancelled' }
    : state;
}

function toState(response: unknown, error: ApiError | undefined): ConfirmationState {
  if (error !== undefined) return readRefusal(error) ?? { status: 'unconfirmed', error };
  if (response === undefined) return { status: 'confirming' };
  return readConfirmation(response) ?? { status: 'unconfirmed', error: undefined };
}

/**
 * Asks the backend once to confirm the payment the donor has returned from. Render it under `ASK_ONCE`, or SWR sends
 * the request again on every reconnect and every mount.
 */
export function useConfirmation(parameters: ReturnParameters): UseConfirmation {
  const [retries, setRetries] = useState(0);
  const query = useApiQuery('/api/donation/execute_paypal/payment', { query: toQuery(parameters) });
  const retry = () => {
    if (query.isValidating) return;
    setRetries((count) => count + 1);
    query.retry();
  };
  return {
    state: afterStopping(toState(query.data, query.error), parameters),
    isAsking: query.isValidating,
    retries,
    retry,
  };
}

/**
 * SWR settings for one request per page load. The response stays cached, so a donor who looks at a project and comes back
 * is thanked without another request. A reload sends it again and gets the stored result.
 */
export const ASK_ONCE = { revalidateIfStale: false, revalidateOnReconnect: false } as const;
