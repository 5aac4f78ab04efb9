import { expect, it } from 'vitest';
import { cleanText, toSearch } from './listQuery';

it.each([
  ['\u0000', ''],
  ['ka\u0000no\u007F\u0085', 'kano'],
  ['kano\tlab\r\nwest', 'kano lab west'],
  [' \u0000 kano \u0000 ', 'kano'],
  ['مختبر 🧪', 'مختبر 🧪'],
])('sends %j without its control characters', (typed, search) => {
  expect(toSearch(typed)).toBe(search);
});

it('counts the length without them', () => {
  expect(toSearch(`${'\u0000'.repeat(300)}${'a'.repeat(300)}`)).toBe('a'.repeat(200));
});

it('cleans other text from an address the same way', () => {
  expect(cleanText(' Ni\u0000ger\tia ')).toBe('Niger ia');
});
