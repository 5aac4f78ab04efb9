import { useRef, type SubmitEvent } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { Captcha } from '@/features/captcha/Captcha';
import { useHydrated } from '@/lib/useHydrated';
import { EMAIL_CONTROL, useNewsletter } from './useNewsletter';
import { copy } from './copy';

export interface NewsletterFormProps {
  /** The id of the heading that names the form. */
  labelledBy: string;
}

/** Subscribes an address to the newsletter. It may stand on a page more than once. Put it on a light surface. */
export function NewsletterForm({ labelledBy }: NewsletterFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { email, captchaKey, isSending, messageAt, typeEmail, takeToken, submit } = useNewsletter(formRef);
  // Before there is a script the browser itself would send the form, and write the address into the page's own.
  const isReady = useHydrated();
  const failure = messageAt('form');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The captcha is put afresh after each answer; the focus must not fall out of it into nowhere.
    event.submitter?.focus();
    void submit();
  };
  return (
    <form ref={formRef} noValidate aria-labelledby={labelledBy} onSubmit={onSubmit} className="grid gap-4">
      <Field label={copy.email} hint={copy.privacy} error={messageAt('email')}>
        {(control) => (
          <Input
            {...control}
            required
            type="email"
            name={EMAIL_CONTROL}
            autoComplete="email"
            value={email}
            onChange={(event) => typeEmail(event.target.value)}
          />
        )}
      </Field>
      <Captcha key={captchaKey} action="subscribe" onToken={takeToken} error={messageAt('captcha')} />
      {failure !== undefined && <Alert kind="error" title={failure} />}
      <Button type="submit" isWide disabled={!isReady} isPending={isSending} pendingLabel={copy.pending}>
        {copy.button}
      </Button>
      <noscript>
        <p>{copy.needsScript}</p>
      </noscript>
    </form>
  );
}
