import { useState } from 'react';
import type { ApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import { useApiQuery } from '@/api/useApiQuery';
import { readMonthlyGift, type OwnMonthlyGift } from './monthlyGift';

interface UseOwnMonthlyGift {
  gift: OwnMonthlyGift | undefined;
  /** Why there is no gift to show. */
  error: ApiError | undefined;
  isLoading: boolean;
  isAsking: boolean;
  /** Tries again after a failure. */
  retry: () => void;
  /** Requests the status again. Rejects with an {@link ApiError}. */
  check: () => Promise<void>;
  isEnding: boolean;
  /** Why the last attempt to end it failed. */
  endError: ApiError | undefined;
  /** Ends the gift. While a call is under way, nothing more is sent. */
  end: () => Promise<void>;
  /** Forgets why the last attempt to end it failed. */
  forgetEndError: () => void;
}

const GONE = 404;

/** The monthly gift of a private link, and how it is ended. */
export function useOwnMonthlyGift(token: string): UseOwnMonthlyGift {
  const params = { path: { token } };
  const query = useApiQuery('/api/donation/own_monthly_gift/{token}', params, ['data']);
  const ending = useApiMutation('post', '/api/donation/own_monthly_gift/{token}/end', ['data']);
  // Newer than the query's response.
  const [latest, setLatest] = useState<OwnMonthlyGift>();
  const isGone = ending.error?.status === GONE;

  const check = async () => {
    const response = await query.refetch();
    setLatest(readMonthlyGift(response.data));
  };
  const end = async () => {
    try {
      const response = await ending.send({ params });
      setLatest(readMonthlyGift(response.data));
      // For a donor who leaves the page and comes back.
      void query.refetch().catch(() => undefined);
    } catch {
      // It is in `endError`.
    }
  };

  const gift = latest ?? readMonthlyGift(query.data?.data);
  return {
    gift: isGone ? undefined : gift,
    error: isGone ? ending.error : query.error,
    isLoading: query.isLoading,
    isAsking: query.isValidating,
    retry: query.retry,
    check,
    isEnding: ending.isSending,
    endError: ending.error,
    end,
    forgetEndError: ending.reset,
  };
}
