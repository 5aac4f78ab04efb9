import type { Schemas } from '@/api/types';

export type Registration = Schemas['RegisterRequest'];
export type RegistrationField = keyof Registration;

/** What is kept of a half-filled form while the user signs in again: never the password. */
export type RegistrationDraft = Pick<Registration, 'username' | 'email'>;

const KEY = 'registration-draft';
const EMPTY: RegistrationDraft = { username: '', email: '' };
const isText = (value: unknown) => typeof value === 'string';

/** What was typed before, in this tab. */
export function readDraft(): RegistrationDraft {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<RegistrationDraft> | null;
    return draft && isText(draft.username) && isText(draft.email) ? { ...EMPTY, ...draft } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps what is typed; an empty draft, or none, leaves nothing behind. */
export function keepDraft(draft: RegistrationDraft = EMPTY): void {
  try {
    if (draft.username === '' && draft.email === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ username: draft.username, email: draft.email }));
  } catch {
    // A browser that blocks storage keeps nothing.
  }
}
