import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { toApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import { showToast } from '@/components/Toast/toastStore';
import { CAPTCHA_CONTROL } from '@/features/captcha/copy';
import { findProblem, refusalOf, type Place, type Refusal } from './outcomes';
import { copy } from './copy';

/** The name of the field for the address. */
export const EMAIL_CONTROL = 'email';

/** A press that comes sooner after an answer is still a part of the one that was answered: of a double click, for one. */
const SAME_PRESS_MS = 1000;

const CONTROLS: Readonly<Partial<Record<Place, string>>> = { email: EMAIL_CONTROL, captcha: CAPTCHA_CONTROL };

/** Takes over what was typed before the script arrived, and what the browser filled in again after a reload. */
function useValuesTypedBeforeHydration(
  formRef: RefObject<HTMLFormElement | null>,
  take: (email: string) => void,
) {
  const latest = useRef(take);
  useLayoutEffect(() => {
    const field = formRef.current?.elements.namedItem(EMAIL_CONTROL);
    if (field instanceof HTMLInputElement) latest.current(field.value);
  }, [formRef]);
}

/** Puts the focus where something is wrong, once the screen says so. */
function useFocusOnRefusal(formRef: RefObject<HTMLFormElement | null>, refusal: Refusal | undefined) {
  useEffect(() => {
    const name = refusal && CONTROLS[refusal.place];
    const control = name && formRef.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }, [formRef, refusal]);
}

/** The newsletter's form with everything behind it. `submit` belongs behind the submit event of the form of `formRef`. */
export function useNewsletter(formRef: RefObject<HTMLFormElement | null>) {
  const { send } = useApiMutation('post', '/api/subscription/');
  const source = useId();
  const [email, setEmail] = useState('');
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const [captchaKey, setCaptchaKey] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setIsSending] = useState(false);
  // As of now: a second press comes before the screen has followed the first one.
  const isSendingNow = useRef(false);
  const renewedAt = useRef(-Infinity);
  useValuesTypedBeforeHydration(formRef, setEmail);
  useFocusOnRefusal(formRef, refusal);

  const refuse = (next: Refusal) => {
    setRefusal(next);
    showToast({ ...next.toast, source });
  };

  /** A token is good for one request, whatever became of it. */
  const renewCaptcha = () => {
    setCaptchaToken(null);
    setCaptchaKey((key) => key + 1);
    renewedAt.current = performance.now();
  };

  const subscribe = async (token: string) => {
    try {
      await send({ body: { email: email.trim(), ...(token !== '' && { captcha_token: token }) } });
      setEmail('');
      renewCaptcha();
      showToast({ kind: 'success', ...copy.subscribed, source });
    } catch (failure) {
      const error = toApiError(failure);
      if (error.kind !== 'offline') renewCaptcha();
      refuse(refusalOf(error));
    }
  };

  const submit = async () => {
    if (isSendingNow.current) return;
    const problem = findProblem(email, captchaToken);
    if (problem || captchaToken === null) {
      if (problem && performance.now() - renewedAt.current > SAME_PRESS_MS) refuse(problem);
      return;
    }
    isSendingNow.current = true;
    setIsSending(true);
    setRefusal(undefined);
    await subscribe(captchaToken);
    isSendingNow.current = false;
    setIsSending(false);
  };

  return {
    email,
    captchaKey,
    isSending,
    messageAt: (place: Place) => (refusal?.place === place ? refusal.message : undefined),
    typeEmail: (text: string) => {
      if (isSendingNow.current) return;
      setEmail(text);
      setRefusal(undefined);
    },
    takeToken: (token: string | null) => {
      setCaptchaToken(token);
      if (token !== null) setRefusal((before) => (before?.place === 'captcha' ? undefined : before));
    },
    submit,
  };
}
