import { useEffect, useRef, useState, type RefObject } from 'react';
import { toApiError } from '@/api/errors';
import type { CaptchaAction } from '@/api/types';
import { preloadToasts } from '@/components/Toast/useToastRegion';
import { useTurnToForm } from '@/lib/useTurnToForm';
import { withTimeout } from './withTimeout';
import { copy } from './copy';

/** `insecure`: the browser offers nothing to solve it with, because the page came without https. */
export type CaptchaPhase = 'idle' | 'working' | 'done' | 'expired' | 'failed' | 'insecure';

/** A script of its own, so that a visitor who sends no form never loads it. */
const loadCaptcha = () => import('./completeCaptcha');

interface CaptchaOptions {
  action: CaptchaAction;
  onToken: (token: string | null) => void;
  onLost?: (() => void) | undefined;
}

/** What to do after a failure, in words: the backend knows it where it answered. */
function hintOf(failure: unknown): string {
  const { kind, message } = toApiError(failure);
  return kind === 'http' ? message : copy.failedHint;
}

/** One captcha, from not done to done and, when its time is over, back. Without https it says so at the first look. */
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

  useTurnToForm(checkboxRef, () => {
    // A form with a captcha tells in toasts how it went, and that there is no network too.
    preloadToasts();
    if (!window.isSecureContext) setPhase('insecure');
    // A failure shows when the visitor presses the box, and that press tries again.
    else void loadCaptcha().catch(() => undefined);
  });

  /** A press on the box: starts it, or takes it back when it is done. */
  const press = () => {
    if (phase === 'done') giveBack('idle');
    else if (phase !== 'working' && phase !== 'insecure') void start();
  };
  return { phase, hint, press };
}
