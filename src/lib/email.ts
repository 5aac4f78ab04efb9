const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const MAX_LENGTH = 254;

/** Whether the text, apart from space around it, looks like an email address. The backend has the last word. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTH && EMAIL.test(address);
}
