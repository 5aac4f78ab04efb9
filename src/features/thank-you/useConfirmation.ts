import { useState } from 'react';
import { useApiQuery } from '@/api/useApiQuery';
import type { ApiError } from '@/api/errors';
import { readConfirmation, type Confirmation } from './confirmation';

/** What the provider wrote into the address it sent the donor back to; null or empty for what is not there. */
export interface ReturnParameters {
  payerId: string | null;
  paymentId: string | null;
  token: string | null;
}

/** Where the confirmation stands. `unconfirmed` covers every failure, and an answer that says nothing. */
export type ConfirmationState =
  Confirmation | { status: 'confirming' } | { status: 'unconfirmed'; error: ApiError | undefined };

interface UseConfirmation {
  /** Stays what it was while the question is asked again. */
  state: ConfirmationState;
  isAsking: boolean;
  /** How often the donor has asked again. */
  retries: number;
  /** Asks again. Does nothing while an answer is on its way. */
  retry: () => void;
}

const orUndefined = (value: string | null) => value?.trim() || undefined;

/** Whether the address names a payment that can be asked about. */
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

function toState(answer: unknown, error: ApiError | undefined): ConfirmationState {
  if (error !== undefined) return { status: 'unconfirmed', error };
  if (answer === undefined) return { status: 'confirming' };
  return readConfirmation(answer) ?? { status: 'unconfirmed', error: undefined };
}

/**
 * Asks the backend once about the payment that the donor comes back from. Render it under `ASK_ONCE`: without it SWR
 * asks again whenever the network comes back or the screen is mounted anew.
 */
export function useConfirmation(parameters: ReturnParameters): UseConfirmation {
  const [retries, setRetries] = useState(0);
  const query = useApiQuery('/api/donation/execute_paypal/payment', { query: toQuery(parameters) }, ['data']);
  const retry = () => {
    if (query.isValidating) return;
    setRetries((count) => count + 1);
    query.retry();
  };
  return { state: toState(query.data, query.error), isAsking: query.isValidating, retries, retry };
}

/**
 * SWR's settings for one request per load of the page. The answer stays in the cache, so that a donor who looks at a
 * project and goes back is thanked again without another request; a reload asks again and is answered what is stored.
 */
export const ASK_ONCE = { revalidateIfStale: false, revalidateOnReconnect: false } as const;
