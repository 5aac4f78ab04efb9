import { EMPTY_FORM, TEXT_FIELDS, type VolunteerForm } from './volunteerForm';

/** What is kept of a form that has not been sent. A page cannot keep a file, so of the CV there is only the name. */
export interface Draft {
  form: VolunteerForm;
  cvName: string | null;
}

const KEY = 'volunteerDraft';

/** Of this tab alone, and gone when it is closed: the computer may be a shared one. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined; // A browser that blocks storage throws at the mere look.
  }
}

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
  return form;
}

export function keepDraft(draft: Draft): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without room there is no draft, and the form works all the same.
  }
}

export function dropDraft(): void {
  storage()?.removeItem(KEY);
}

/** The draft of this tab; null where there is none or it cannot be read. */
export function readDraft(): Draft | null {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(KEY) ?? 'null');
    if (!isRecord(value) || !isRecord(value.form)) return null;
    return { form: toForm(value.form), cvName: typeof value.cvName === 'string' ? value.cvName : null };
  } catch {
    return null;
  }
}

/** What was typed before the script arrived, over what the draft knows. */
export function mergeTyped(draft: VolunteerForm, typed: VolunteerForm): VolunteerForm {
  const merged = { ...draft };
  for (const field of TEXT_FIELDS) {
    if (typed[field] !== '') merged[field] = typed[field];
  }
  return merged;
}
