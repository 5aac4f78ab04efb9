import { expect, it, vi } from 'vitest';
import {
  findImageProblem,
  keyOfFile,
  MAX_IMAGE_BYTES,
  sortImages,
} from '@/components/ImagePicker/imageFiles';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
const fileOf = (content: string) => new File([bytes(content)], 'photo.jpg', { type: 'image/jpeg' });
const pngOfSize = (size: number) =>
  new File([bytes(PNG), new Uint8Array(size - PNG.length)], 'wall.png', { type: 'image/png' });

const JPEG = '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF';
const PNG = '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\r';
const WEBP = 'RIFF\u0024\n\u0000\u0000WEBPVP8 ';

it.each([JPEG, PNG, WEBP])('accepts %j', async (content) => {
  expect(await findImageProblem(fileOf(content))).toBeUndefined();
});

it.each(['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '', 'RIFF\u0024\n\u0000\u0000WAVEfmt '])(
  'rejects %j, whatever its name and type',
  async (content) => {
    expect(await findImageProblem(fileOf(content))).toBe('not-an-image');
  },
);

it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])(
  'recognises a HEIC photo by its brand %s',
  async (brand) => {
    expect(await findImageProblem(fileOf(`\u0000\u0000\u0000\u0018ftyp${brand}`))).toBe('heic');
  },
);

it('does not mistake a video for a HEIC photo', async () => {
  expect(await findImageProblem(fileOf('\u0000\u0000\u0000\u0018ftypmp42'))).toBe('not-an-image');
});

it('accepts 10 MB and not a byte more', async () => {
  expect(await findImageProblem(pngOfSize(MAX_IMAGE_BYTES))).toBeUndefined();
  expect(await findImageProblem(pngOfSize(MAX_IMAGE_BYTES + 1))).toBe('too-large');
});

it('reports a file that can no longer be read', async () => {
  const file = fileOf(PNG);
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError');
  });
  expect(await findImageProblem(file)).toBe('unreadable');
});

it('keeps the order, and leaves out files beyond the limit', async () => {
  const [one, wrong, two, three] = [fileOf(PNG), fileOf('GIF89a'), fileOf(JPEG), fileOf(WEBP)];
  expect(await sortImages([one, wrong, two, three], 2)).toEqual({
    taken: [one, two],
    refused: [
      { file: wrong, problem: 'not-an-image' },
      { file: three, problem: 'too-many' },
    ],
  });
});

it('gives a file the same key each time, and files of the same name different ones', () => {
  const [one, two] = [fileOf(PNG), fileOf(PNG)];
  expect(keyOfFile(one)).toBe(keyOfFile(one));
  expect(keyOfFile(one)).not.toBe(keyOfFile(two));
});
