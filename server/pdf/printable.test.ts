import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['composes letters and their marks', 'Ẹ̀kọ́'.normalize('NFD'), 'Ẹ̀kọ́'.normalize('NFC')],
  ['turns all white space into single spaces', ' a\n\tb  c ', 'a b c'],
  ['drops control and format characters', 'a\u0000b\u202ec\u200bd\ufeff', 'abcd'],
  ['drops emoji', 'Party 🎉👩🏽‍⚕️ now', 'Party now'],
  ['keeps symbols that the font has', '₦5 ✓ © → ½', '₦5 ✓ © → ½'],
  ['marks writing that the font lacks', 'a 漢字「かな」 b', 'a … b'],
  ['joins right-to-left words', 'one שלום, עולם two', 'one שלום,\u00a0\u200bעולם  two'],
  ['is empty when nothing can be printed', ' 🎉\n\u0007 ', ''],
])('%s', (_, text, expected) => {
  expect(printable(text)).toBe(expected);
});
