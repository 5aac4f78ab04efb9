import { useRef, useState } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Textarea } from '@/components/Textarea/Textarea';
import { TextWithLinks } from '@/components/TextWithLinks/TextWithLinks';
import { copyFrom } from './copyFrom';
import type { Mail } from './mail';
import { copy } from './copy';

/**
 * What is known of a message that stands below the form: it was handed to the mail program just now; it was before the
 * visitor left or reloaded the page; it was still being typed when another one was put back into the form.
 */
export type WrittenState = 'opened' | 'earlier' | 'aside';

interface WrittenMailProps {
  mail: Mail;
  /** Where it is to be sent. */
  to: string;
  state: WrittenState;
  onRestore: () => void;
  onDismiss: () => void;
}

function WhatHappened({ mail, state }: Pick<WrittenMailProps, 'mail' | 'state'>) {
  const { title, text } = copy.written[state];
  return (
    <Alert kind="info" title={title}>
      {/* An email has opened, and it does not have the message in it. */}
      {(mail.isWhole || state !== 'opened') && <p>{text}</p>}
      {!mail.isWhole && <p>{copy.written.tooLong}</p>}
    </Alert>
  );
}

/** What has become of the message, and the message itself: nobody can know whether a mail program opened. */
export function WrittenMail({ mail, to, state, onRestore, onDismiss }: WrittenMailProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState<boolean>();

  const copyMail = async () => {
    if (field.current) setIsCopied(await copyFrom(field.current));
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <WhatHappened mail={mail} state={state} />
      {state !== 'aside' && (
        <p>
          <TextWithLinks text={copy.written.notOpened(to)} />
        </p>
      )}
      <Field label={copy.written.text}>
        {(control) => <Textarea {...control} ref={field} dir="auto" value={mail.text} readOnly />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copyMail()}>
          {copy.written.copy}
        </Button>
        <Button asChild variant="outline">
          <a href={mail.href}>{copy.written.again}</a>
        </Button>
        <Button variant="outline" onClick={onRestore}>
          {copy.written.restore}
        </Button>
        <Button variant="outline" onClick={onDismiss}>
          {copy.written.dismiss}
        </Button>
      </div>
      <p aria-live="polite" className="text-muted empty:hidden">
        {isCopied === true && copy.written.copied}
        {isCopied === false && copy.written.notCopied}
      </p>
    </div>
  );
}
