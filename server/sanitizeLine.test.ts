import { expect, it } from 'vitest';
import { filledLine, sanitizeLine } from './sanitizeLine.ts';

it.each([
  ['space around it', '  Ada Obi\u3000', 'Ada Obi'],
  ['line breaks and tabs', 'Ada\r\nBcc: x\tObi\u2028!', 'Ada Bcc: x Obi !'],
  ['characters that control a terminal', '\u001B[31mAda\u0000\u0085Obi', '[31mAda Obi'],
  ['direction overrides', 'Ada \u202Egro.live\u2066\u2069', 'Ada gro.live'],
  ['a direction mark between spaces', 'Ada \u202A Obi', 'Ada Obi'],
  ['only invisible characters', ' \u202E\n\u2066 ', ''],
])('removes from a name: %s', (_what, typed, kept) => {
  expect(sanitizeLine(typed)).toBe(kept);
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
])('keeps %j', (name) => {
  expect(sanitizeLine(name)).toBe(name);
});

it('trims a name', () => {
  expect(filledLine('payload/name', ' Ada ')).toBe('Ada');
});

it.each([
  ['spaces', ' \u3000'],
  ['direction marks', ' \u202E\n'],
  ['a zero-width space', '\u200B'],
  ['word joiners', '\u2060\u2060'],
  ['byte order marks', '\uFEFF'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uFFA0'],
  ['an empty Braille cell', '\u2800'],
  ['joiners alone', '\u200D\u200C'],
  ['tags', '\u{E0061}\u{E007F}'],
])('refuses a name of only %s', (_what, name) => {
  expect(() => filledLine('payload/name', name)).toThrow(
    expect.objectContaining({
      status: 422,
      details: [{ field: 'payload/name', message: 'must not be empty' }],
    }) as Error,
  );
});

it.each([
  'Ada',
  '李',
  'မောင်',
  '\u0645\u0647\u062F\u06CC\u200C\u0646\u0698\u0627\u062F',
  '\u0DC1\u0DCA\u200D\u0DBB\u0DD3',
  '👩🏽‍⚕️',
  '한글',
  '-',
])('keeps the joiners and symbols of %j', (name) => {
  expect(filledLine('payload/name', name)).toBe(name);
});
