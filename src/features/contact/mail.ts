import { copy } from './copy';

/** What a visitor has written, as it stands in the form. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** An email that a mail program can open. */
export interface Mail {
  /** A `mailto:` address. */
  href: string;
  /** The whole message with its sender, for copying. */
  text: string;
  /** False when the message is too long for the address: the email then asks for it to be pasted. */
  isWhole: boolean;
}

/** In characters. Windows hands on about 2,000 to a mail program and drops the rest without a word. */
const MAX_HREF = 1900;

/** Half a character, which text that was cut by another program may contain, cannot be encoded. */
const withoutHalves = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

const encode = (text: string) => encodeURIComponent(withoutHalves(text).replaceAll(/\r\n|\r|\n/g, '\r\n'));

const hrefOf = (to: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;

/** The email to `to` that carries a message and says whom it is from. */
export function composeMail(to: string, { name, email, subject, message }: ContactMessage): Mail {
  const text = `${message}\n\n${name}\n${email}`;
  const href = hrefOf(to, subject, text);
  return href.length <= MAX_HREF
    ? { href, text, isWhole: true }
    : { href: hrefOf(to, subject, copy.pasteHere), text, isWhole: false };
}
