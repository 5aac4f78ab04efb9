import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createFileStore } from '../files/fileStore.ts';
import {
  addProject,
  API,
  completeGift,
  confirm,
  decide,
  describeDomain,
  ngnGift,
  setRate,
  signInAsAdmin,
  startGift,
  usdGift,
} from '../testing/domainServer.ts';

const dataDir = join(tmpdir(), `kitbridge-deleted-${randomUUID()}`);
const folder = join(dataDir, 'files');
const images = createFileStore(folder);

async function draw(name: string): Promise<string> {
  await images.write(name, new Map([[480, Buffer.from(name)]]));
  return `/files/${name}`;
}

describeDomain(
  'deleting',
  (server) => {
    let headers: { authorization: string };
    beforeEach(async () => {
      headers = await signInAsAdmin(server());
    });
    afterAll(() => rm(dataDir, { recursive: true, force: true }));

    const remove = (path: string, withHeaders: Record<string, string> = headers) =>
      server().app.inject({ method: 'DELETE', url: `${API}/project/${path}`, headers: withHeaders });
    const donations = async () => {
      const response = await server().get(`${API}/donation/donations`, headers);
      return response.json<{ data: { id: number; status: string }[] }>().data;
    };
    const stats = async () => (await server().get(`${API}/project/project_stats/`, headers)).json<object>();

    /** Adds a project with a cover, another picture and two proofs; returns the ids of the project and its proofs. */
    async function addIllustrated() {
      const { db } = server();
      const id = await addProject(server(), { cover_image: await draw('cover-1.webp') });
      const file = await draw('media-1.webp');
      await db.insertInto('project_media').values({ project_id: id, position: 0, file }).execute();
      const proofs = await db
        .insertInto('proof_photo')
        .values([
          { project_id: id, image: await draw('proof-1.webp') },
          { project_id: id, image: await draw('proof-2.webp') },
        ])
        .returning('id')
        .execute();
      return { id, proofs: proofs.map((proof) => proof.id) };
    }

    it('a project removes its proofs and pictures', async () => {
      const { id } = await addIllustrated();
      expect(await stats()).toMatchObject({ total: 1, active: 1 });
      const response = await remove(String(id));
      expect([response.statusCode, response.body]).toEqual([204, '']);
      expect((await server().get(`${API}/project/${id}`, headers)).statusCode).toBe(404);
      expect(await stats()).toEqual({ total: 0, active: 0, completed: 0, draft: 0 });
      expect(await readdir(folder)).toEqual([]);
      expect((await server().get('/backend/files/cover-1.webp')).statusCode).toBe(404);
      for (const table of ['proof_photo', 'project_media', 'orphaned_image'] as const)
        expect(await server().db.selectFrom(table).selectAll().execute()).toEqual([]);
      expect((await remove(String(id))).statusCode).toBe(404);
    });

    it('a project leaves its gifts as they are', async () => {
      await setRate(server(), '1540.25');
      const id = await addProject(server(), { amount_raised_minor: 418_000 });
      await completeGift(server(), { project_id: id });
      await completeGift(server(), { ...ngnGift, project_id: id });
      await startGift(server(), { project_id: id });
      const declined = await startGift(server(), { project_id: id });
      await decide(server(), declined, 'decline');
      await confirm(server(), { payment_id: declined.reference });
      const before = await donations();
      const ledger = await server()
        .db.selectFrom('ledger_entry')
        .selectAll()
        .orderBy('donation_id')
        .execute();
      expect(before.map(({ status }) => status)).toEqual(['failed', 'pending', 'completed', 'completed']);
      expect((await remove(String(id))).statusCode).toBe(204);
      expect(await donations()).toEqual(before);
      expect(
        await server().db.selectFrom('ledger_entry').selectAll().orderBy('donation_id').execute(),
      ).toEqual(ledger);
      const rows = await server().db.selectFrom('donation').select('project_title').execute();
      expect(rows).toEqual(rows.map(() => ({ project_title: 'Microscopes for Kano' })));
    });

    it('a project with gifts keeps its row, without texts and in no list', async () => {
      const { db } = server();
      const { id } = await addIllustrated();
      await startGift(server(), { project_id: id });
      expect((await remove(String(id))).statusCode).toBe(204);
      expect(await db.selectFrom('project').selectAll().execute()).toMatchObject([
        { id, summary: '', location: null, cover_image: null, deleted_at: expect.any(Date) as Date },
      ]);
      expect(await stats()).toEqual({ total: 0, active: 0, completed: 0, draft: 0 });
      for (const query of ['', '?search=microscopes', '?category=healthcare', '?status=active']) {
        const list = await server().get(`${API}/project/${query}`, headers);
        expect(list.json()).toMatchObject({ data: [], total: 0, summary: [] });
      }
      expect((await server().get(`${API}/project/${id}`, headers)).statusCode).toBe(404);
      expect((await server().get(`${API}/project/${id}/download_report`)).statusCode).toBe(404);
      expect((await remove(String(id))).statusCode).toBe(404);
      const gift = await server().post(`${API}/donation/donations`, { ...usdGift, project_id: id });
      expect(gift.statusCode).toBe(404);
      expect(await readdir(folder)).toEqual([]);
    });

    it('a project of which only a monthly gift is left keeps its row', async () => {
      const { db } = server();
      const id = await addProject(server());
      await db
        .insertInto('monthly_gift')
        .values({
          donor_email: usdGift.donor_email,
          donor_full_name: usdGift.donor_full_name,
          amount_minor: 5000,
          currency: 'USD',
          payment_client: 'PAYPAL',
          provider: 'sandbox',
          project_id: id,
        })
        .execute();
      expect((await remove(String(id))).statusCode).toBe(204);
      expect(await db.selectFrom('project').select('deleted_at').execute()).toEqual([
        { deleted_at: expect.any(Date) as Date },
      ]);
    });

    it('a project neither writes nor locks the rows of its gifts', async () => {
      const { db } = server();
      const id = await addProject(server());
      for (let gift = 0; gift < 3; gift += 1) await startGift(server(), { project_id: id });
      const versions = () => sql`select id, ctid, xmin, xmax from donation order by id`.execute(db);
      const { rows } = await versions();
      expect((await remove(String(id))).statusCode).toBe(204);
      expect((await versions()).rows).toEqual(rows);
      expect(rows).toHaveLength(3);
    });

    it('a project while a gift is being paid makes that a general gift', async () => {
      const id = await addProject(server());
      const gift = await startGift(server(), { project_id: id });
      await decide(server(), gift, 'pay');
      await remove(String(id));
      const response = await confirm(server(), { payment_id: gift.reference });
      expect([response.statusCode, response.json()]).toMatchObject([200, { data: { status: 'completed' } }]);
      expect(await donations()).toMatchObject([
        {
          status: 'completed',
          amount: '50.00',
          project_title: 'Microscopes for Kano',
          project_currency: null,
          project_currency_amount: null,
          previous_amount_raised: null,
          current_amount_raised: null,
        },
      ]);
      expect(await server().db.selectFrom('ledger_entry').selectAll().execute()).toMatchObject([
        { amount_minor: 5000, currency: 'USD', project_currency: null },
      ]);
    });

    it('a proof removes its picture', async () => {
      const { id, proofs } = await addIllustrated();
      expect((await remove(`photos/${proofs[0]}`)).statusCode).toBe(204);
      const shown = await server().get(`${API}/project/${id}`);
      expect(shown.json()).toMatchObject({ data: { photos: [{ id: proofs[1] }] } });
      expect((await readdir(folder)).filter((name) => name.startsWith('proof'))).toEqual([
        'proof-2-480.webp',
      ]);
      const again = await remove(`photos/${proofs[0]}`);
      expect([again.statusCode, again.json()]).toMatchObject([
        404,
        { message: 'This proof of delivery does not exist.' },
      ]);
    });

    it('a proof updates the date of its project', async () => {
      const { db } = server();
      const { id, proofs } = await addIllustrated();
      const changedAt = async () => {
        const changed = db.selectFrom('project').select('updated_at').where('id', '=', id);
        return (await changed.executeTakeFirstOrThrow()).updated_at;
      };
      const earlier = new Date('2026-01-01T00:00:00Z');
      await db.updateTable('project').set({ updated_at: earlier }).where('id', '=', id).execute();
      await remove(`photos/${proofs[0]}`);
      expect((await changedAt()).getTime()).toBeGreaterThan(earlier.getTime());
    });

    it('requires an administrator', async () => {
      const { id, proofs } = await addIllustrated();
      expect((await remove(String(id), {})).statusCode).toBe(401);
      expect((await remove(`photos/${proofs[0]}`, { authorization: 'Bearer bad' })).statusCode).toBe(401);
      expect(await server().db.selectFrom('project').selectAll().execute()).toHaveLength(1);
      expect(await readdir(folder)).toHaveLength(4);
    });
  },
  { dataDir },
);
