import type { ContactMessage } from './message';
import { copy } from './copy';

/** An email that an email app can open. */
export interface Mail {
  /** A `mailto:` address. */
  href: string;
  /** The whole message with its sender, for copying. */
  text: string;
  /** False when the message is too long for a link: the email then asks for it to be pasted. */
  hasMessage: boolean;
}

/** In characters. Windows passes about 2,000 to an email app and silently drops the rest. */
const MAX_HREF = 1900;

/** Lone surrogates, as in text that another program cut, cannot be encoded. */
const withoutLoneSurrogates = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

const encode = (text: string) =>
  encodeURIComponent(withoutLoneSurrogates(text).replaceAll(/\r\n|\r|\n/g, '\r\n'));

const hrefOf = (to: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;

/** Composes the email to `to`, signed with the sender's name and address. */
export function composeMail(to: string, { name, email, subject, message }: ContactMessage): Mail {
  const text = `${message}\n\n${name}\n${email}`;
  const href = hrefOf(to, subject, text);
  return href.length <= MAX_HREF
    ? { href, text, hasMessage: true }
    : { href: hrefOf(to, subject, copy.pasteHere), text, hasMessage: false };
}
