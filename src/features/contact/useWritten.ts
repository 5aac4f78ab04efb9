import { useEffect, useRef, useState, type RefObject } from 'react';
import { dropWritten, keepDraft, keepWritten, readWritten } from './draft';
import { fillIn, isTyped, readFields } from './formFields';
import type { ContactMessage } from './mail';
import type { WrittenState } from './WrittenMail';

/** A message that stands below the form. */
interface Written {
  message: ContactMessage;
  state: WrittenState;
}

/** Hands over, once the page has come to life, what was written in this tab before. */
function useWrittenBefore(begin: (message: ContactMessage) => void): void {
  const latest = useRef(begin);
  useEffect(() => {
    const message = readWritten();
    if (message) latest.current(message);
  }, []);
}

/** The message that stands below the form of `formRef`, until another one takes its place or the visitor removes it. */
export function useWritten(formRef: RefObject<HTMLFormElement | null>) {
  const [written, setWritten] = useState<Written>();
  useWrittenBefore((message) => setWritten({ message, state: 'earlier' }));

  const keep = (message: ContactMessage, state: WrittenState) => {
    keepWritten(message);
    setWritten({ message, state });
  };

  const forget = () => {
    dropWritten();
    setWritten(undefined);
  };

  const restore = () => {
    const form = formRef.current;
    if (!form || !written) return;
    const typed = readFields(form);
    form.reset();
    fillIn(form, written.message);
    keepDraft(written.message);
    if (isTyped(typed)) keep(typed, 'aside');
    else forget();
    form.querySelector('textarea')?.focus();
  };

  const dismiss = () => {
    forget();
    formRef.current?.querySelector('input')?.focus();
  };

  return { written, writeDown: (message: ContactMessage) => keep(message, 'opened'), restore, dismiss };
}
