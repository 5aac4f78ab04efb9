import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  contentTypes,
  doc,
  docx,
  exe,
  ole,
  pdf,
  wordText,
  wordTypes,
  xls,
  xlsx,
  zip,
} from '../testing/documents.ts';
import { knownType, recogniseFile, typeNames } from './fileTypes.ts';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PDF = 'application/pdf';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PAPERS = [PDF, DOC, DOCX];

async function typeOf(content: Buffer, mediaTypes: readonly string[] = PAPERS) {
  const path = join(folder, randomUUID());
  writeFileSync(path, content);
  return (await recogniseFile(path, mediaTypes)).mediaType;
}

const word = (name: string) => zip([wordTypes, wordText, { name, content: 'x' }]);
const root = { name: 'Root Entry', type: 5, child: 1 } as const;

describe('a paper is', () => {
  it.each([
    ['PDF', pdf, PDF],
    ['PDF with a mark before it', Buffer.concat([Buffer.from('\uFEFF\n'), pdf]), PDF],
    ['an old Word document', doc, DOC],
    ['a Word document', docx, DOCX],
    ['a Word document whose text has a number', zip([wordTypes, { name: 'word/document2.xml' }]), DOCX],
  ])('%s', async (_name, content, mediaType) => {
    expect(await typeOf(content)).toBe(mediaType);
  });

  it('only what is asked for', async () => {
    expect(await typeOf(docx, [PDF, DOC])).toBeNull();
  });
});

describe('nothing that is asked for is', () => {
  it.each([
    ['a program', exe],
    ['a program that says PDF later on', Buffer.concat([exe, pdf])],
    ['a program with a Word document behind it', Buffer.concat([exe, docx])],
    ['a text that names PDF', Buffer.from('this is a %PDF-1.7')],
    ['half a word', Buffer.from('%PD')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a spreadsheet', xlsx],
    ['an old spreadsheet with a Word document in it', xls],
    ['any archive', zip([{ name: 'readme.txt', content: 'x' }])],
    ['an archive of nothing', zip([])],
    ['a spreadsheet with a part that Word has', zip([contentTypes('x.sheet.main+xml'), wordText])],
    [
      'a document with macros',
      zip([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), wordText]),
    ],
    ['a document with macros that says it has none', word('word/vbaProject.bin')],
    ['a Word document without its list of types', zip([wordText])],
    ['a Word document without its text', zip([wordTypes])],
    ['an archive that leads out of its folder', word('../../etc/passwd')],
    ['an archive whose directory is cut off', docx.subarray(0, -30)],
    ['an archive that is locked', zip([wordTypes, { ...wordText, encrypted: true }])],
    ['an archive that unpacks to 4 GB', zip([wordTypes, { ...wordText, claimed: 0xfffffffe }])],
    [
      'an archive whose list of types unpacks to 100 MB',
      zip([{ ...wordTypes, claimed: 100_000_000 }, wordText]),
    ],
    ['an archive whose list of types is no data', zip([{ ...wordTypes, claimed: 100 }, wordText])],
    [
      'an archive of 3,000 entries',
      zip([
        wordTypes,
        wordText,
        ...Array.from({ length: 3000 }, (_, index) => ({ name: `word/${index}.xml` })),
      ]),
    ],
    ['an OLE file of another program', ole([root, { name: 'Installer', type: 2 }])],
    ['an OLE file with a folder of the name', ole([root, { name: 'WordDocument', type: 1 }])],
    ['an OLE file whose names go round', ole([root, { name: 'A', type: 2, right: 1 }])],
    ['an OLE file whose sectors go round', ole([root, { name: 'A', type: 2, right: 3999 }], 1)],
    [
      'an OLE file whose names lead out of it',
      ole([root, { name: 'A', type: 2, right: 0xfffffffe }], 0x00ffffff),
    ],
    ['an OLE file that is cut off', doc.subarray(0, 600)],
    ['the first bytes of an OLE file', doc.subarray(0, 8)],
    ['nothing at all', Buffer.alloc(0)],
  ])('%s', async (_name, content) => {
    expect(await typeOf(content)).toBeNull();
  });
});

it('names types for people', () => {
  expect(typeNames(PAPERS)).toBe('PDF, Word (.doc) or Word (.docx)');
  expect(typeNames([PDF])).toBe('PDF');
});

it('does not start with a contract that asks for what nobody can recognise', () => {
  expect(() => knownType('image/svg+xml')).toThrow('No file can be recognised as image/svg+xml.');
});
