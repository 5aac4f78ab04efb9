import { useState } from 'react';
import { ApiError, type ApiErrorDetail } from '@/api/errors';
import { useReturnedForm } from '@/api/useReturnedForm';
import type { DonationValues } from './donationForm';
import { readRefusal } from './useCheckout';

/** A gift that was sent without JavaScript and not accepted. */
interface ReturnedGift {
  values: Partial<DonationValues>;
  /** Undefined where the values themselves say what is wrong. */
  error?: { code: string; message: string; details?: readonly ApiErrorDetail[] };
}

/** The gift with which the server rendered the page, and what its refusal means; undefined on any other page. */
export function useReturnedGift() {
  const gift = useReturnedForm('donation') as ReturnedGift | undefined;
  const [returned] = useState(() => {
    if (!gift) return undefined;
    const { values, error } = gift;
    const refusal = error && new ApiError('http', { ...error, serverMessage: error.message });
    return { values, ...(refusal && readRefusal(refusal)) };
  });
  return returned;
}
