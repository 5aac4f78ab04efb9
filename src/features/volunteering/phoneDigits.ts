import { toPhoneNumber } from './volunteerForm';

const STEPPING_KEYS = new Set(['ArrowUp', 'ArrowDown']);

const hasOther = (text: string) => /\D/.test(text);

/** Puts in the digits of what would go in as something else too, where the cursor is, so that undoing works. */
function insertDigits(event: InputEvent): void {
  if (event.data === null || !hasOther(event.data)) return;
  event.preventDefault();
  const digits = toPhoneNumber(event.data);
  // A field of numbers tells nobody where its cursor is: only this old command can write there.
  if (digits !== '') document.execCommand('insertText', false, digits);
}

function stayOnArrow(event: KeyboardEvent): void {
  if (STEPPING_KEYS.has(event.key)) event.preventDefault();
}

/** Firefox counts under a wheel unless the field is read-only; holding the event back would keep the page from scrolling. */
function stayOnWheel({ currentTarget: field }: WheelEvent): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.readOnly = true;
  setTimeout(() => {
    field.readOnly = false;
  });
}

/**
 * Makes a field of type number one for a phone number: only digits get in, however they come, and neither the wheel nor
 * the arrow keys count it up or down.
 *
 * @returns undoes it
 */
export function keepToDigits(field: HTMLInputElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // What was typed before the script arrived must not look as if it were sent where it cannot be read.
  const digits = field.validity.badInput ? '' : toPhoneNumber(field.value);
  if (field.value !== digits || field.validity.badInput) field.value = digits;
  field.addEventListener('beforeinput', insertDigits, { signal });
  field.addEventListener('keydown', stayOnArrow, { signal });
  field.addEventListener('wheel', stayOnWheel, { signal, passive: true });
  return () => listening.abort();
}

/**
 * The digits that a field has after a change.
 *
 * @param before what it had before. An on-screen keyboard can write what nothing holds back; a field with something that is
 * no number says that it is empty, so that is taken out of it again
 */
export function readDigits(field: HTMLInputElement, before: string): string {
  if (field.validity.badInput) field.value = before;
  return toPhoneNumber(field.value);
}
