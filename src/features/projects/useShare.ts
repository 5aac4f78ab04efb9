import { useEffect, useState } from 'react';
import { share, type Shared, type ShareOutcome } from '@/lib/share';

/** How long the outcome is shown, in milliseconds. */
const OUTCOME_MS = 3000;

export type ShareStatus = 'idle' | 'sharing' | ShareOutcome;

/** Shares the page, reports the outcome, and is idle again after three seconds. */
export function useShare(shared: Shared): { status: ShareStatus; start: () => void } {
  const [status, setStatus] = useState<ShareStatus>('idle');

  useEffect(() => {
    if (status === 'idle' || status === 'sharing') return undefined;
    const timer = setTimeout(() => setStatus('idle'), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const start = () => {
    setStatus('sharing');
    void share(shared).then(setStatus);
  };
  return { status, start };
}
