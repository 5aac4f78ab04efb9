import { describe, expect, it } from 'vitest';
import { docx, exe, pdf } from '../testing/documents.ts';
import { BOUNDARY, formBytes, openForm, payloadPart, type Part } from '../testing/forms.ts';
import { gift } from './testing/testCalls.ts';
import { startLetters, jpeg, paper, payload, png } from './testing/testForms.ts';

const letters = startLetters();
const { send, sendBytes } = letters;

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
    ['with an unknown part', [payload, paper, { name: 'admin', content: '1' }], 400, { field: 'admin' }],
    [
      'with an invalid number',
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
      'with a payload that is not JSON',
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
      'with a payload that is not text',
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
      { field: 'payload/admin', message: 'is unknown' },
    ],
    [
      'with text that cannot be stored',
      [payloadPart({ ...gift, name: 'A\0da' }), paper],
      400,
      { field: 'payload/name', message: 'contains a character that cannot be stored' },
    ],
    [
      'with an invalid payload',
      [payloadPart({ ...gift, amount: 0 }), paper],
      422,
      { field: 'payload/amount', message: 'must be >= 0.01' },
    ],
    [
      'with an endless payload',
      [payloadPart({ ...gift, name: 'x'.repeat(64 * 1024) }), paper],
      413,
      { field: 'payload', message: 'must not be larger than 64 KB' },
    ],
    [
      'with thousands of keys in its payload',
      [payloadPart(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, 1]))), paper],
      400,
      { field: 'payload', message: 'has too many values' },
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
      'with a program disguised as a CV',
      [payload, { ...paper, content: exe }],
      415,
      { field: 'paper', message: 'must be PDF, Word (.doc) or Word (.docx)' },
    ],
    [
      'with a document instead of a picture',
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
    expect(letters.seen()).toBeNull();
    expect(letters.remainingFiles()).toEqual([]);
  });

  it('saying "invalid" for a malformed email, without naming its part', async () => {
    const { body: refused } = await send([payloadPart({ ...gift, donor_email: 'ada@' }), paper]);
    expect(refused.message).toBe('Donor email is invalid: it must be an email address.');
  });

  it("saying how to convert a phone's photo", async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0');
    const { status, body: refused } = await send([payload, paper, { name: 'stamp', content: heic }]);
    expect([status, refused.message]).toEqual([
      415,
      'HEIC pictures are not supported. Save the picture as a JPEG.',
    ]);
  });

  it.each<[string, Buffer, Record<string, string>]>([
    ['without a boundary', formBytes([payload, paper]), { 'content-type': 'multipart/form-data' }],
    [
      'with a wrong boundary',
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
      'with a part whose headers never end',
      openForm([{ headers: 'X: '.padEnd(200_000, 'a'), content: '' }]),
      {},
    ],
  ])('%s', async (_name, bytes, headers) => {
    expect(await sendBytes(bytes, headers)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(letters.remainingFiles()).toEqual([]);
  });

  it('that is larger than all its parts together may be', async () => {
    const bytes = Buffer.concat([formBytes([payload, paper]), Buffer.alloc(700_000)]);
    expect(await sendBytes(bytes)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(letters.remainingFiles()).toEqual([]);
  });

  it.each(['application/json', 'text/plain', 'multipart/mixed; boundary=x', 'multipart/form-dataset'])(
    'when its type is %s',
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

  it('before it is read if the token is missing', async () => {
    expect((await sendBytes(formBytes([{ name: 'x', content: 'y' }]), { authorization: '' })).status).toBe(
      401,
    );
  });
});
