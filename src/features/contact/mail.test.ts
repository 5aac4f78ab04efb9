import { describe, expect, it } from 'vitest';
import { composeMail } from './mail';
import type { ContactMessage } from './message';

const TO = 'hello@kitbridge.example';

const messageWith = (change: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Ada Obi',
  email: 'ada@school.example',
  subject: 'Microscopes & lamps?',
  message: 'We need 12 microscopes.\nThe lab has 230 V.',
  ...change,
});

/** What an email app reads from the link. */
function readMail(href: string) {
  const { protocol, pathname, searchParams } = new URL(href);
  return { protocol, to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

describe('composeMail', () => {
  it('contains the subject, message and sender, with CRLF line breaks', () => {
    const { href, text, hasMessage } = composeMail(TO, messageWith());
    expect(readMail(href)).toEqual({
      protocol: 'mailto:',
      to: TO,
      subject: 'Microscopes & lamps?',
      body: 'We need 12 microscopes.\r\nThe lab has 230 V.\r\n\r\nAda Obi\r\nada@school.example',
    });
    expect(text).toBe('We need 12 microscopes.\nThe lab has 230 V.\n\nAda Obi\nada@school.example');
    expect(hasMessage).toBe(true);
  });

  it('does not encode spaces as plus signs, which email apps would show', () => {
    expect(composeMail(TO, messageWith()).href).not.toContain('+');
  });

  it('does not let typed text add recipients', () => {
    const { href } = composeMail(
      TO,
      messageWith({ subject: 'Hi&bcc=else@spam.example', message: '?cc=x#y' }),
    );
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(new URL(href).hash).toBe('');
  });

  it('asks for a long message to be pasted instead of cutting it off', () => {
    const message = '₦ and é, '.repeat(200);
    const { href, text, hasMessage } = composeMail(TO, messageWith({ message }));
    expect(hasMessage).toBe(false);
    expect(href.length).toBeLessThan(2000);
    expect(readMail(href)).toMatchObject({
      subject: 'Microscopes & lamps?',
      body: 'Please paste your message here.',
    });
    expect(text).toContain(message);
  });

  it('replaces a lone surrogate', () => {
    expect(readMail(composeMail(TO, messageWith({ message: 'cut \uD83D' })).href).body).toMatch(
      /^cut \uFFFD/,
    );
  });
});
