import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { FieldError } from '@/components/Field/FieldError';
import type { CaptchaAction } from '@/api/types';
import { useCaptcha, type CaptchaPhase } from './useCaptcha';
import { CAPTCHA_CONTROL, copy } from './copy';

export interface CaptchaProps {
  /** The form to protect; the backend accepts the token for no other. */
  action: CaptchaAction;
  /**
   * Called with the token once solved; an empty one when the backend has no captcha. Called with null when the token
   * has expired, was taken back or could not be obtained. A token is good for one request: then give the component
   * a new `key`.
   */
  onToken: (token: string | null) => void;
  /** Called when it has expired or failed, but not when the visitor took it back. */
  onLost?: () => void;
  /** What is wrong; announced when it appears. */
  error?: string | undefined;
}

const STATUS: Readonly<Partial<Record<CaptchaPhase, string>>> = {
  working: copy.working,
  done: copy.done,
  expired: copy.expired,
};

interface BoxStatusProps {
  id: string;
  phase: CaptchaPhase;
}

/** Always rendered, so that its text is announced when it appears. */
function BoxStatus({ id, phase }: BoxStatusProps) {
  return (
    <span
      id={id}
      role="status"
      className={clsx(
        'text-14',
        phase in STATUS && 'py-2',
        phase === 'expired' ? 'text-danger' : 'text-muted',
      )}
    >
      {STATUS[phase]}
    </span>
  );
}

interface CaptchaProblemProps {
  phase: CaptchaPhase;
  /** What to do after a failure. */
  hint: string;
  onRetry: () => void;
}

function CaptchaProblem({ phase, hint, onRetry }: CaptchaProblemProps) {
  if (phase === 'insecure') {
    return (
      <Alert kind="warning" title={copy.insecure} className="mt-3">
        {copy.insecureHint}
      </Alert>
    );
  }
  if (phase !== 'failed') return null;
  return (
    <Alert
      kind="error"
      title={copy.failed}
      className="mt-3"
      action={
        <Button variant="outline" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {hint}
    </Alert>
  );
}

/**
 * A checkbox that makes the browser solve a small proof of work. Place it inside a form: the solver is loaded when
 * the visitor first uses that form.
 */
export function Captcha({ action, onToken, onLost, error }: CaptchaProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const statusId = useId();
  const errorId = useId();
  const { phase, hint, press } = useCaptcha(boxRef, { action, onToken, onLost });

  // It was ticked before the script had loaded.
  const pressedEarly = useRef(press);
  useEffect(() => {
    if (boxRef.current?.checked) pressedEarly.current();
  }, []);

  const retry = () => {
    press();
    boxRef.current?.focus();
  };
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control border border-control bg-white px-4 text-ink has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger">
        <label className="flex min-h-12 grow items-center gap-3 font-semibold">
          <input
            ref={boxRef}
            type="checkbox"
            name={CAPTCHA_CONTROL}
            className="size-6 shrink-0"
            checked={phase === 'done'}
            onChange={press}
            disabled={phase === 'insecure'}
            aria-busy={phase === 'working'}
            aria-describedby={clsx(phase in STATUS && statusId, error !== undefined && errorId) || undefined}
            aria-invalid={error === undefined ? undefined : true}
          />
          {copy.label}
        </label>
        <BoxStatus id={statusId} phase={phase} />
      </div>
      <FieldError id={errorId} message={error} />
      <CaptchaProblem phase={phase} hint={hint} onRetry={retry} />
    </div>
  );
}
