import { describe, expect, it } from 'vitest';
import { composeMail, type ContactMessage } from './mail';

const TO = 'hello@kitbridge.example';

const written = (change: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Ada Obi',
  email: 'ada@school.example',
  subject: 'Microscopes & lamps?',
  message: 'We need 12 microscopes.\nThe lab has 230 V.',
  ...change,
});

/** What a mail program reads out of the address. */
function readMail(href: string) {
  const { protocol, pathname, searchParams } = new URL(href);
  return { protocol, to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

describe('the email that a message becomes', () => {
  it('carries subject, message and sender, with the line breaks that mail has', () => {
    const { href, text, isWhole } = composeMail(TO, written());
    expect(readMail(href)).toEqual({
      protocol: 'mailto:',
      to: TO,
      subject: 'Microscopes & lamps?',
      body: 'We need 12 microscopes.\r\nThe lab has 230 V.\r\n\r\nAda Obi\r\nada@school.example',
    });
    expect(text).toBe('We need 12 microscopes.\nThe lab has 230 V.\n\nAda Obi\nada@school.example');
    expect(isWhole).toBe(true);
  });

  it('has no spaces as plus signs, which mail programs would show', () => {
    expect(composeMail(TO, written()).href).not.toContain('+');
  });

  it('cannot be given another recipient by what is typed', () => {
    const { href } = composeMail(TO, written({ subject: 'Hi&bcc=else@spam.example', message: '?cc=x#y' }));
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(new URL(href).hash).toBe('');
  });

  it('asks for a long message to be pasted, rather than lose its end', () => {
    const message = '₦ and é, '.repeat(200);
    const { href, text, isWhole } = composeMail(TO, written({ message }));
    expect(isWhole).toBe(false);
    expect(href.length).toBeLessThan(2000);
    expect(readMail(href)).toMatchObject({
      subject: 'Microscopes & lamps?',
      body: 'Please paste your message here.',
    });
    expect(text).toContain(message);
  });

  it('survives half a character', () => {
    expect(readMail(composeMail(TO, written({ message: 'cut \uD83D' })).href).body).toMatch(/^cut \uFFFD/);
  });
});
