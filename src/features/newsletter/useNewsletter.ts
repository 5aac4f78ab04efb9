import { useId, useRef, useState, type SubmitEvent } from 'react';
import { toApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import { useReturnedForm } from '@/api/useReturnedForm';
import { showToast } from '@/components/Toast/toastStore';
import { CAPTCHA_CONTROL } from '@/features/captcha/copy';
import { useCaptchaField } from '@/features/captcha/useCaptchaField';
import { useForm } from '@/lib/form/useForm';
import { findProblem, refusalOf, type Refusal } from './outcomes';
import { copy } from './copy';

/** In milliseconds: a click this soon after a response is the second of a double click. */
const SAME_PRESS_MS = 1000;

const EMPTY = { email: '' };

/** What was sent without JavaScript: nothing is wrong with it, but the captcha is missing. */
interface ReturnedAddress {
  values: typeof EMPTY;
}

/**
 * The state of a newsletter form.
 *
 * @param takesReturned whether the form shows again what was sent without JavaScript; only one form per page does
 */
export function useNewsletter(takesReturned: boolean) {
  // Reading it removes it, so only one form reads it.
  const returned = useReturnedForm(takesReturned ? 'newsletter' : null) as ReturnedAddress | undefined;
  const { formRef, ...form } = useForm({ initial: EMPTY, returned });
  const captcha = useCaptchaField();
  const { send } = useApiMutation('post', '/api/subscription/');
  const source = useId();
  const [isReturned, setIsReturned] = useState(returned !== undefined);
  const [failure, setFailure] = useState<string>();
  const [subscribed, setSubscribed] = useState<string>();
  const [hadFocus, setHadFocus] = useState(false);
  const renewedAt = useRef(-Infinity);

  const renewCaptcha = () => {
    captcha.renew();
    renewedAt.current = performance.now();
  };

  const refuse = ({ place, message, toast }: Refusal) => {
    showToast({ ...toast, source });
    setFailure(place === 'form' ? message : undefined);
    captcha.setError(place === 'captcha' ? message : undefined);
    if (place === 'captcha') form.focus([CAPTCHA_CONTROL]);
    return place === 'email' ? { email: message } : {};
  };

  const subscribe = async (email: string, token: string) => {
    setFailure(undefined);
    try {
      await send({ body: { email: email.trim(), ...(token !== '' && { captcha_token: token }) } });
      form.reset();
      setIsReturned(false);
      setSubscribed(email.trim());
      renewCaptcha();
      showToast({ kind: 'success', ...copy.subscribed, source });
      return undefined;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind !== 'offline') renewCaptcha();
      return refuse(refusalOf(error));
    }
  };

  const check = ({ email }: typeof EMPTY) => {
    const problem = findProblem(email, captcha.token);
    if (!problem && captcha.token !== null) return subscribe(email, captcha.token);
    const isSamePress = performance.now() - renewedAt.current <= SAME_PRESS_MS;
    return problem && !isSamePress ? refuse(problem) : form.messages;
  };

  const typeEmail = (email: string) => {
    setFailure(undefined);
    setSubscribed(undefined);
    form.change({ email });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // The captcha is replaced after each response, so the focus must not stay in it.
    event.submitter?.focus();
    form.submit(event, check);
  };
  const open = () => setHadFocus(true);
  const isUsed = hadFocus || form.values.email !== '';
  return { formRef, form, isReturned, captcha, failure, subscribed, isUsed, open, typeEmail, submit };
}
