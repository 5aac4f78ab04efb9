import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docx, exe, pdf } from '../testing/documents.ts';
import { BOUNDARY, formBytes, FORM_HEADERS, openForm, payloadPart, type Part } from '../testing/forms.ts';
import { createUploads } from '../uploads/uploads.ts';
import type { UploadedFile } from '../uploads/uploadedFile.ts';
import { buildTestContract } from './testContract.ts';
import { gift, inChunks, jpeg, paper, payload, png } from './testForms.ts';

interface SeenForm {
  payload: unknown;
  paper: UploadedFile;
  stamp?: UploadedFile;
  photo?: UploadedFile[];
  numbered: UploadedFile[];
}

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
const left = () => (existsSync(folder) ? readdirSync(folder) : []);
let body: SeenForm | null = null;
let contents: Record<string, Buffer> = {};
let fault: Error | null = null;

/** Keeps what the handler saw while the files were there. */
async function look(call: { body: unknown }) {
  body = call.body as SeenForm;
  const { stamp, photo = [], numbered } = body;
  const files = [body.paper, ...(stamp ? [stamp] : []), ...photo, ...numbered];
  contents = Object.fromEntries(files.map(({ field, path }) => [field, readFileSync(path)]));
  if (fault) throw fault;
  return { status: 201, body: { seen: { payload: body.payload } } };
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestContract({ sendLetter: look }, createUploads(folder));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function sendBytes(bytes: Buffer, headers: Record<string, string> = {}) {
  body = null;
  const answer = await app.inject({
    method: 'POST',
    url: '/backend/letters',
    payload: inChunks(bytes),
    headers: { authorization: 'Bearer good', ...FORM_HEADERS, ...headers },
  });
  return { status: answer.statusCode, body: answer.json<{ details?: object[]; message: string }>() };
}

const send = (parts: readonly Part[]) => sendBytes(formBytes(parts));

describe('a form that keeps to the contract', () => {
  it('reaches its handler with payload, defaults and files, and leaves none of them behind', async () => {
    const { status } = await send([
      payload,
      paper,
      { name: 'notes[10]', content: png },
      { name: 'notes[2]', content: jpeg },
    ]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      payload: { ...gift, currency: 'USD' },
      paper: { field: 'paper', mediaType: 'application/pdf', bytes: pdf.length },
      numbered: [
        { field: 'notes[2]', mediaType: 'image/jpeg' },
        { field: 'notes[10]', mediaType: 'image/png' },
      ],
    });
    expect(body).not.toHaveProperty('stamp');
    expect(contents).toEqual({ paper: pdf, 'notes[2]': jpeg, 'notes[10]': png });
    expect(left()).toEqual([]);
  });

  it('may repeat a part, whose files keep their order', async () => {
    await send([
      { name: 'photo', content: jpeg },
      paper,
      { name: 'photo', content: png },
      { name: 'photo', content: jpeg },
      payload,
    ]);
    expect(body?.photo?.map(({ mediaType }) => mediaType)).toEqual(['image/jpeg', 'image/png', 'image/jpeg']);
  });

  it.each<[string, Part]>([
    ['as text', { name: 'payload', content: JSON.stringify(gift) }],
    ['as a file of another type', { ...payload, filename: 'x.exe', type: 'application/x-msdownload' }],
  ])('may carry its payload %s', async (_name, part) => {
    expect((await send([part, paper])).status).toBe(201);
  });

  it.each(['../../x', '/etc/passwd', 'C:\\x.pdf', '', 'a'.repeat(900), 'cv.exe', '%00', '\u202efdp.exe'])(
    'may call its file %j, which is nobody’s business',
    async (filename) => {
      expect((await send([payload, { ...paper, filename }])).status).toBe(201);
      expect(body?.paper.path.startsWith(join(folder, '/'))).toBe(true);
      expect(body?.paper.path).not.toContain('..');
      expect(contents['paper']).toEqual(pdf);
    },
  );

  it('may have a file that is exactly as large as it may be', async () => {
    const content = Buffer.concat([pdf], 20_000);
    expect((await send([payload, { ...paper, content }])).status).toBe(201);
    expect(contents['paper']).toEqual(content);
  });

  it('may have bytes after its end', async () => {
    const bytes = Buffer.concat([formBytes([payload, paper]), Buffer.from('\r\nnobody reads this')]);
    expect((await sendBytes(bytes)).status).toBe(201);
  });

  it('leaves nothing behind when its handler fails', async () => {
    fault = new Error('the disk is full');
    const { status, body: answer } = await send([payload, paper]);
    fault = null;
    expect([status, answer.message]).toEqual([500, 'Something went wrong on our side.']);
    expect(left()).toEqual([]);
  });
});

const many = (count: number, part: Part) => Array.from({ length: count }, () => part);
const picture: Part = { name: 'photo', content: jpeg };

describe('a form is refused', () => {
  it.each<[string, readonly Part[], number, object]>([
    ['without its payload', [paper], 400, { field: 'payload', message: 'is required' }],
    ['without its file', [payload], 400, { field: 'paper', message: 'is required' }],
    ['with nothing in it', [], 400, {}],
    ['with two payloads', [payload, payload, paper], 400, { field: 'payload' }],
    ['with a file twice', [payload, paper, paper], 400, { field: 'paper' }],
    [
      'with a numbered file twice',
      [payload, paper, ...many(2, { name: 'notes[1]', content: png })],
      400,
      { field: 'notes[1]' },
    ],
    [
      'with a part that is not known',
      [payload, paper, { name: 'admin', content: '1' }],
      400,
      { field: 'admin' },
    ],
    [
      'with a number that is none',
      [payload, paper, { name: 'notes[x]', content: png }],
      400,
      { field: 'notes[x]' },
    ],
    [
      'with a name from the prototype',
      [payload, { name: '__proto__', content: png }],
      400,
      { field: '__proto__' },
    ],
    ['with too many of a part', [payload, paper, ...many(4, picture)], 422, { field: 'photo' }],
    [
      'with too many numbers',
      [payload, paper, ...[1, 2, 3].map((number) => ({ name: `notes[${number}]`, content: png }))],
      422,
      { field: 'notes' },
    ],
    [
      'with a payload that is no JSON',
      [{ ...payload, content: '{amount: 50' }, paper],
      400,
      { field: 'payload' },
    ],
    ['with a payload that is empty', [{ ...payload, content: '' }, paper], 400, { field: 'payload' }],
    [
      'with a payload that reaches into the prototype',
      [{ ...payload, content: '{"__proto__": {"admin": true}}' }, paper],
      400,
      { field: 'payload' },
    ],
    [
      'with a payload that is no text',
      [{ ...payload, content: Buffer.from('22fffe22', 'hex') }, paper],
      400,
      { field: 'payload' },
    ],
    [
      'with a payload that is a list',
      [payloadPart([]), paper],
      400,
      { field: 'payload', message: 'must be object' },
    ],
    [
      'with a payload that has an unknown key',
      [payloadPart({ ...gift, admin: true }), paper],
      400,
      { field: 'payload/admin', message: 'is not known' },
    ],
    [
      'with text that cannot be stored',
      [payloadPart({ ...gift, name: 'A\0da' }), paper],
      400,
      { field: 'payload/name', message: 'has a character in it that cannot be stored' },
    ],
    [
      'with a payload that breaks a rule',
      [payloadPart({ ...gift, amount: 0 }), paper],
      422,
      { field: 'payload/amount', message: 'must be >= 0.01' },
    ],
    [
      'with a payload without end',
      [payloadPart({ ...gift, name: 'x'.repeat(600_000) }), paper],
      413,
      { field: 'payload', message: 'must not be larger than 512 KB' },
    ],
    [
      'with a file that is one byte too large',
      [payload, { ...paper, content: Buffer.concat([pdf], 20_001) }],
      413,
      { field: 'paper', message: 'must not be larger than 19 KB' },
    ],
    [
      'with an empty file',
      [payload, { ...paper, content: '' }],
      422,
      { field: 'paper', message: 'must not be empty' },
    ],
    [
      'with a program that is called a CV',
      [payload, { ...paper, content: exe }],
      415,
      { field: 'paper', message: 'must be PDF, Word (.doc) or Word (.docx)' },
    ],
    [
      'with a paper in place of a picture',
      [payload, paper, { name: 'stamp', content: docx }],
      415,
      { field: 'stamp', message: 'must be JPEG, PNG or WebP' },
    ],
  ])('%s', async (_name, parts, status, detail) => {
    const refused = await send(parts);
    expect(refused).toMatchObject({
      status,
      body: Object.keys(detail).length > 0 ? { details: [detail] } : { code: 'malformed' },
    });
    expect(body).toBeNull();
    expect(left()).toEqual([]);
  });

  it('saying "invalid" of a bad email, and nothing of the part that it stands in', async () => {
    const { body: refused } = await send([payloadPart({ ...gift, donor_email: 'ada@' }), paper]);
    expect(refused.message).toBe('Donor email is invalid: it must be an email address.');
  });

  it('saying what to do with a photo of a telephone', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0');
    const { status, body: refused } = await send([payload, paper, { name: 'stamp', content: heic }]);
    expect([status, refused.message]).toEqual([415, 'HEIC pictures cannot be read: save as JPEG.']);
  });

  it.each<[string, Buffer, Record<string, string>]>([
    ['without a boundary', formBytes([payload, paper]), { 'content-type': 'multipart/form-data' }],
    [
      'with another boundary',
      formBytes([payload, paper]),
      { 'content-type': 'multipart/form-data; boundary=other' },
    ],
    ['cut off in a file', openForm([payload, paper]).subarray(0, -10), {}],
    ['cut off in the headers of a part', Buffer.from(`--${BOUNDARY}\r\nContent-Dispo`), {}],
    ['cut off before its end', openForm([payload, paper]), {}],
    ['with no bytes', Buffer.alloc(0), {}],
    ['with bytes that are no form', Buffer.alloc(5000, 0xff), {}],
    ['with 10,000 parts', formBytes(many(10_000, { name: 'x', content: 'y' })), {}],
    ['with 10,000 parts without a name', formBytes(many(10_000, { headers: 'X-A: b', content: 'y' })), {}],
    [
      'with a part whose headers have no end',
      openForm([{ headers: 'X: '.padEnd(200_000, 'a'), content: '' }]),
      {},
    ],
  ])('%s', async (_name, bytes, headers) => {
    expect(await sendBytes(bytes, headers)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(left()).toEqual([]);
  });

  it('that is larger than all its parts may be', async () => {
    const bytes = Buffer.concat([formBytes([payload, paper]), Buffer.alloc(700_000)]);
    expect(await sendBytes(bytes)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(left()).toEqual([]);
  });

  it.each(['application/json', 'text/plain', 'multipart/mixed; boundary=x', 'multipart/form-dataset'])(
    'when it comes as %s',
    async (type) => {
      expect(await sendBytes(formBytes([payload, paper]), { 'content-type': type })).toMatchObject({
        status: 415,
        body: { message: 'Send multipart/form-data.' },
      });
    },
  );

  it('without a content type', async () => {
    expect((await sendBytes(Buffer.alloc(0), { 'content-type': '' })).status).toBe(415);
  });

  it('before it is read when nobody is signed in', async () => {
    expect((await sendBytes(formBytes([{ name: 'x', content: 'y' }]), { authorization: '' })).status).toBe(
      401,
    );
  });
});

it('an operation that takes JSON takes no form', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/backend/gifts',
    payload: formBytes([payload]),
    headers: FORM_HEADERS,
  });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ message: 'Send application/json.' });
});
