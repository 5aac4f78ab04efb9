import { expect, it } from 'vitest';
import { findCvProblem, isReadable } from './cv';

const file = (name: string, type = '', bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

it.each([
  ['cv.pdf', 'application/pdf'],
  ['CV.PDF', ''],
  ['cv.doc', 'application/msword'],
  ['cv.docx', ''],
  ['my.cv.final.docx', ''],
  ['no ending, as some phones name it', 'application/pdf'],
  ['neither ending nor type', ''],
])('accepts %s of type "%s"', (name, type) => {
  expect(findCvProblem(file(name, type))).toBeUndefined();
});

it.each([
  ['cv.exe', 'application/x-msdownload'],
  ['cv.pdf.exe', ''],
  ['photo.jpg', 'image/jpeg'],
  ['picture', 'image/png'],
])('refuses %s of type "%s"', (name, type) => {
  expect(findCvProblem(file(name, type))).toContain(`${name} is not a PDF or Word document.`);
});

it('accepts 5 MB and not a byte more', () => {
  const limit = 5 * 1024 * 1024;
  expect(findCvProblem(file('cv.pdf', '', limit))).toBeUndefined();
  const tooLarge = 'cv.pdf is larger than 5 MB. Choose a smaller file.';
  expect(findCvProblem(file('cv.pdf', '', limit + 1))).toBe(tooLarge);
});

it('refuses an empty file', () => {
  expect(findCvProblem(file('cv.pdf', '', 0))).toBe('cv.pdf is empty. Choose another file.');
});

it('detects a file that can no longer be read', async () => {
  expect(await isReadable(file('cv.pdf'))).toBe(true);
  const gone = {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  };
  expect(await isReadable(gone as unknown as File)).toBe(false);
});
