import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layOut, type Email } from './layout.ts';
import { createMailer, isPermanentFailure } from './mailer.ts';
import { readMail } from './mailConfig.ts';
import type { QueuedEmail } from './outbox.ts';
import { giftReceived } from './texts/giftReceived.ts';

const queued: QueuedEmail = {
  id: 7,
  kind: 'gift_received',
  subject_id: 1,
  occasion: '',
  created_at: new Date('2026-11-23T10:00:00Z'),
  next_attempt_at: null,
  attempts: 1,
  sent_at: null,
};
const organisation = { name: 'Kitbridge', address: ['1836 Example Street'] };

function emailFor(donorName: string): Email {
  const content = giftReceived({
    donorName,
    amount: '₦5,000.00',
    date: 'Nov 23, 2026',
    reference: 'KB-7F3A92',
    projectTitle: 'Solar & light\r\nX-Injected: yes',
    provider: 'Paystack',
    isMonthly: false,
    receiptUrl: 'https://kitbridge.example/backend/api/donation/receipt/1.x',
    giftUrl: 'https://kitbridge.example/gift/1.x',
    monthlyGiftUrl: null,
    organisation: 'Kitbridge',
    contactEmail: 'hello@kitbridge.example',
  });
  const unsubscribeUrl = 'https://kitbridge.example/unsubscribe/1.x';
  return { to: 'ada@donors.example', unsubscribeUrl, ...layOut(content, organisation) };
}

const HOSTILE = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.org\r\n\r\n"Ada" \u202E';

describe('a hostile name', () => {
  it('is text in the HTML', () => {
    const { html } = emailFor(HOSTILE);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('Solar &amp; light');
  });

  it('stays on its line of the text', () => {
    expect(emailFor(HOSTILE).text.split('\n')[0]).toMatch(
      /^Thank you, <img .* Bcc: victim@example\.org "Ada"/,
    );
  });
});

describe('without a mail server', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const mailer = () => {
    const read = readMail({}, false);
    return 'config' in read ? createMailer(read.config, join(folder, 'outbox')) : null;
  };

  it('an email is one file, even when it is sent twice, and has only our headers', async () => {
    const email = { ...emailFor(HOSTILE), subject: 'Thank you\r\nBcc: victim@example.org' };
    await mailer()?.send(email, queued);
    await mailer()?.send(email, queued);
    expect(await readdir(join(folder, 'outbox'))).toEqual(['7-gift-received.eml']);
    const [head = ''] = (await readFile(join(folder, 'outbox', '7-gift-received.eml'), 'utf8')).split(
      '\r\n\r\n',
    );
    const names = head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
    expect(names.toSorted()).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'List-Unsubscribe',
      'List-Unsubscribe-Post',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ]);
    expect(head).toContain('From: Kitbridge <hello@kitbridge.example>');
    expect(head).toContain('To: ada@donors.example');
    expect(head).toContain('Message-ID: <7-gift-received-1795428000000@kitbridge.example>');
    expect(head).toContain('List-Unsubscribe: <https://kitbridge.example/unsubscribe/1.x>');
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('production sends nothing', () => {
    const read = readMail({}, true);
    expect('config' in read && createMailer(read.config, folder)).toBeNull();
  });
});

/** A mail server that takes one message, or refuses one of its commands. */
async function startMailServer(refusal?: { command: string; reply: string }) {
  const received: string[] = [];
  let isMessage = false;
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
        received.push(line);
        if (isMessage && line !== '.') continue;
        isMessage = line === 'DATA';
        const isRefused = refusal && line.startsWith(refusal.command);
        const reply = isRefused ? refusal.reply : isMessage ? '354 go on' : '250 ok';
        socket.write(`${reply}\r\n`);
      }
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const read = readMail(
    {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Kitbridge <hello@kitbridge.example>',
      PUBLIC_URL: 'https://kitbridge.example',
    },
    true,
  );
  if (!('config' in read)) throw new Error(read.problem);
  return { received, mailer: createMailer(read.config, ''), stop: () => server.close() };
}

async function refusalOf(command: string, reply: string) {
  const { mailer, stop } = await startMailServer({ command, reply });
  const refusal: unknown = await mailer?.send(emailFor('Ada'), queued).catch((error: unknown) => error);
  stop();
  expect(refusal).toMatchObject({ code: 'EENVELOPE', command });
  return refusal;
}

describe('with a mail server', () => {
  it('an email goes to its recipient alone', async () => {
    const { received, mailer, stop } = await startMailServer();
    await mailer?.send(emailFor(HOSTILE), queued);
    stop();
    expect(received.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<hello@kitbridge.example>',
      'RCPT TO:<ada@donors.example>',
    ]);
    expect(received.filter((line) => /^(Bcc|X-Injected)/i.test(line))).toEqual([]);
  });

  it.each([
    '550 5.1.1 no such user',
    '550 5.1.10 recipient not found',
    '550-5.1.1 no such user\r\n550 5.1.1 see our help',
  ])('an address that does not exist is refused for good: %j', async (reply) => {
    expect(isPermanentFailure(await refusalOf('RCPT TO', reply))).toBe(true);
  });

  it.each([
    ['MAIL FROM', '553 5.7.1 sender address rejected'],
    ['MAIL FROM', '530 5.7.57 client not authenticated'],
    ['RCPT TO', '554 5.7.1 relay access denied'],
    ['RCPT TO', '550 relay not permitted'],
    ['RCPT TO', '550 5.1.8 sender address rejected'],
    ['RCPT TO', '450 4.1.1 try again later'],
    ['DATA', '552 5.2.2 over quota'],
  ])('any other refusal is not for good: %s, %s', async (command, reply) => {
    expect(isPermanentFailure(await refusalOf(command, reply))).toBe(false);
  });

  it('a failed connection is not for good', () => {
    expect(isPermanentFailure(new Error('connect ECONNREFUSED'))).toBe(false);
  });
});

describe('SMTP_URL', () => {
  const all = {
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'Kitbridge <hello@kitbridge.example>',
    PUBLIC_URL: 'https://kitbridge.example',
  };

  it.each([
    ['a name and an address', all.MAIL_FROM, { name: 'Kitbridge', address: 'hello@kitbridge.example' }],
    ['an address', 'gifts@charity.example', { name: 'Kitbridge', address: 'gifts@charity.example' }],
  ])('reads %s', (_, from, sender) => {
    expect(readMail({ ...all, MAIL_FROM: from }, true)).toEqual({
      config: { mode: 'smtp', url: all.SMTP_URL, isLocal: false, from: sender },
    });
  });

  it.each([
    ['SMTP_URL', { ...all, SMTP_URL: 'https://user:secret@mail.example' }],
    ['SMTP_URL', { ...all, SMTP_URL: 'mail.example secret' }],
    ['MAIL_FROM', { ...all, MAIL_FROM: '' }],
    ['MAIL_FROM', { ...all, MAIL_FROM: 'a@b.example\r\nBcc: secret@b.example' }],
    ['MAIL_FROM', { ...all, MAIL_FROM: 'Kitbridge' }],
    ['PUBLIC_URL', { ...all, PUBLIC_URL: '' }],
  ])('needs a valid %s, and its problem repeats no value', (name, env) => {
    const read = readMail(env, true);
    expect(read).toEqual({ problem: expect.stringMatching(new RegExp(`^${name} `)) });
    expect(JSON.stringify(read)).not.toContain('secret');
  });
});
