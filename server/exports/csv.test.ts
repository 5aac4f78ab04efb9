import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvLines } from './csv.ts';

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

describe('csvLines', () => {
  it('quotes where needed, ends lines with CRLF and leaves null cells empty', () => {
    const rows = [
      [1, 'Ada "Ace" Obi', 'a,b', true, null],
      [2, ' Zoë\nLindqvist ', '', false, '₦'],
    ];
    expect(csvLines(rows)).toBe(`1,"Ada ""Ace"" Obi","a,b",true,\r\n2," Zoë\nLindqvist ",,false,₦\r\n`);
  });

  it('escapes cells that a spreadsheet would read as formulas', () => {
    expect(csvLines([['=1+1', 'x;=1'], [-1]])).toBe("'=1+1,x;'=1\r\n-1\r\n");
  });

  it('returns an empty string for no rows', () => {
    expect(csvLines([])).toBe('');
  });

  it('round-trips through a CSV parser', () => {
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

  it.each([-5, 0, 1234.5])('writes the number %d unchanged', (number) => {
    expect(csvLines([[number]])).toBe(`${number}\r\n`);
  });
});
