import { FIELDS } from './draft';
import type { ContactMessage } from './mail';

/** What stands in the form, as it is typed. */
export function readFields(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: keyof ContactMessage) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

/** The same without spaces at its ends. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const { name, email, subject, message } = readFields(form);
  return { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
}

function fieldOf({ elements }: HTMLFormElement, name: keyof ContactMessage) {
  const field = elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** Writes a message into the form; what it does not have stays as it is. */
export function fillIn(form: HTMLFormElement, message: Partial<ContactMessage>): void {
  for (const name of FIELDS) {
    const field = fieldOf(form, name);
    const text = message[name];
    if (field && text) field.value = text;
  }
}

/** Spaces would pass for something that was filled in. Empty, the field is asked for by the browser itself. */
export function emptyBlanks(form: HTMLFormElement): void {
  for (const name of FIELDS) {
    const field = fieldOf(form, name);
    if (field?.value.trim() === '') field.value = '';
  }
}

/** Whether there is anything in it. */
export const isTyped = (message: ContactMessage) => Object.values(message).some((text) => text !== '');
