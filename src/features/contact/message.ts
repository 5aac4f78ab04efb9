import { tabDraft, type Draft } from '@/lib/form/drafts';
import { wrongFields } from '@/lib/form/messages';
import { copy } from './copy';

/** The fields of the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

const stored = tabDraft<ContactMessage>('contactDraft', EMPTY_MESSAGE);

/** Keeps what is typed, without mixing it with a newer message typed before the script loaded. */
export const messageDraft: Draft<ContactMessage> = {
  keep: stored.keep,
  read: (typed) => (Object.keys(typed).length > 0 ? { changes: {}, lostFiles: [] } : stored.read(typed)),
};

/** Finds fields that contain only spaces; the browser itself asks for empty ones. */
export function findBlanks(message: ContactMessage) {
  const messageFor = (name: keyof ContactMessage) =>
    message[name].trim() === '' ? copy.form.missing[name] : undefined;
  return wrongFields<ContactMessage>({
    name: messageFor('name'),
    email: messageFor('email'),
    subject: messageFor('subject'),
    message: messageFor('message'),
  });
}

export const trimMessage = ({ name, email, subject, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  subject: subject.trim(),
  message: message.trim(),
});
