import { describe, expect, it } from 'vitest';
import { isEmail } from './email';

describe('isEmail', () => {
  it.each(['ada@example.org', ' ada@example.org ', 'ada.l+gift@mail.example.co.uk'])('accepts %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.',
    'ada@.org',
    'ada@example..org',
    'ada@@example.org',
    'àda@example.org',
    'ada@exämple.org',
    'a da@example.org',
    'ada@example.org, bob@example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is quick on hostile input', () => {
    expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false);
  });
});
