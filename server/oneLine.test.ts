import { expect, it } from 'vitest';
import { filledLine, oneLine } from './oneLine.ts';

it.each([
  ['space around it', '  Ada Obi\u3000', 'Ada Obi'],
  ['line breaks and tabs', 'Ada\r\nBcc: x\tObi\u2028!', 'Ada Bcc: x Obi !'],
  ['characters that control a terminal', '\u001B[31mAda\u0000\u0085Obi', '[31mAda Obi'],
  ['marks that turn the direction', 'Ada \u202Egro.live\u2066\u2069', 'Ada gro.live'],
  ['such a mark between spaces', 'Ada \u202A Obi', 'Ada Obi'],
  ['nothing that can be seen', ' \u202E\n\u2066 ', ''],
])('takes out of a name: %s', (_what, typed, kept) => {
  expect(oneLine(typed)).toBe(kept);
});

it.each([
  'Ngọzi Adéyẹmí',
  'عائشة\u200F محمد',
  'Zoë\u200BObi',
  '👩🏽‍⚕️ Ada 🧪',
  '李',
  "O'Neil",
  '=1+1',
  '<script>alert(1)</script>',
])('leaves %j as it is', (name) => {
  expect(oneLine(name)).toBe(name);
});

it('refuses a name of which nothing is left, by its field', () => {
  expect(filledLine('payload/name', ' Ada ')).toBe('Ada');
  expect(() => filledLine('payload/name', ' \u202E\n')).toThrow(
    expect.objectContaining({
      status: 422,
      details: [{ field: 'payload/name', message: 'must not be empty' }],
    }) as Error,
  );
});
