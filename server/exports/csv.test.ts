import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvLines, harmless } from './csv.ts';

/** What a formula looks like to some spreadsheet, after whatever separator, and what must stand in the file. */
const FORMULAS = [
  ['=HYPERLINK("https://evil.example","Ada")', `'=HYPERLINK("https://evil.example","Ada")`],
  ['+234 800 555 0123', `'+234 800 555 0123`],
  ['-1+1', `'-1+1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\tx', `'\tx`],
  ['\rx', `'\rx`],
  ['\nx', `'\nx`],
  ['\uFF1D1+1', `'\uFF1D1+1`],
  ['\uFF0B1', `'\uFF0B1`],
  ['\uFF0D1', `'\uFF0D1`],
  ['\uFF20A1', `'\uFF20A1`],
  ['  =1+1', `'  =1+1`],
  ['\u00A0=1+1', `'\u00A0=1+1`],
  ['\u200B=1+1', `'\u200B=1+1`],
  ['\u202E=1+1', `'\u202E=1+1`],
  ['\uFEFF=1+1', `'\uFEFF=1+1`],
  ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
  ['x\n=1+1', `x\n'=1+1`],
  ['x\r\n =1+1', `x\r\n' =1+1`],
  ['x\t@A1', `x\t'@A1`],
] as const;

const HARMLESS = [
  'Ada Obi',
  'Ngọzi Adéyẹmí',
  'a=b',
  'a-b',
  'ada+gift@donors.example',
  "O'Brien",
  '',
  '₦5,000',
];

describe('harmless', () => {
  it('does not lose itself in invisible characters', () => {
    const text = `${'\uFEFF'.repeat(1000)}x`;
    expect(harmless(text)).toBe(text);
  });

  it.each(FORMULAS)('marks %j', (text, expected) => {
    expect(harmless(text)).toBe(expected);
  });

  it.each(HARMLESS)('leaves %j as it is', (text) => {
    expect(harmless(text)).toBe(text);
  });

  it('is quick on hostile input', () => {
    const before = performance.now();
    harmless(`x;${' '.repeat(50_000)}`.repeat(4));
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('csvLines', () => {
  it('quotes what needs it, ends each line with CRLF, and leaves absent values empty', () => {
    const rows = [
      [1, 'Ada "Ace" Obi', 'a,b', true, null],
      [2, ' Zoë\nLindqvist ', '', false, '₦'],
    ];
    expect(csvLines(rows)).toBe(`1,"Ada ""Ace"" Obi","a,b",true,\r\n2," Zoë\nLindqvist ",,false,₦\r\n`);
  });

  it('is nothing for no rows', () => {
    expect(csvLines([])).toBe('');
  });

  it('is read back as it was written', () => {
    const texts = [
      ...HARMLESS,
      'with "quotes"',
      'with,comma',
      'two\r\nlines',
      '😀 👩🏽‍⚕️',
      '\u202Eevil',
      'x\\"y',
    ];
    const { data, errors } = Papa.parse<string[]>(csvLines([texts, texts]).trimEnd());
    expect(errors).toEqual([]);
    expect(data).toEqual([texts, texts]);
  });

  it.each([-5, 0, 1234.5])('writes the number %d as it is', (number) => {
    expect(csvLines([[number]])).toBe(`${number}\r\n`);
  });
});
