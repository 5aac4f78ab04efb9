import { useState, type SubmitEvent } from 'react';
import { draftKeyOf } from '@/api/draftKey';
import { outcomeUnknown, toApiError, type ApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import { useApiQuery } from '@/api/useApiQuery';
import { useRefresh } from '@/api/useRefresh';
import { showToast } from '@/components/Toast/toastStore';
import { tabDraft } from '@/lib/form/drafts';
import { useForm } from '@/lib/form/useForm';
import { findRateProblem, formatNairaRate, isLargeChange } from './rates';
import { copy } from './copy';

const READ = '/api/donation/exchange_rate';

interface Refusal {
  title: string;
  text: string;
}

/** Our own message for a wrong number or a fault, the backend's for any other refusal. */
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

const EMPTY = { rate: '' };

/** The current rate, and the form that changes it. */
export function useExchangeRate() {
  const { data, error, isLoading, retry, refetch } = useApiQuery(READ, {}, ['data']);
  const { send } = useApiMutation('post', '/api/donation/exchange_rate/update');
  const refresh = useRefresh();
  const [draft] = useState(() => tabDraft(draftKeyOf('exchange-rate'), EMPTY));
  const { formRef, ...form } = useForm({ initial: EMPTY, draft });
  const [refusal, setRefusal] = useState<Refusal>();
  const [isAsking, setIsAsking] = useState(false);
  const rate = data?.data ?? undefined;

  const save = async ({ rate: typed }: typeof EMPTY) => {
    setIsAsking(false);
    try {
      await send({ body: { usd_to_ngn_rate: Number(typed) } });
    } catch (failure) {
      setRefusal(refusalOf(toApiError(failure), Number(typed)));
      return {};
    }
    form.reset();
    showToast({ kind: 'success', title: copy.rate.saved(formatNairaRate(typed) ?? typed), source: 'rate' });
    await refresh(READ);
    return undefined;
  };

  const compare = async (values: typeof EMPTY) => {
    let current: unknown;
    try {
      // The rate on the screen may be missing or out of date.
      current = (await refetch()).data?.usd_to_ngn_rate;
    } catch (failure) {
      // A 404 means that no rate has been set yet.
      if (toApiError(failure).status !== 404) {
        setRefusal({ title: copy.rate.refused, text: copy.rate.notCompared });
        return {};
      }
    }
    if (!isLargeChange(values.rate, current)) return save(values);
    setIsAsking(true);
    return {};
  };

  const check = (values: typeof EMPTY) => {
    setRefusal(undefined);
    const problem = findRateProblem(values.rate);
    return problem ? { rate: copy.rate.problems[problem] } : compare(values);
  };

  return {
    formRef,
    form,
    rate,
    isLoading,
    isUnset: error?.status === 404,
    isFailed: error !== undefined && error.status !== 404,
    retry,
    type: (text: string) => {
      setRefusal(undefined);
      form.change({ rate: text });
    },
    refusal,
    submit: (event: SubmitEvent<HTMLFormElement>) => form.submit(event, check),
    /** Whether to ask about a large change before saving it. */
    isAsking,
    confirm: () => form.send(save),
    cancel: () => setIsAsking(false),
  };
}
