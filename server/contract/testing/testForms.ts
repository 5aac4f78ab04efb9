import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { pdf } from '../../testing/documents.ts';
import { formBytes, FORM_HEADERS, payloadPart, type Part } from '../../testing/forms.ts';
import { createUploads } from '../../uploads/uploads.ts';
import type { UploadedFile } from '../../uploads/uploadedFile.ts';
import { gift } from './testCalls.ts';
import { buildTestContract } from './testContract.ts';

export const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.from('0000000049444154', 'hex'),
  Buffer.from('the rest of a picture'),
]);
export const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('the rest of a photo')]);
export const payload = payloadPart(gift);
export const paper: Part = { name: 'paper', content: pdf, filename: 'cv.pdf', type: 'application/pdf' };

/** Splits the bytes into chunks, as a network would. */
function inChunks(bytes: Buffer): Readable {
  const size = 16 * 1024;
  const count = Math.ceil(bytes.length / size);
  return Readable.from(
    Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size)),
  );
}

/** What the letters handler received. */
interface SeenForm {
  payload: unknown;
  paper: UploadedFile;
  stamp?: UploadedFile;
  photo?: UploadedFile[];
  notes: UploadedFile[];
}

/** The small contract with a letters handler that records what it receives. */
export function startLetters() {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  let app: FastifyInstance;
  let seen: SeenForm | null = null;
  let contents: Record<string, Buffer> = {};
  let fault: Error | null = null;

  async function look(call: { body: unknown }) {
    const form = call.body as SeenForm;
    const { stamp, photo = [], notes } = form;
    const files = [form.paper, ...(stamp ? [stamp] : []), ...photo, ...notes];
    seen = form;
    contents = Object.fromEntries(files.map(({ field, path }) => [field, readFileSync(path)]));
    if (fault) throw fault;
    return { status: 201, body: { seen: { payload: form.payload } } };
  }

  beforeAll(async () => {
    app = await buildTestContract({ sendLetter: look }, createUploads(folder));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  async function sendBytes(bytes: Buffer, headers: Record<string, string> = {}) {
    seen = null;
    const response = await app.inject({
      method: 'POST',
      url: '/backend/letters',
      payload: inChunks(bytes),
      headers: { authorization: 'Bearer good', ...FORM_HEADERS, ...headers },
    });
    return { status: response.statusCode, body: response.json<{ details?: object[]; message: string }>() };
  }

  return {
    app: () => app,
    folder,
    sendBytes,
    send: (parts: readonly Part[]) => sendBytes(formBytes(parts)),
    /** The form that the handler received last; null if it was not called. */
    seen: () => seen,
    /** The contents of its files, by field. */
    contents: () => contents,
    /** The files that remain on disk. */
    remainingFiles: () => (existsSync(folder) ? readdirSync(folder) : []),
    /** Makes the handler fail from now on. */
    failWith: (failure: Error | null) => {
      fault = failure;
    },
  };
}
