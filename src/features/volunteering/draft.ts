import { keepInTab, readFromTab } from '@/lib/tabStorage';
import { EMPTY_FORM, TEXT_FIELDS, toPhoneNumber, type VolunteerForm } from './volunteerForm';

/** What is kept of a form that has not been sent. A page cannot keep a file, so of the CV there is only the name. */
export interface Draft {
  form: VolunteerForm;
  cvName: string | null;
}

const KEY = 'volunteerDraft';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A form of all the fields' texts in `values`; what is no text counts as empty. */
export function toForm(values: Readonly<Record<string, unknown>>): VolunteerForm {
  const form = { ...EMPTY_FORM };
  for (const field of TEXT_FIELDS) {
    const value = values[field];
    if (typeof value === 'string') form[field] = value;
  }
  // Its field can show nothing else, and what is not shown must not be sent.
  return { ...form, phone_number: toPhoneNumber(form.phone_number) };
}

/** Keeps it for this tab alone, until that is closed: the computer may be a shared one. */
export const keepDraft = (draft: Draft): void => keepInTab(KEY, draft);

/** Forgets it. */
export const dropDraft = (): void => keepInTab(KEY, undefined);

/** The draft of this tab; null where there is none or it cannot be read. */
export function readDraft(): Draft | null {
  const value = readFromTab(KEY);
  if (!isRecord(value) || !isRecord(value.form)) return null;
  return { form: toForm(value.form), cvName: typeof value.cvName === 'string' ? value.cvName : null };
}

/** What was typed before the script arrived, over what the draft knows. */
export function mergeTyped(draft: VolunteerForm, typed: VolunteerForm): VolunteerForm {
  const merged = { ...draft };
  for (const field of TEXT_FIELDS) {
    if (typed[field] !== '') merged[field] = typed[field];
  }
  return merged;
}
