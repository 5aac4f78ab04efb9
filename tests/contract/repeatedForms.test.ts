import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { server } from '@/mocks/node';
import { application, delivery, PDF, PHOTO } from './bodies';
import { breachesOf, send, type Call } from './mockedCall';

const OTHER_PDF = new File(['%PDF-1.4 another'], 'cv.pdf', { type: 'application/pdf' });

interface KeyedForm {
  id: 'applyAsVolunteer' | 'addProjectPhotos';
  call: Pick<Call, 'form' | 'path' | 'signedIn'>;
  others: readonly Pick<Call, 'form' | 'path'>[];
  /** The ids of all rows that the operation creates. */
  rows: () => number[];
  forget: (id: number) => Promise<Response>;
}

const proofs = { payload: delivery, image: [PHOTO, PHOTO] };

const forms: KeyedForm[] = [
  {
    id: 'applyAsVolunteer',
    call: { form: { payload: application, cv: PDF } },
    others: [
      { form: { payload: { ...application, age: 25 }, cv: PDF } },
      { form: { payload: application, cv: OTHER_PDF } },
    ],
    rows: () => db.tables.volunteers.map(({ id }) => id),
    forget: (id) => send('deleteVolunteer', { path: { id }, signedIn: true }),
  },
  {
    id: 'addProjectPhotos',
    call: { form: proofs, path: { id: 3 }, signedIn: true },
    others: [
      { form: { ...proofs, payload: { ...delivery, name: 'Jos' } } },
      { form: { ...proofs, image: [PHOTO] } },
      { path: { id: 4 } },
    ],
    rows: () => db.tables.projects.flatMap(({ photos = [] }) => photos.map(({ id }) => id)),
    forget: (photoId) => send('deleteProjectPhoto', { path: { photoId }, signedIn: true }),
  },
];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => db.reset());
afterAll(() => server.close());

describe.each(forms)('$id with an idempotency key', ({ id, call, others, rows, forget }) => {
  async function sendForm(changes: Partial<Call> = {}, key: string | null = 'key-of-a-form') {
    const response = await send(id, {
      ...call,
      ...changes,
      ...(key !== null && { headers: { 'Idempotency-Key': key } }),
    });
    expect(await breachesOf(id, response)).toEqual([]);
    return { status: response.status, body: (await response.json()) as unknown };
  }

  it('stores the same form once, whatever its captcha token', async () => {
    const first = await sendForm();
    const stored = rows();
    expect(first.status).toBe(201);
    const { payload } = call.form as { payload: object };
    const again = id === 'applyAsVolunteer' ? { ...payload, captcha_token: 'used' } : payload;
    expect(await sendForm({ form: { ...call.form, payload: again } })).toEqual(first);
    expect(rows()).toEqual(stored);
  });

  it.each(others)('refuses the key for a different form (%#)', async (changes) => {
    await sendForm();
    const stored = rows();
    expect(await sendForm(changes)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(rows()).toEqual(stored);
  });

  it.each(['another-key', null])('stores the form again with the key %j', async (key) => {
    await sendForm();
    const stored = rows();
    expect((await sendForm({}, key)).status).toBe(201);
    expect(rows().length).toBeGreaterThan(stored.length);
  });

  it('forgets the key when the row is deleted', async () => {
    const before = rows();
    await sendForm();
    const made = rows().filter((row) => !before.includes(row));
    await Promise.all(made.map(forget));
    expect((await sendForm()).status).toBe(201);
    expect(rows()).toHaveLength(before.length + made.length);
  });
});
