import { keepInTab, readFromTab } from '@/lib/tabStorage';
import type { ContactMessage } from './mail';

const KEY = 'contactDraft';

/** The names of the form's fields. */
export const FIELDS = [
  'name',
  'email',
  'subject',
  'message',
] as const satisfies readonly (keyof ContactMessage)[];

/** Keeps a message that has not been written for as long as the tab is open. */
export const keepDraft = (message: ContactMessage): void => keepInTab(KEY, message);

/** Forgets it. */
export const dropDraft = (): void => keepInTab(KEY, undefined);

/** What was typed in this tab before; a field that cannot be read is left out. */
export function readDraft(): Partial<ContactMessage> {
  const kept = readFromTab(KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  const values = kept as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    FIELDS.filter((name) => typeof values[name] === 'string').map((name) => [name, values[name]]),
  );
}
