import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import { useApiUpload } from '@/api/useApiUpload';
import { showToast } from '@/components/Toast/toastStore';
import { CAPTCHA_CONTROL } from '@/features/captcha/copy';
import { useCaptchaField } from '@/features/captcha/useCaptchaField';
import { tabDraft } from '@/lib/form/drafts';
import { useForm, type Refused } from '@/lib/form/useForm';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { isReadable } from './cv';
import { findsNoRoom, isIdempotencyMismatch, needsNewCaptcha, outcomeOf, type Failure } from './outcomes';
import { EMPTY_VALUES, findProblems, toPayload, type VolunteerValues } from './volunteerForm';
import { copy } from './copy';

const draft = tabDraft<VolunteerValues>('volunteerDraft', EMPTY_VALUES);

/** Asks before the tab is closed while sending. */
function useConfirmClosing(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}

/** For the site's operator. Leaves out the server's message, because it may repeat what was typed. */
function log({ kind, status, code }: ApiError): void {
  console.warn('The volunteer application was not sent.', { kind, status, code });
}

/** The state of the application form. */
export function useVolunteer(onSent: () => void) {
  const { send, progress, abort } = useApiUpload('post', '/api/volunteer/');
  // True while the backend has no room for files.
  const [isCvOptional, setIsCvOptional] = useState(false);
  const validate = (values: VolunteerValues) => findProblems(values, { isCvOptional });
  const { formRef, ...form } = useForm({ initial: EMPTY_VALUES, validate, draft });
  const captcha = useCaptchaField();
  const key = useIdempotencyKey('volunteerKey');
  const [failure, setFailure] = useState<Failure>();
  const isFullySent = useRef(false);
  // The captcha's callbacks outlive a render.
  const isUnderWay = useRef(false);
  const isSending = form.status === 'sending';
  useConfirmClosing(isSending);

  const showCaptchaError = (message: string) => {
    captcha.setError(message);
    showToast({ kind: 'error', title: message, source: 'volunteer' });
  };

  const explain = async (error: ApiError, cv: File | null): Promise<Refused<VolunteerValues>> => {
    log(error);
    if (needsNewCaptcha(error)) captcha.renew();
    if (isIdempotencyMismatch(error)) key.forget();
    if (cv && error.kind === 'offline' && !(await isReadable(cv)))
      return { cv: copy.wrong.cvUnreadable(cv.name) };
    const outcome = outcomeOf(error, { hasCv: cv !== null, isFullySent: isFullySent.current });
    if (outcome.place === 'form') setFailure(outcome.failure);
    if (outcome.place === 'captcha') {
      showCaptchaError(copy.captcha.lost);
      form.focus([CAPTCHA_CONTROL]);
    }
    if (outcome.place !== 'fields') return {};
    if (outcome.fields.cv !== undefined) setIsCvOptional(findsNoRoom(error));
    return outcome.fields;
  };

  const apply = async (values: VolunteerValues, token: string) => {
    const { cv } = values;
    isFullySent.current = false;
    isUnderWay.current = true;
    try {
      // The captcha is not part of the key, because a retry may have another one.
      const params = { header: { 'Idempotency-Key': key.of([toPayload(values, ''), cv]) } };
      await send({ params, payload: toPayload(values, token), files: cv ? { cv } : {} });
    } catch (thrown) {
      return await explain(toApiError(thrown), cv);
    } finally {
      isUnderWay.current = false;
    }
    key.forget();
    form.reset();
    setIsCvOptional(false);
    captcha.renew();
    onSent();
    return undefined;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isSending) setFailure(undefined);
    form.submit(event, (values) => {
      if (captcha.token !== null) return apply(values, captcha.token);
      showCaptchaError(copy.captcha.missing);
      form.focus([CAPTCHA_CONTROL]);
      return {};
    });
  };

  const stop = () => {
    isFullySent.current = progress?.fraction === 1;
    abort();
  };

  const loseCaptcha = () => {
    // A request in progress already carries its token.
    if (!isUnderWay.current) showCaptchaError(copy.captcha.lost);
  };

  return { formRef, form, isCvOptional, captcha, loseCaptcha, failure, isSending, progress, stop, submit };
}
