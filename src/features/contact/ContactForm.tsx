import { useId, useRef, type MouseEvent, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { TextField } from '@/components/TextField/TextField';
import { useForm, type Form } from '@/lib/form/useForm';
import { composeMail } from './mail';
import { EMPTY_MESSAGE, findBlanks, messageDraft, trimMessage, type ContactMessage } from './message';
import { PreparedEmail } from './PreparedEmail';
import { usePreparedMessage } from './usePreparedMessage';
import { copy } from './copy';

export interface ContactFormProps {
  /** The address that the message goes to. */
  to: string;
  /** Opens a `mailto:` address in the visitor's email app. */
  openMail?: (href: string) => void;
}

const MAX = { name: 200, email: 254, subject: 120 };

/** In milliseconds: how long another press counts as part of a double click or a held key. */
const SAME_PRESS_MS = 1000;

const open = (href: string) => window.location.assign(href);

function Fields({ form }: { form: Form<ContactMessage> }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('name')}
          label={copy.form.name}
          isRequired
          dir="auto"
          autoComplete="name"
          maxLength={MAX.name}
        />
        <TextField
          {...form.field('email')}
          label={copy.form.email}
          isRequired
          type="email"
          autoComplete="email"
          maxLength={MAX.email}
        />
      </div>
      <TextField
        {...form.field('subject')}
        label={copy.form.subject}
        isRequired
        dir="auto"
        maxLength={MAX.subject}
      />
      <TextField {...form.field('message')} label={copy.form.message} isRequired dir="auto" rows={7} />
    </>
  );
}

/**
 * Sends nothing itself: submitting opens the visitor's email app with the message, clears the form and keeps the message
 * below it. Both the form and that message survive a reload.
 */
export function ContactForm({ to, openMail = open }: ContactFormProps) {
  const headingId = useId();
  const { formRef, ...form } = useForm({
    initial: EMPTY_MESSAGE,
    validate: findBlanks,
    draft: messageDraft,
  });
  const { prepared, keep, restore, dismiss } = usePreparedMessage(form);
  const submittedAt = useRef(Number.NEGATIVE_INFINITY);

  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (form.isChanged || event.timeStamp - submittedAt.current > SAME_PRESS_MS) return;
    // The browser would ask for the fields that were just cleared.
    event.preventDefault();
    submittedAt.current = event.timeStamp;
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { timeStamp } = event;
    form.submit(event, (values) => {
      const message = trimMessage(values);
      submittedAt.current = timeStamp;
      keep(message, 'opened');
      form.reset();
      openMail(composeMail(to, message).href);
      return undefined;
    });
  };

  return (
    <Card padding="large" className="print:hidden">
      {/* Until the script has loaded, the method `dialog` keeps a submit from putting the message into the URL. */}
      <form
        ref={formRef}
        method="dialog"
        aria-labelledby={headingId}
        onSubmit={onSubmit}
        className="grid grid-cols-1 gap-5"
      >
        <div>
          <h2 id={headingId} className="text-22 font-semibold">
            {copy.form.heading}
          </h2>
          <p className="mt-1 text-muted">{copy.form.how}</p>
          <noscript>
            <p className="mt-2 font-semibold">{copy.form.withoutScript}</p>
          </noscript>
        </div>
        <Fields form={form} />
        <Button type="submit" size="large" onClick={onPress} className="justify-self-start max-sm:w-full">
          {copy.form.send}
        </Button>
      </form>
      {prepared && (
        <div className="mt-6">
          <PreparedEmail
            key={JSON.stringify(prepared)}
            mail={composeMail(to, prepared.message)}
            to={to}
            state={prepared.state}
            onRestore={() => restore(prepared)}
            onDismiss={dismiss}
          />
        </div>
      )}
    </Card>
  );
}
