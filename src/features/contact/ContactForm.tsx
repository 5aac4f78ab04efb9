import { useEffect, useId, useRef, type InputEvent, type MouseEvent, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { Textarea } from '@/components/Textarea/Textarea';
import { dropDraft, keepDraft, readDraft } from './draft';
import { emptyBlanks, fillIn, isTyped, readFields, readMessage } from './formFields';
import { composeMail } from './mail';
import { useWritten } from './useWritten';
import { WrittenMail } from './WrittenMail';
import { copy } from './copy';

export interface ContactFormProps {
  /** Whom the message is for. */
  to: string;
  /** Opens the visitor's mail program; is only ever given a `mailto:` address. */
  openMail?: (href: string) => void;
}

const MAX = { name: 200, email: 254, subject: 120 };

/** In milliseconds: a second click of a double one, or a key that is held, is no press of its own. */
const SAME_PRESS_MS = 1000;

const open = (href: string) => window.location.assign(href);

const keepTyped = (event: InputEvent<HTMLFormElement>) => keepDraft(readFields(event.currentTarget));

function Fields() {
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={copy.form.name} isRequired>
          {(control) => (
            <Input {...control} name="name" dir="auto" autoComplete="name" maxLength={MAX.name} />
          )}
        </Field>
        <Field label={copy.form.email} isRequired>
          {(control) => (
            <Input {...control} type="email" name="email" autoComplete="email" maxLength={MAX.email} />
          )}
        </Field>
      </div>
      <Field label={copy.form.subject} isRequired>
        {(control) => <Input {...control} name="subject" dir="auto" maxLength={MAX.subject} />}
      </Field>
      <Field label={copy.form.message} isRequired>
        {(control) => <Textarea {...control} name="message" dir="auto" rows={7} />}
      </Field>
    </>
  );
}

/**
 * Sends nothing: a press opens the visitor's mail program with the message and clears the form, and the message stays
 * below it until another one takes its place or the visitor removes it. What is typed and what was written last outlive a
 * reload and a look at another page. The fields belong to the browser, so that what is typed before the script has come is
 * kept; until then the method `dialog` makes a press do nothing, where any other would put the message into an address.
 */
export function ContactForm({ to, openMail = open }: ContactFormProps) {
  const headingId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { written, writeDown, restore, dismiss } = useWritten(formRef);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const form = formRef.current;
    // What was typed before the script arrived is newer than the draft.
    if (form && !isTyped(readFields(form))) fillIn(form, readDraft());
  }, []);

  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    const isEmpty = !isTyped(readFields(form));
    emptyBlanks(form);
    if (!isEmpty || event.timeStamp - pressedAt.current > SAME_PRESS_MS) return;
    // The browser would ask for the fields that have just been cleared.
    event.preventDefault();
    pressedAt.current = event.timeStamp;
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = readMessage(form);
    pressedAt.current = event.timeStamp;
    writeDown(message);
    form.reset();
    dropDraft();

    openMail(composeMail(to, message).href);
  };

  return (
    <Card padding="large" className="print:hidden">
      <form
        ref={formRef}
        method="dialog"
        aria-labelledby={headingId}
        onInput={keepTyped}
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
        <Fields />
        <Button type="submit" size="large" onClick={onPress} className="justify-self-start max-sm:w-full">
          {copy.form.send}
        </Button>
      </form>
      {written && (
        <div className="mt-6">
          <WrittenMail
            key={JSON.stringify(written)}
            mail={composeMail(to, written.message)}
            to={to}
            state={written.state}
            onRestore={restore}
            onDismiss={dismiss}
          />
        </div>
      )}
    </Card>
  );
}
