import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractOperations } from '../testing/contractCalls.ts';
import { pdf } from '../testing/documents.ts';
import { formBytes, FORM_HEADERS, type Part } from '../testing/forms.ts';
import { loadContract, resolve } from '../../contract/document.ts';
import { formOf } from './forms.ts';
import { gift } from './testing/testCalls.ts';
import { startLetters, jpeg, paper, payload, png } from './testing/testForms.ts';

const letters = startLetters();
const { send, sendBytes } = letters;

describe('a valid form', () => {
  it('reaches its handler with payload, defaults and files, which are deleted afterwards', async () => {
    const { status } = await send([
      payload,
      paper,
      { name: 'notes[10]', content: png },
      { name: 'notes[2]', content: jpeg },
    ]);
    expect(status).toBe(201);
    expect(letters.seen()).toMatchObject({
      payload: { ...gift, currency: 'USD' },
      paper: { field: 'paper', mediaType: 'application/pdf', bytes: pdf.length },
      notes: [
        { field: 'notes[2]', mediaType: 'image/jpeg' },
        { field: 'notes[10]', mediaType: 'image/png' },
      ],
    });
    expect(letters.seen()).not.toHaveProperty('stamp');
    expect(letters.contents()).toEqual({ paper: pdf, 'notes[2]': jpeg, 'notes[10]': png });
    expect(letters.remainingFiles()).toEqual([]);
  });

  it('may repeat a part instead of numbering it', async () => {
    await send([{ name: 'notes', content: jpeg }, paper, { name: 'notes', content: png }, payload]);
    expect(letters.seen()?.notes.map(({ mediaType }) => mediaType)).toEqual(['image/jpeg', 'image/png']);
  });

  it('may repeat a part, whose files keep their order', async () => {
    await send([
      { name: 'photo', content: jpeg },
      paper,
      { name: 'photo', content: png },
      { name: 'photo', content: jpeg },
      payload,
    ]);
    expect(letters.seen()?.photo?.map(({ mediaType }) => mediaType)).toEqual([
      'image/jpeg',
      'image/png',
      'image/jpeg',
    ]);
  });

  it.each<[string, Part]>([
    ['as a text field with a type', { ...payload, type: 'application/json' }],
    ['as a file', { ...payload, filename: 'blob', type: 'application/json' }],
    ['as a file of another type', { ...payload, filename: 'x.exe', type: 'application/x-msdownload' }],
  ])('may have its payload %s', async (_name, part) => {
    expect((await send([part, paper])).status).toBe(201);
  });

  it.each(['../../x', '/etc/passwd', 'C:\\x.pdf', '', 'a'.repeat(900), 'cv.exe', '%00', '\u202efdp.exe'])(
    'may name its file %j; the name is ignored',
    async (filename) => {
      expect((await send([payload, { ...paper, filename }])).status).toBe(201);
      expect(letters.seen()?.paper.path.startsWith(join(letters.folder, '/'))).toBe(true);
      expect(letters.seen()?.paper.path).not.toContain('..');
      expect(letters.contents()['paper']).toEqual(pdf);
    },
  );

  it('may have a file of exactly the maximum size', async () => {
    const content = Buffer.concat([pdf], 20_000);
    expect((await send([payload, { ...paper, content }])).status).toBe(201);
    expect(letters.contents()['paper']).toEqual(content);
  });

  it('may have bytes after its end', async () => {
    const bytes = Buffer.concat([formBytes([payload, paper]), Buffer.from('\r\nnobody reads this')]);
    expect((await sendBytes(bytes)).status).toBe(201);
  });

  it('leaves nothing behind when its handler fails', async () => {
    letters.failWith(new Error('the disk is full'));
    const { status, body: response } = await send([payload, paper]);
    letters.failWith(null);
    expect([status, response.message]).toEqual([500, 'Something went wrong on our side.']);
    expect(letters.remainingFiles()).toEqual([]);
  });
});

/** A character that JSON does not escape has at most four bytes. */
const BYTES_PER_CHARACTER = 4;
const contract = loadContract();

interface Bounded {
  type?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Bounded;
  properties?: Record<string, Bounded>;
}

/** The most bytes that a value valid for the schema can take. */
function longest(schema: Bounded): number {
  const { properties = {}, items, maxItems = 0, maxLength = 20 } = resolve(contract, schema);
  if (items) return maxItems * (longest(items) + 3);
  const inner = Object.entries(properties).map(([name, part]) => name.length + 6 + longest(part));
  return inner.reduce((sum, bytes) => sum + bytes, maxLength * BYTES_PER_CHARACTER);
}

it.each(contractOperations.flatMap((operation) => formOf(contract, operation) ?? []))(
  'a payload has room for the longest texts (%#)',
  ({ payloadSchema, rules }) => {
    const bytes = longest(payloadSchema);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(rules.maxPayloadBytes);
  },
);

it('an operation that accepts JSON accepts no form', async () => {
  const response = await letters.app().inject({
    method: 'POST',
    url: '/backend/gifts',
    payload: formBytes([payload]),
    headers: FORM_HEADERS,
  });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ message: 'Send application/json.' });
});
