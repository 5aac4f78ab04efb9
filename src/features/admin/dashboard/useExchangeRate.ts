import { useState } from 'react';
import { outcomeUnknown, toApiError, type ApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import { useApiQuery } from '@/api/useApiQuery';
import { useRefresh } from '@/api/useRefresh';
import { showToast } from '@/components/Toast/toastStore';
import { useTextDraft } from '@/lib/useTextDraft';
import { findRateProblem, formatNairaRate, isLargeChange } from './rates';
import { copy } from './copy';

const READ = '/api/donation/exchange_rate';

interface Refusal {
  title: string;
  text: string;
}

/** Our own words for a wrong number or a fault, the backend's for any other refusal. */
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

/** The current rate, and the form that changes it. */
export function useExchangeRate() {
  const { data, error, isLoading, retry } = useApiQuery(READ, {}, ['data']);
  const { send, isSending } = useApiMutation('post', '/api/donation/exchange_rate/update');
  const refresh = useRefresh();
  const [typed, setTyped] = useTextDraft('exchange-rate');
  const [refusal, setRefusal] = useState<Refusal>();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const rate = data?.data ?? undefined;

  const submit = async () => {
    setRefusal(undefined);
    const found = findRateProblem(typed);
    setProblem(found && copy.rate.problems[found]);
    if (found) return;
    if (isLargeChange(typed, rate?.usd_to_ngn_rate)) setIsAsking(true);
    else await save();
  };

  const save = async () => {
    setIsAsking(false);
    const typedRate = Number(typed);
    try {
      await send({ body: { usd_to_ngn_rate: typedRate } });
    } catch (failure) {
      setRefusal(refusalOf(toApiError(failure), typedRate));
      return;
    }
    setTyped('');
    showToast({ kind: 'success', title: copy.rate.saved(formatNairaRate(typed) ?? typed) });
    await refresh(READ);
  };

  return {
    rate,
    isLoading,
    isUnset: error?.status === 404,
    isFailed: error !== undefined && error.status !== 404,
    retry,
    typed,
    type: (text: string) => {
      setTyped(text);
      setRefusal(undefined);
      setProblem(undefined);
    },
    /** Shown after the first attempt to save. */
    problem,
    refusal,
    isSaving: isSending,
    submit,
    /** Whether to ask about a large change before saving it. */
    isAsking,
    confirm: save,
    cancel: () => setIsAsking(false),
  };
}
