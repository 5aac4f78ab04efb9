import { useEffect, useRef, useState, type RefObject } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import { useApiUpload } from '@/api/useApiUpload';
import { showToast } from '@/components/Toast/toastStore';
import { CAPTCHA_CONTROL } from '@/features/captcha/copy';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { isReadable } from './cv';
import { findsNoRoom, isOfAnother, needsNewCaptcha, outcomeOf, type Failure } from './outcomes';
import { useVolunteerForm } from './useVolunteerForm';
import { toPayload } from './volunteerForm';
import { copy } from './copy';

/** Asks before the tab is closed in the middle of sending. */
function useStayWhile(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}

/** The captcha of the form: its token, what is wrong with it, and a fresh one when that is used up. */
function useCaptchaState() {
  const [token, setToken] = useState<string | null>(null);
  const [key, setKey] = useState(0);
  const [error, setError] = useState<string>();
  const complain = (message: string) => {
    setError(message);
    showToast({ kind: 'error', title: message, source: 'volunteer' });
  };
  return {
    token,
    key,
    error,
    complain,
    take: (next: string | null) => {
      setToken(next);
      if (next !== null) setError(undefined);
    },
    /** A token is good for one application. */
    renew: () => {
      setToken(null);
      setKey((before) => before + 1);
    },
  };
}

/** For whoever looks after the site. The answer's words stay out: they may repeat what was typed. */
function log({ kind, status, code }: ApiError): void {
  console.warn('The volunteer application was not sent.', { kind, status, code });
}

/** The application form with everything behind it. `submit` belongs behind the submit event of the form of `formRef`. */
export function useVolunteer(formRef: RefObject<HTMLFormElement | null>, onSent: () => void) {
  const { send, isSending, progress, abort } = useApiUpload('post', '/api/volunteer/');
  const fields = useVolunteerForm(formRef, isSending);
  const captcha = useCaptchaState();
  const key = useIdempotencyKey('volunteerKey');
  const [failure, setFailure] = useState<Failure>();
  // As of now: a second press comes before the screen has followed the first one.
  const isSendingNow = useRef(false);
  const isWhole = useRef(false);
  useStayWhile(isSending);

  const tell = async (error: ApiError, cv: File | null) => {
    log(error);
    if (needsNewCaptcha(error)) captcha.renew();
    if (isOfAnother(error)) key.forget();
    if (cv && error.kind === 'offline' && !(await isReadable(cv))) {
      fields.showRefusals({ cv: copy.wrong.cvUnreadable(cv.name) });
      return;
    }
    const outcome = outcomeOf(error, { hasCv: cv !== null, isWhole: isWhole.current });
    if (outcome.place === 'form') setFailure(outcome.failure);
    if (outcome.place === 'fields') {
      // For as long as the backend says so: once it has room again it asks for a CV.
      if (outcome.fields.cv !== undefined) fields.setIsCvOptional(findsNoRoom(error));
      fields.showRefusals(outcome.fields);
    }
    if (outcome.place === 'captcha') {
      captcha.complain(copy.captcha.lost);
      fields.focusOn(CAPTCHA_CONTROL);
    }
  };

  const apply = async (cv: File | null, token: string) => {
    try {
      // The captcha is no part of the application: a retry may bring another one.
      const params = { header: { 'Idempotency-Key': key.of([toPayload(fields.form, ''), cv]) } };
      await send({ params, payload: toPayload(fields.form, token), files: cv ? { cv } : {} });
      key.forget();
      fields.clear();
      captcha.renew();
      onSent();
    } catch (thrown) {
      await tell(toApiError(thrown), cv);
    }
  };

  const submit = async () => {
    if (isSendingNow.current) return;
    setFailure(undefined);
    if (fields.showProblems()) return;
    if (captcha.token === null) {
      captcha.complain(copy.captcha.missing);
      fields.focusOn(CAPTCHA_CONTROL);
      return;
    }
    isSendingNow.current = true;
    isWhole.current = false;
    await apply(fields.cv, captcha.token);
    isSendingNow.current = false;
  };

  const stop = () => {
    isWhole.current = progress?.fraction === 1;
    abort();
  };

  const loseCaptcha = () => {
    // What is under way carries its token already.
    if (!isSendingNow.current) captcha.complain(copy.captcha.lost);
  };

  return { ...fields, captcha, loseCaptcha, failure, isSending, progress, stop, submit };
}
