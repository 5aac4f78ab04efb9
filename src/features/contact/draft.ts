import { keepInTab, readFromTab } from '@/lib/tabStorage';
import type { ContactMessage } from './mail';

const DRAFT = 'contactDraft';
const WRITTEN = 'contactWritten';

/** The names of the form's fields. */
export const FIELDS = [
  'name',
  'email',
  'subject',
  'message',
] as const satisfies readonly (keyof ContactMessage)[];

function read(key: string): Partial<ContactMessage> {
  const kept = readFromTab(key);
  if (typeof kept !== 'object' || kept === null) return {};
  const values = kept as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    FIELDS.filter((name) => typeof values[name] === 'string').map((name) => [name, values[name]]),
  );
}

/** Keeps a message that has not been written for as long as the tab is open. */
export const keepDraft = (message: ContactMessage): void => keepInTab(DRAFT, message);

/** Forgets it. */
export const dropDraft = (): void => keepInTab(DRAFT, undefined);

/** What was typed in this tab before; a field that cannot be read is left out. */
export const readDraft = (): Partial<ContactMessage> => read(DRAFT);

/** Keeps the message that was handed to the mail program last: whether that has sent it, nobody here knows. */
export const keepWritten = (message: ContactMessage): void => keepInTab(WRITTEN, message);

/** Forgets it. */
export const dropWritten = (): void => keepInTab(WRITTEN, undefined);

/** The message that was handed over last in this tab, if there is one that can be read. */
export function readWritten(): ContactMessage | undefined {
  const { name, email, subject, message } = read(WRITTEN);
  if (name === undefined || email === undefined || subject === undefined || message === undefined)
    return undefined;
  return { name, email, subject, message };
}
