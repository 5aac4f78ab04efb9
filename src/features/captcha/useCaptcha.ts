import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CaptchaAction } from '@/api/types';
import { useTurnToForm } from '@/lib/useTurnToForm';

/** `insecure`: the browser offers nothing to solve it with, because the page came without https. */
export type CaptchaPhase = 'idle' | 'working' | 'done' | 'expired' | 'failed' | 'insecure';

/** A script of its own, so that a visitor who sends no form never loads it. */
const loadCaptcha = () => import('./completeCaptcha');

/** Given up this long before the backend would, so that a form that is sent with it still arrives in time. */
const MARGIN_MS = 15_000;

interface CaptchaOptions {
  action: CaptchaAction;
  onToken: (token: string | null) => void;
  onLost?: (() => void) | undefined;
}

/** One captcha, from not done to done and, when its time is over, back. Without https it says so at the first look. */
export function useCaptcha(checkboxRef: RefObject<HTMLInputElement | null>, options: CaptchaOptions) {
  const [phase, setPhase] = useState<CaptchaPhase>('idle');
  const underWay = useRef<AbortController>(null);
  const { action, onToken, onLost } = options;

  const stop = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);

  const giveBack = (next: CaptchaPhase) => {
    stop();
    setPhase(next);
    onToken(null);
    if (next !== 'idle') onLost?.();
  };

  const expireAfter = (lifetimeMs: number, { signal }: AbortController) => {
    const timer = setTimeout(() => giveBack('expired'), Math.max(0, lifetimeMs - MARGIN_MS));
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  const start = async () => {
    stop();
    const controller = new AbortController();
    underWay.current = controller;
    setPhase('working');
    try {
      const { completeCaptcha } = await loadCaptcha();
      const { token, lifetimeMs } = await completeCaptcha(action, controller.signal);
      if (controller.signal.aborted) return;
      setPhase('done');
      onToken(token);
      if (lifetimeMs !== undefined) expireAfter(lifetimeMs, controller);
    } catch {
      if (!controller.signal.aborted) giveBack('failed');
    }
  };

  useTurnToForm(checkboxRef, () => {
    if (!window.isSecureContext) setPhase('insecure');
    // A failure shows when the visitor presses the box, and that press tries again.
    else void loadCaptcha().catch(() => undefined);
  });

  /** A press on the box: starts it, or takes it back when it is done. */
  const press = () => {
    if (phase === 'done') giveBack('idle');
    else if (phase !== 'working' && phase !== 'insecure') void start();
  };
  return { phase, press };
}
