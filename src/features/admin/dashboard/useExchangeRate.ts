import { useState } from 'react';
import { outcomeUnknown, toApiError, type ApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import { useApiQuery } from '@/api/useApiQuery';
import { useRefresh } from '@/api/useRefresh';
import { showToast } from '@/components/Toast/toastStore';
import { useTextDraft } from '@/lib/useTextDraft';
import { findRateProblem, formatNairaRate } from './rates';
import { copy } from './copy';

const READ = '/api/donation/exchange_rate';

/** Why the rate is not known to be the new one. */
interface Refusal {
  title: string;
  text: string;
}

/** The backend's own sentence where it refused the person; of the number and of a fault the screen's words tell. */
function refusalText({ kind, message, status, serverMessage }: ApiError, rate: number): string {
  if (kind === 'offline') return message;
  if (status === 400 || status === 422) return rate === 0 ? copy.rate.zero : copy.rate.notTaken;
  return (status !== undefined && status < 500 && serverMessage) || copy.rate.tryAgain;
}

function refusalOf(error: ApiError, rate: number): Refusal {
  const { unsure, sendAgain, refused } = copy.rate;
  if (outcomeUnknown(error)) return { title: unsure, text: `${error.message} ${sendAgain}` };
  return { title: refused, text: refusalText(error, rate) };
}

/** The rate in force, and the form that changes it. */
export function useExchangeRate() {
  const { data, error, isLoading, retry } = useApiQuery(READ, {}, ['data']);
  const { send, isSending } = useApiMutation('post', '/api/donation/exchange_rate/update');
  const refresh = useRefresh();
  const [typed, setTyped] = useTextDraft('exchange-rate');
  const [refusal, setRefusal] = useState<Refusal>();
  const [problem, setProblem] = useState<string>();

  const save = async () => {
    setRefusal(undefined);
    const found = findRateProblem(typed);
    setProblem(found && copy.rate.problems[found]);
    if (found) return;
    const typedRate = Number(typed);
    try {
      await send({ body: { usd_to_ngn_rate: typedRate } });
    } catch (failure) {
      setRefusal(refusalOf(toApiError(failure), typedRate));
      return;
    }
    setTyped('');
    const rate = formatNairaRate(typed);
    showToast({
      kind: 'success',
      title: copy.rate.saved.title,
      ...(rate !== undefined && { description: copy.rate.saved.description(rate) }),
    });
    await refresh(READ);
  };

  return {
    rate: data?.data ?? undefined,
    isLoading,
    /** Nobody has set a rate so far: that is no failure. */
    isUnset: error?.status === 404,
    isFailed: error !== undefined && error.status !== 404,
    retry,
    typed,
    type: (text: string) => {
      setTyped(text);
      setRefusal(undefined);
      setProblem(undefined);
    },
    /** What is wrong with what is typed, once it was to be saved. */
    problem,
    refusal,
    isSaving: isSending,
    save,
  };
}
