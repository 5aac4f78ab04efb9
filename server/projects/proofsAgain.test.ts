import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { addProject, API, describeDomainOnEachDatabase } from '../testing/domainServer.ts';
import { FORM_HEADERS, formBytes, payloadPart } from '../testing/forms.ts';
import { drawPicture } from '../testing/pictures.ts';

const dataDir = join(tmpdir(), `kitbridge-proofs-${randomUUID()}`);
const KEY = 'key-of-one-filled-form';
const delivery = { name: 'Makeni Hospital', deliver_date: '2026-10-02' };

interface Responded {
  data: { id: number; image: string }[];
}

describeDomainOnEachDatabase(
  'retrying proofs of delivery',
  (server) => {
    let headers: Record<string, string>;
    let pictures: readonly [Buffer, Buffer];
    let projectId: number;
    beforeEach(async () => {
      await rm(dataDir, { recursive: true, force: true });
      headers = await adminHeaders(server());
      pictures = [await drawPicture(30, 20).jpeg().toBuffer(), await drawPicture(20, 30).png().toBuffer()];
      projectId = await addProject(server());
    });
    afterAll(() => rm(dataDir, { recursive: true, force: true }));

    interface Sent {
      payload?: object;
      images?: readonly Buffer[];
      to?: number;
      key?: string | null;
    }
    const send = ({ payload = delivery, images = pictures, to = projectId, key = KEY }: Sent = {}) =>
      server().app.inject({
        method: 'POST',
        url: `${API}/project/${to}/photos`,
        payload: formBytes([
          payloadPart(payload),
          ...images.map((content) => ({ name: 'image', content, filename: 'photo.jpg' })),
        ]),
        headers: { ...FORM_HEADERS, ...headers, ...(key !== null && { 'idempotency-key': key }) },
      });
    const remove = (id: number) =>
      server().app.inject({ method: 'DELETE', url: `${API}/project/photos/${id}`, headers });
    const rows = () => server().db.selectFrom('proof_photo').selectAll().orderBy('id').execute();

    /** Expects this many proofs with their pictures, and nothing else. */
    const expectStored = async (count: number) => {
      const stored = await rows();
      expect(stored).toHaveLength(count);
      const names = new Set(stored.map(({ image }) => image.replace('/files/', '').replace('.webp', '')));
      const files = await readdir(join(dataDir, 'files'));
      expect(new Set(files.map((file) => file.replace(/(-\d+)?\.webp$/, '')))).toEqual(names);
      expect(await server().db.selectFrom('orphaned_image').selectAll().execute()).toEqual([]);
    };

    describe('with the same key', () => {
      it('and the same form returns the stored proofs', async () => {
        const first = await send();
        const folder = join(dataDir, 'files');
        const { mtimeMs: written } = await stat(folder);
        const second = await send({ payload: { ...delivery, name: ' Makeni  Hospital ' } });
        expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
        expect(first.json<Responded>().data).toHaveLength(2);
        expect(second.json()).toEqual(first.json());
        await expectStored(2);
        // Pictures are not re-encoded for a retry.
        expect((await stat(folder)).mtimeMs).toBe(written);
      });

      it.each<[string, () => Sent | Promise<Sent>]>([
        ['another recipient', () => ({ payload: { ...delivery, name: 'Bo Hospital' } })],
        ['another day', () => ({ payload: { ...delivery, deliver_date: '2026-10-03' } })],
        ['one picture less', () => ({ images: pictures.slice(1) })],
        ['one picture more', () => ({ images: [...pictures, pictures[0]] })],
        ['another project', async () => ({ to: await addProject(server()) })],
      ])('is refused with %s', async (_name, changes) => {
        await send();
        const response = await send(await changes());
        expect(response.statusCode).toBe(422);
        expect(response.json()).toEqual({
          message: 'This Idempotency-Key was already used for other proofs of delivery.',
          code: 'idempotency_mismatch',
        });
        await expectStored(2);
      });

      it('stores one set for six concurrent requests', async () => {
        const responses = await Promise.all(Array.from({ length: 6 }, () => send()));
        expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 201));
        expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
        await expectStored(2);
      });

      it('stores one set when sent concurrently for two projects', async () => {
        const projects = [projectId, await addProject(server())];
        const responses = await Promise.all(projects.map((to) => send({ to })));
        const statuses = responses.map(({ statusCode }) => statusCode);
        expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422]);
        await expectStored(2);
      });

      it('returns what is left of the set, or stores a new one when nothing is', async () => {
        const [one, other] = (await send()).json<Responded>().data;
        await remove(one?.id ?? 0);
        expect((await send()).json()).toEqual({ data: [other] });
        await remove(other?.id ?? 0);
        expect((await send()).json<Responded>().data).toHaveLength(2);
        await expectStored(2);
      });

      it('refuses a different form even after part of the set was deleted', async () => {
        const [one] = (await send()).json<Responded>().data;
        await remove(one?.id ?? 0);
        expect((await send({ images: pictures.slice(1) })).statusCode).toBe(422);
        await expectStored(1);
      });

      it('stores a new set after the first was refused', async () => {
        expect((await send({ images: [Buffer.from('no picture')] })).statusCode).toBe(415);
        expect((await send()).statusCode).toBe(201);
        await expectStored(2);
      });
    });

    it.each(['another-key-of-a-form', null])('stores another set with the key %j', async (key) => {
      await send({ key });
      expect((await send()).statusCode).toBe(201);
      await expectStored(4);
    });
  },
  { dataDir },
);
