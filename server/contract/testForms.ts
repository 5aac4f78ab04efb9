import { Readable } from 'node:stream';
import { pdf } from '../testing/documents.ts';
import { payloadPart, type Part } from '../testing/forms.ts';

export const gift = { donor_email: 'ada@donors.example', amount: 50 };
export const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from('the rest of a picture'),
]);
export const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('the rest of a photo')]);
export const payload = payloadPart(gift);
export const paper: Part = { name: 'paper', content: pdf, filename: 'cv.pdf', type: 'application/pdf' };

/** As bytes come from a network: not all at once. */
export function inChunks(bytes: Buffer): Readable {
  const size = 16 * 1024;
  const count = Math.ceil(bytes.length / size);
  return Readable.from(
    Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size)),
  );
}
