import { describe, expect, it } from 'vitest';
import * as website from '@/lib/csv';
import * as server from '../../server/exports/csv.ts';

/** A formula as some spreadsheet would read it, after any separator, and what the file must contain. */
const FORMULAS = [
  ['=HYPERLINK("https://evil.example","Ada")', `'=HYPERLINK("https://evil.example","Ada")`],
  ['+234 800 555 0123', `'+234 800 555 0123`],
  ['-1+1', `'-1+1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\tx', `'\tx`],
  ['\rx', `'\rx`],
  ['\nx', `'\nx`],
  ['\t=1', `'\t'=1`],
  ['\uFF1D1+1', `'\uFF1D1+1`],
  ['\uFF0B1', `'\uFF0B1`],
  ['\uFF0D1', `'\uFF0D1`],
  ['\uFF20A1', `'\uFF20A1`],
  ['  =1+1', `'  =1+1`],
  ['\u00A0=1+1', `'\u00A0=1+1`],
  ['\u200B=1+1', `'\u200B=1+1`],
  ['\u202E=1+1', `'\u202E=1+1`],
  ['\uFEFF=1+1', `'\uFEFF=1+1`],
  ['"=1', `'"=1`],
  [` '=1`, `' '=1`],
  ['“=1', `'“=1`],
  ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
  ['x;"=1', `x;'"=1`],
  ['x; \u200B\u2019+1', `x;' \u200B\u2019+1`],
  ['x\n=1+1', `x\n'=1+1`],
  ['x\r\n =1+1', `x\r\n' =1+1`],
  ['x\t@A1', `x\t'@A1`],
] as const;

const HARMLESS = [
  'Ada Obi',
  'Ngọzi Adéyẹmí',
  'a=b',
  'a-b',
  'a; b; c',
  'two\r\nlines',
  'ada+gift@donors.example',
  "O'Brien",
  '"quoted" = no',
  '',
  '₦5,000',
];

describe.each([
  ['the server', server],
  ['the website', website],
])('a CSV file of %s', (_writer, { escapeFormula }) => {
  it.each(FORMULAS)('marks %j', (text, expected) => {
    expect(escapeFormula(text)).toBe(expected);
  });

  it.each(HARMLESS)('leaves %j unchanged', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  it.each([
    ['spaces', ' '],
    ['invisible spaces', '\uFEFF'],
    ['separators with space behind', '; '],
    ['quotes', '"'],
  ])('takes linear time for %s', (_what, piece) => {
    const text = `x;${piece.repeat(100_000)}x`;
    expect(escapeFormula(text)).toBe(text);
  });
});

it('uses the same expression in the browser and on the server', () => {
  expect(website.FORMULA).toEqual(server.FORMULA);
});
