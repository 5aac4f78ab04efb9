import { organisation } from '@/app/organisation';
import { isLoopback } from '../http/loopback.ts';

/** Who emails are from. */
export interface MailSender {
  name: string;
  address: string;
}

/** `smtp`: a mail server takes them. `folder`: they are written as files, for trying out. `none`: they are not sent. */
export type MailConfig =
  | { mode: 'smtp'; url: string; isLocal: boolean; from: MailSender }
  | { mode: 'folder' | 'none'; from: MailSender };

type Environment = Readonly<Record<string, string | undefined>>;
type ReadMail = { config: MailConfig } | { problem: string };

/** `hello@kitbridge.example` or `Kitbridge <hello@kitbridge.example>`. */
const SENDER =
  /^(?:([^<>"\r\n]*[^<>"\s])\s*<([^<>\s@]+@[^<>\s@]+\.[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+\.[^<>\s@]+))$/;

function readSender(text: string): MailSender | null {
  const [, name = organisation.name, named, bare] = SENDER.exec(text) ?? [];
  const address = named ?? bare;
  return address === undefined ? null : { name, address };
}

/** Without settings: files in a trial, nothing in production. */
export const withoutMailServer = (production: boolean): MailConfig => ({
  mode: production ? 'none' : 'folder',
  from: { name: organisation.name, address: organisation.email },
});

/**
 * Decides how emails are sent.
 *
 * @returns the configuration, or the problem that keeps the server from starting; it never repeats a value, which may hold a password
 */
export function readMail(env: Environment, production: boolean): ReadMail {
  const text = env['SMTP_URL']?.trim();
  if (!text) return { config: withoutMailServer(production) };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    return { problem: 'SMTP_URL must be an address like smtps://user:password@mail.example:465.' };
  const from = readSender(env['MAIL_FROM']?.trim() ?? '');
  if (!from)
    return {
      problem: 'MAIL_FROM is required with SMTP_URL: an address like Kitbridge <hello@kitbridge.example>.',
    };
  if (!env['PUBLIC_URL']?.trim())
    return { problem: 'PUBLIC_URL is required with SMTP_URL: emails contain links to the site.' };
  return { config: { mode: 'smtp', url: text, isLocal: isLoopback(url.hostname), from } };
}
