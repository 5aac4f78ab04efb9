import { useEffect, useState } from 'react';
import { useEmbeddedResponse } from '@/api/embeddedResponse';
import { ApiError, type ApiErrorDetail } from '@/api/errors';
import type { DonationValues } from './donationForm';
import { readRefusal } from './useCheckout';

/** A gift that was sent without script and not accepted. */
interface ReturnedGift {
  values: Partial<DonationValues>;
  /** Undefined where the values themselves say what is wrong. */
  error?: { code: string; message: string; details?: readonly ApiErrorDetail[] };
}

/** The gift with which the server rendered the page, and what its refusal means; undefined on any other page. */
export function useReturnedGift() {
  const gift = useEmbeddedResponse('/api/form?form=donation') as ReturnedGift | undefined;
  const [returned] = useState(() => {
    if (!gift) return undefined;
    const { values, error } = gift;
    const refusal = error && new ApiError('http', { ...error, serverMessage: error.message });
    return { values, ...(refusal && readRefusal(refusal)) };
  });
  useEffect(() => {
    // From now on the draft keeps what is typed, and a reload must not bring back what was sent.
    if (returned) history.replaceState(history.state, '', location.pathname);
  }, [returned]);
  return returned;
}
