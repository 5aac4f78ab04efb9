import { useEffect, useRef, useState, type RefObject } from 'react';
import { toApiError } from '@/api/errors';
import type { CaptchaAction } from '@/api/types';
import { preloadToasts } from '@/components/Toast/useToastRegion';
import { useFirstInteraction } from '@/lib/useFirstInteraction';
import { withTimeout } from './withTimeout';
import { copy } from './copy';

/** `insecure`: over plain HTTP the browser cannot solve it. */
export type CaptchaPhase = 'idle' | 'working' | 'done' | 'expired' | 'failed' | 'insecure';

/** A separate script, so that visitors who send no form never load it. */
const loadCaptcha = () => import('./completeCaptcha');

interface CaptchaOptions {
  action: CaptchaAction;
  onToken: (token: string | null) => void;
  onLost?: (() => void) | undefined;
}

/** What to do after a failure, in the backend's words if it responded. */
function hintOf(failure: unknown): string {
  const { kind, message } = toApiError(failure);
  return kind === 'http' ? message : copy.failedHint;
}

/** The state of one captcha. Without HTTPS it says so once the form is used. */
export function useCaptcha(checkboxRef: RefObject<HTMLInputElement | null>, options: CaptchaOptions) {
  const [phase, setPhase] = useState<CaptchaPhase>('idle');
  const [hint, setHint] = useState('');
  const underWay = useRef<AbortController>(null);
  const { action, onToken, onLost } = options;

  useEffect(() => () => underWay.current?.abort(), []);

  const giveBack = (next: CaptchaPhase) => {
    underWay.current?.abort();
    setPhase(next);
    onToken(null);
    if (next !== 'idle') onLost?.();
  };

  const start = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current = controller;
    setPhase('working');
    try {
      const { completeCaptcha } = await withTimeout(loadCaptcha());
      const token = await completeCaptcha(action, { signal, onExpired: () => giveBack('expired') });
      if (signal.aborted) return;
      setPhase('done');
      onToken(token);
    } catch (failure) {
      if (signal.aborted) return;
      setHint(hintOf(failure));
      giveBack('failed');
    }
  };

  useFirstInteraction(checkboxRef, () => {
    // A form with a captcha reports results, and a missing network, in toasts.
    preloadToasts();
    if (!window.isSecureContext) setPhase('insecure');
    // A failed preload needs no message: pressing the box tries again.
    else void loadCaptcha().catch(() => undefined);
  });

  /** Handles a press on the box: starts it, or resets a solved one. */
  const press = () => {
    if (phase === 'done') giveBack('idle');
    else if (phase !== 'working' && phase !== 'insecure') void start();
  };
  return { phase, hint, press };
}
