import { useRef, useState } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Textarea } from '@/components/Textarea/Textarea';
import { TextWithLinks } from '@/components/TextWithLinks/TextWithLinks';
import { copyText } from '@/lib/share';
import type { Mail } from './mail';
import { copy } from './copy';

/**
 * `opened`: passed to the email app just now. `earlier`: passed before the page was reloaded. `aside`: still being
 * typed when another message was put back into the form.
 */
export type PreparedState = 'opened' | 'earlier' | 'aside';

interface PreparedEmailProps {
  mail: Mail;
  /** The address to send it to. */
  to: string;
  state: PreparedState;
  onRestore: () => void;
  onDismiss: () => void;
}

function WhatHappened({ mail, state }: Pick<PreparedEmailProps, 'mail' | 'state'>) {
  const { title, text } = copy.prepared[state];
  return (
    <Alert kind="info" title={title}>
      {/* An opened email that lacks the message must not be said to have it. */}
      {(mail.hasMessage || state !== 'opened') && <p>{text}</p>}
      {!mail.hasMessage && <p>{copy.prepared.tooLong}</p>}
    </Alert>
  );
}

/** The message with buttons to copy or reopen it, because the page cannot tell whether an email app opened. */
export function PreparedEmail({ mail, to, state, onRestore, onDismiss }: PreparedEmailProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState<boolean>();

  const copyMail = async () => {
    const isDone = await copyText(mail.text);
    if (!isDone) {
      field.current?.focus();
      field.current?.select();
    }
    setIsCopied(isDone);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <WhatHappened mail={mail} state={state} />
      {state !== 'aside' && (
        <p>
          <TextWithLinks text={copy.prepared.notOpened(to)} />
        </p>
      )}
      <Field label={copy.prepared.text}>
        {(control) => <Textarea {...control} ref={field} dir="auto" value={mail.text} readOnly />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copyMail()}>
          {copy.prepared.copy}
        </Button>
        <Button asChild variant="outline">
          <a href={mail.href}>{copy.prepared.again}</a>
        </Button>
        <Button variant="outline" onClick={onRestore}>
          {copy.prepared.restore}
        </Button>
        <Button variant="outline" onClick={onDismiss}>
          {copy.prepared.dismiss}
        </Button>
      </div>
      <p aria-live="polite" className="text-muted empty:hidden">
        {isCopied === true && copy.prepared.copied}
        {isCopied === false && copy.prepared.notCopied}
      </p>
    </div>
  );
}
