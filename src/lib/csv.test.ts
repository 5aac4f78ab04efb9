import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv, type CsvValue } from './csv';

async function textOf(rows: readonly { name?: CsvValue; amount?: CsvValue }[]): Promise<string> {
  const blob = toCsv(['name', 'amount'], rows);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
}

async function readBack(name: CsvValue): Promise<string | undefined> {
  const { data, errors } = parse<{ name: string }>(await textOf([{ name, amount: 1 }]), {
    header: true,
    delimiter: ',',
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data[0]?.name;
}

describe('toCsv', () => {
  it('starts with a byte order mark and a header line, and ends each line with CRLF', async () => {
    expect(await textOf([{ name: 'Ada', amount: '50.00' }])).toBe('\uFEFFname,amount\r\nAda,50.00\r\n');
  });

  it('has a header line even without rows', async () => {
    expect(await textOf([])).toBe('\uFEFFname,amount\r\n');
  });

  it('leaves missing values empty', async () => {
    expect(await textOf([{ name: null }])).toBe('\uFEFFname,amount\r\n,\r\n');
  });

  it('writes numbers and booleans unchanged', async () => {
    expect(await textOf([{ name: true, amount: -5 }])).toContain('\r\ntrue,-5\r\n');
  });

  it.each([
    '₦ Ngọzi Adéyẹmí',
    'a "quoted" word',
    'comma, semicolon; tab\tin it',
    'two\r\nlines',
    ' space ',
    '🎁',
    'مرحبا',
  ])('round-trips %j', async (name) => {
    expect(await readBack(name)).toBe(name);
  });

  it.each([
    ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
    ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
    ['\t=1', "'\t'=1"],
  ])('keeps spreadsheets from reading %j as a formula', async (name, written) => {
    expect(await readBack(name)).toBe(written);
  });

  it.each(['a=1', 'x@y.example', '1-2', '', 'name', '"quoted" = no'])('leaves %j unchanged', async (name) => {
    expect(await readBack(name)).toBe(name);
  });
});
