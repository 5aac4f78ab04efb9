import { useState } from 'react';
import { toApiError } from '@/api/errors';
import { failureSentence } from '@/api/failureSentence';
import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import { useRefresh } from '@/api/useRefresh';
import { showToast } from '@/components/Toast/toastStore';
import { copy } from './copy';

interface UseMonthlyGift {
  query: ApiQuery<Schemas['MonthlyGiftAnswer']>;
  /** The question whether to end it is shown. */
  isAsked: boolean;
  isEnding: boolean;
  ask: () => void;
  dismiss: () => void;
  /** Ends the gift and reports the result. */
  confirm: () => Promise<void>;
}

const PATH = '/api/donation/monthly_gifts/{id}';
const UNAUTHORIZED = 401;
const COPY = copy.monthlyGift.end;

/** A monthly gift, and how an administrator ends it. */
export function useMonthlyGift(id: number): UseMonthlyGift {
  const params = { path: { id } };
  const query = useApiQuery(PATH, params, ['data']);
  const { send, isSending } = useApiMutation('post', `${PATH}/end`, ['data']);
  const refresh = useRefresh();
  const [isAsked, setIsAsked] = useState(false);

  const confirm = async () => {
    try {
      const { data } = await send({ params });
      await refresh(PATH, (answer) => (answer.data.id === id ? { data } : answer));
      void refresh('/api/donation/donations');
      if (data.status === 'ended') showToast({ kind: 'success', ...COPY.done });
      else showToast({ kind: 'info', ...COPY.noted });
    } catch (failure) {
      // A 401 leads to the sign-in, which says enough.
      if (toApiError(failure).status !== UNAUTHORIZED) {
        const description = failureSentence(failure, COPY.unknown);
        showToast({ kind: 'error', title: COPY.failed, description });
      }
    }
    setIsAsked(false);
  };

  return {
    query,
    isAsked,
    isEnding: isSending,
    ask: () => setIsAsked(true),
    dismiss: () => setIsAsked(false),
    confirm,
  };
}
