import { describe, expect, it } from 'vitest';
import { capitalize, isBlank, metaDescription, truncateDescription, truncateTitle } from './text';

describe('capitalize', () => {
  it.each([
    ['completed', 'Completed'],
    ['PAYSTACK', 'Paystack'],
    ['èkó', 'Èkó'],
    ['x', 'X'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('turns %j into %j', (text, expected) => {
    expect(capitalize(text)).toBe(expected);
  });
});

describe('truncateDescription', () => {
  it('keeps text of 100 characters whole', () => {
    expect(truncateDescription('a'.repeat(100))).toBe('a'.repeat(100));
  });

  it.each([
    ['within its 101st character', `${'a '.repeat(48)}whole`, `${'a '.repeat(47)}a…`],
    ['after a word that ends at 100', `${'a '.repeat(48)}full and more`, `${'a '.repeat(48)}full…`],
    ['without the comma at the end', `${'a'.repeat(94)}, together`, `${'a'.repeat(94)}…`],
    ['or inside its only word', 'a'.repeat(101), `${'a'.repeat(100)}…`],
  ])('cuts one at a word, %s', (_case, text, expected) => {
    expect(truncateDescription(text)).toBe(expected);
  });

  it('leaves no space before the ellipsis and no half of a character', () => {
    expect(truncateDescription(`${'a'.repeat(99)} b c`)).toBe(`${'a'.repeat(99)}…`);
    expect(truncateDescription('🧪'.repeat(101))).toBe(`${'🧪'.repeat(100)}…`);
  });
});

describe('metaDescription', () => {
  it.each([
    ['Forty  beds.\n', 'Forty beds.'],
    ['a'.repeat(200), 'a'.repeat(200)],
    [`${'word '.repeat(39)}longer words`, `${'word '.repeat(39).trim()}…`],
    ['😀'.repeat(201), `${'😀'.repeat(200)}…`],
  ])('shortens %s to %s', (summary, description) => {
    expect(metaDescription(summary)).toBe(description);
  });
});

describe('truncateTitle', () => {
  it('keeps a title of 40 characters whole', () => {
    expect(truncateTitle('t'.repeat(40))).toBe('t'.repeat(40));
  });

  it('cuts one of 41 characters to 37 and an ellipsis', () => {
    expect(truncateTitle('t'.repeat(41))).toBe(`${'t'.repeat(37)}…`);
  });
});

describe('isBlank', () => {
  it.each(['', '  \n', '\u200B', '\u200D\u2060\uFEFF', '\u3164', '\u0301'])('is true for %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['Ada', '-', '李', '😀', ' \u200Bx'])('is false for %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
