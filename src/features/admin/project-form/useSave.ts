import { useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import { showToast } from '@/components/Toast/toastStore';

interface SaveOptions {
  /** Says that it worked. */
  succeeded: string;
  /** How long the screen stays after it worked, in milliseconds. */
  delayMs: number;
  /** Leads on. Not called when the screen has been left before. */
  onDone: () => void;
}

type Progress = { phase: 'idle' | 'saving' | 'saved' } | { phase: 'failed'; error: ApiError };

/**
 * From the press on the button to the next screen: saves once, says that it worked, and leads on a little later. What
 * has been saved cannot be saved again.
 */
export function useSave({ succeeded, delayMs, onDone }: SaveOptions) {
  const [progress, setProgress] = useState<Progress>({ phase: 'idle' });
  // As of now: a second press comes before the screen has followed the first one.
  const isBusy = useRef(false);
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });

  const isSaved = progress.phase === 'saved';
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => latestOnDone.current(), delayMs);
    return () => clearTimeout(timer);
  }, [isSaved, delayMs]);

  /** @returns the failure, unless it was the person's own wish to stop */
  const save = async (send: () => Promise<void>): Promise<ApiError | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setProgress({ phase: 'saving' });
    try {
      await send();
      setProgress({ phase: 'saved' });
      showToast({ kind: 'success', title: succeeded });
      return undefined;
    } catch (failure) {
      isBusy.current = false;
      const error = toApiError(failure);
      const isStopped = error.kind === 'aborted';
      setProgress(isStopped ? { phase: 'idle' } : { phase: 'failed', error });
      return isStopped ? undefined : error;
    }
  };

  return {
    save,
    pending: progress.phase === 'saving' || progress.phase === 'saved' ? progress.phase : (false as const),
    error: progress.phase === 'failed' ? progress.error : undefined,
  };
}
