import { toPhoneNumber } from './volunteerForm';

const STEPPING_KEYS = new Set(['ArrowUp', 'ArrowDown']);

const hasOther = (text: string) => /\D/.test(text);

/** Inserts only the digits of an input, at the cursor, so that undo works. */
function insertDigits(event: InputEvent): void {
  if (event.data === null || !hasOther(event.data)) return;
  event.preventDefault();
  const digits = toPhoneNumber(event.data);
  // A number field does not report its cursor, so only this old command can insert there.
  if (digits !== '') document.execCommand('insertText', false, digits);
}

function preventArrowStep(event: KeyboardEvent): void {
  if (STEPPING_KEYS.has(event.key)) event.preventDefault();
}

/** In Firefox the wheel changes the number unless the field is read-only; cancelling the event would stop scrolling. */
function preventWheelStep({ currentTarget: field }: WheelEvent): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.readOnly = true;
  setTimeout(() => {
    field.readOnly = false;
  });
}

/**
 * Restricts a number field to a phone number's digits, and stops the wheel and arrow keys from changing it.
 *
 * @returns a function that removes the restriction
 */
export function keepToDigits(field: HTMLInputElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // Removes text typed before hydration that cannot be read, because it would not be sent.
  const digits = field.validity.badInput ? '' : toPhoneNumber(field.value);
  if (field.value !== digits || field.validity.badInput) field.value = digits;
  field.addEventListener('beforeinput', insertDigits, { signal });
  field.addEventListener('keydown', preventArrowStep, { signal });
  field.addEventListener('wheel', preventWheelStep, { signal, passive: true });
  return () => listening.abort();
}

/**
 * The digits in a field after a change.
 *
 * @param before its digits before. On-screen keyboards can enter other characters, and such a field reports an empty
 *   value, so the characters are removed
 */
export function readDigits(field: HTMLInputElement, before: string): string {
  if (field.validity.badInput) field.value = before;
  return toPhoneNumber(field.value);
}
