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
  it('quotes what needs it, ends each line with CRLF, and leaves absent values empty', () => {
    const rows = [
      [1, 'Ada "Ace" Obi', 'a,b', true, null],
      [2, ' Zoë\nLindqvist ', '', false, '₦'],
    ];
    expect(csvLines(rows)).toBe(`1,"Ada ""Ace"" Obi","a,b",true,\r\n2," Zoë\nLindqvist ",,false,₦\r\n`);
  });

  it('lets no cell be taken for a formula', () => {
    expect(csvLines([['=1+1', 'x;=1'], [-1]])).toBe("'=1+1,x;'=1\r\n-1\r\n");
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
