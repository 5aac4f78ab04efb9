import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from './layout.ts';
import type { MailConfig, MailSender } from './mailConfig.ts';
import type { QueuedEmail } from './outbox.ts';

/** Where composed emails go. */
export interface Mailer {
  /** Resolves once the mail server has taken the email, or its file is written. */
  send(email: Email, queued: QueuedEmail): Promise<void>;
}

/** One attempt, in milliseconds. */
const TIMEOUT_MS = 60_000;

const nameOf = ({ id, kind }: QueuedEmail) => `${id}-${kind.replaceAll('_', '-')}`;

/** The same for each attempt, so that an email that arrives twice can be recognised. */
const messageIdOf = (queued: QueuedEmail, { address }: MailSender) =>
  `<${nameOf(queued)}-${queued.created_at.getTime()}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/** Addresses are passed as objects, so that none is parsed as a list. nodemailer keeps line breaks out of headers. */
const messageOf = (email: Email, queued: QueuedEmail, from: MailSender) => ({
  from,
  to: { name: '', address: email.to },
  envelope: { from: from.address, to: [email.to] },
  messageId: messageIdOf(queued, from),
  date: queued.created_at,
  subject: email.subject,
  text: email.text,
  html: email.html,
  headers: {
    // Tells autoresponders not to reply (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(email.unsubscribeUrl !== null && {
      'List-Unsubscribe': `<${email.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Whether the mail server says that the recipient's address is wrong (RFC 3463), so that retrying is pointless. */
export function isPermanentFailure(error: unknown): boolean {
  const { command, response = '' } = error as { command?: string; response?: string };
  // Some mail servers wait until RCPT TO to reject the sender (5.1.7 and 5.1.8).
  return command === 'RCPT TO' && /^5\d\d[ -]5\.1\.(?:[1-6]|10)\b/.test(response);
}

/**
 * nodemailer is loaded with the first email, so that a server without emails starts without it.
 *
 * @param folder for the files of a trial; created when the first email is written
 */
export function createMailer(config: MailConfig, folder: string): Mailer | null {
  const { from } = config;
  if (config.mode === 'none') return null;
  if (config.mode === 'smtp') {
    const { url, isLocal } = config;
    // Passwords and donors' names do not leave this machine without TLS.
    const options = { url, requireTLS: !isLocal };
    return {
      async send(email, queued) {
        const { createTransport } = await import('nodemailer');
        await createTransport(options).sendMail({
          ...messageOf(email, queued, from),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
      },
    };
  }
  return {
    async send(email, queued) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(messageOf(email, queued, from));
      const file = join(folder, `${nameOf(queued)}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
  };
}
