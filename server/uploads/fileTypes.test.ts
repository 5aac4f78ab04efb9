import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contentTypes, doc, docx, exe, pdf, wordText, xlsx, zip } from '../testing/documents.ts';
import { recogniseFile, typeName, typeNames, type Declared } from './fileTypes.ts';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PDF = 'application/pdf';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PAPERS = [PDF, DOC, DOCX];

async function typeOf(content: Buffer, declared?: Declared, mediaTypes: readonly string[] = PAPERS) {
  const path = join(folder, randomUUID());
  writeFileSync(path, content);
  return (await recogniseFile(path, mediaTypes, declared)).mediaType;
}

describe('accepts', () => {
  it.each([
    ['PDF', pdf, {}, PDF],
    ['PDF after a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), pdf]), {}, PDF],
    ['PDF with any name', pdf, { fileName: 'cv.exe', mediaType: 'image/png' }, PDF],
    ['a Word document', docx, {}, DOCX],
    ['a .doc by its name', doc, { fileName: 'My CV.DOC' }, DOC],
    ['a .doc by its media type', doc, { fileName: 'cv', mediaType: DOC }, DOC],
  ])('%s', async (_name, content, declared, mediaType) => {
    expect(await typeOf(content, declared)).toBe(mediaType);
  });
});

describe('refuses', () => {
  it.each([
    ['a program', exe],
    ['a program that contains a PDF', Buffer.concat([exe, pdf])],
    ['a program that contains a Word document', Buffer.concat([exe, docx])],
    ['a text that mentions PDF', Buffer.from('this is a %PDF-1.7')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a spreadsheet', xlsx],
    ['a spreadsheet with a part of a Word document', zip([contentTypes('x.sheet.main+xml'), wordText])],
    [
      'a document that declares macros',
      zip([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), wordText]),
    ],
    ['another archive', zip([{ name: 'readme.txt', content: 'x' }])],
    ['an empty archive', zip([])],
    ['the start of an archive', docx.subarray(0, 20)],
    ['an empty file', Buffer.alloc(0)],
  ])('%s, even when named .doc', async (_name, content) => {
    expect(await typeOf(content, { fileName: 'cv.doc', mediaType: DOC })).toBeNull();
  });

  it('other legacy Office documents', async () => {
    expect(await typeOf(doc, { fileName: 'cv.xls', mediaType: 'application/vnd.ms-excel' })).toBeNull();
  });

  it('a type that the contract does not accept', async () => {
    expect(await typeOf(docx, {}, [PDF, DOC])).toBeNull();
  });
});

it('lists type names for messages', () => {
  expect(typeNames(PAPERS)).toBe('PDF, Word (.doc) or Word (.docx)');
  expect(typeNames([PDF])).toBe('PDF');
});

it('throws for types that the server cannot recognise', () => {
  expect(() => typeName('image/svg+xml')).toThrow('No file can be recognised as image/svg+xml.');
});
