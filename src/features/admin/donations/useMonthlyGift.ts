import { useState } from 'react';
import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import { useRefresh } from '@/api/useRefresh';
import { showToast } from '@/components/Toast/toastStore';
import { showFailure } from '@/features/admin/lists/showFailure';
import { copy } from './copy';

interface UseMonthlyGift {
  query: ApiQuery<Schemas['MonthlyGiftResponse']>;
  /** The question whether to end it is shown. */
  isAsked: boolean;
  isEnding: boolean;
  ask: () => void;
  dismiss: () => void;
  /** Ends the gift and reports the result. */
  confirm: () => Promise<void>;
}

const PATH = '/api/donation/monthly_gifts/{id}';
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
      await refresh(PATH, (response) => (response.data.id === id ? { data } : response));
      void refresh('/api/donation/donations');
      if (data.status === 'ended') showToast({ kind: 'success', ...COPY.done });
      else showToast({ kind: 'info', ...COPY.noted });
    } catch (failure) {
      showFailure(failure, { title: COPY.failed, reason: COPY.unknown });
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
