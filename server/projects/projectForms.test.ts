import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addProject, API, describeDomain, signInAsAdmin } from '../testing/domainServer.ts';
import { FORM_HEADERS, formBytes, payloadPart, type Part } from '../testing/forms.ts';
import { drawPicture, photoWithPlace, SECRETS } from '../testing/pictures.ts';

const dataDir = join(tmpdir(), `kitbridge-project-forms-${randomUUID()}`);
const folder = join(dataDir, 'files');

const payload = {
  title: 'Beds for Makeni',
  summary: 'Forty beds.',
  category: 'healthcare',
  location: 'Makeni, Sierra Leone',
  target_amount: 12_000.5,
  currency: 'USD',
  deadline: '2026-12-31',
  status: 'ACTIVE',
  impact_phrase: 'people treated',
  beneficiary_count: 240,
  goals: ['Refurbish forty beds'],
  milestones: [],
  donation_supports: ['$30 ships a bed'],
};
const delivery = { name: 'Makeni Hospital', deliver_date: '2026-10-02' };

interface Shown {
  id: number;
  cover_image: string | null;
  mediaFilesUrls: string[];
  photos: { id: number; image: string }[];
}

const filePart = (name: string, content: Buffer, filename = 'photo.jpg'): Part => ({
  name,
  content,
  filename,
  type: 'image/jpeg',
});

const filesOnDisk = async () => {
  const names = await readdir(folder).catch((): string[] => []);
  return names.toSorted((a, b) => a.localeCompare(b));
};

describeDomain(
  'a form with a project',
  (server) => {
    let headers: Record<string, string>;
    let picture: Buffer;
    beforeEach(async () => {
      await rm(dataDir, { recursive: true, force: true });
      headers = await signInAsAdmin(server());
      picture = await drawPicture(700, 500).jpeg().toBuffer();
    });
    afterAll(() => rm(dataDir, { recursive: true, force: true }));

    const send = (method: 'POST' | 'PUT', path: string, parts: readonly Part[], own = headers) =>
      server().app.inject({
        method,
        url: `${API}/project/${path}`,
        payload: formBytes(parts),
        headers: { ...FORM_HEADERS, ...own },
      });
    const shown = async (method: 'POST' | 'PUT', path: string, parts: readonly Part[]) => {
      const answer = await send(method, path, parts);
      if (answer.statusCode >= 300) throw new Error(answer.body);
      return answer.json<{ data: Shown }>().data;
    };
    const create = (parts: readonly Part[] = [], changes: object = {}) =>
      shown('POST', '', [payloadPart({ ...payload, ...changes }), ...parts]);
    const read = async (path: string) => {
      const answer = await server().get(path);
      return { status: answer.statusCode, content: answer.rawPayload };
    };
    const rows = async (table: 'project' | 'proof_photo' | 'project_media' | 'loose_image') =>
      (await server().db.selectFrom(table).selectAll().execute()).length;

    /** How many rows there are, of projects, proofs, further pictures and loose ones; no picture may be there. */
    const rowsWithoutFiles = async () => {
      expect(await filesOnDisk()).toEqual([]);
      const tables = ['project', 'proof_photo', 'project_media', 'loose_image'] as const;
      return Promise.all(tables.map(rows));
    };

    it('makes a project that is public at once', async () => {
      const created = await create([
        filePart('media_files[1]', await drawPicture(20, 10).png().toBuffer()),
        filePart('cover_photo', picture),
        filePart('media_files[0]', await drawPicture(30, 10).webp().toBuffer()),
      ]);
      expect(created).toEqual({
        ...payload,
        id: created.id,
        target_amount: '12000.50',
        amount_raised: '0.00',
        percentage_funded: 0,
        startDate: new Date().toISOString().slice(0, 10),
        impact: null,
        impact_count: null,
        donation_reason: null,
        receiving_donation: true,
        cover_image: expect.stringMatching(/^\/files\/cover-[0-9a-f]{20}\.webp$/) as string,
        cover_image_width: 700,
        cover_image_height: 500,
        coverPhotoUrl: `/backend${created.cover_image}`,
        mediaFilesUrls: [expect.any(String), expect.any(String)],
        photos: [],
      });
      const detail = await server().get(`${API}/project/${created.id}`);
      expect(detail.json()).toEqual({ data: created });
      const list = await server().get(`${API}/project/?status=active`);
      expect(list.json()).toMatchObject({ total: 1, data: [{ id: created.id }] });
      const widths = created.mediaFilesUrls.map(
        async (url) => (await sharp((await read(url)).content).metadata()).width,
      );
      expect(await Promise.all(widths)).toEqual([30, 20]);
      expect(await rows('loose_image')).toBe(0);
      expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    });

    it('with a photo keeps its pixels and nothing that it tells of people', async () => {
      const photo = await photoWithPlace(2000, 1500);
      const { cover_image: cover, id } = await create([filePart('cover_photo', photo)]);
      const project = await server().get(`${API}/project/${id}`);
      expect(project.json()).toMatchObject({ data: { cover_image_width: 1500, cover_image_height: 2000 } });
      for (const width of [480, 960, 1600]) {
        // oxlint-disable no-await-in-loop -- three of them
        const answer = await server().get(`/backend${cover}?w=${width}`);
        expect(answer.headers['content-type']).toBe('image/webp');
        const facts = await sharp(answer.rawPayload).metadata();
        // oxlint-enable no-await-in-loop
        expect(facts).toMatchObject({ format: 'webp', width: Math.min(width, 1500) });
        expect(facts.exif ?? facts.xmp ?? facts.icc ?? facts.orientation).toBeUndefined();
        for (const secret of [...SECRETS, 'Exif', 'EXIF'])
          expect(answer.rawPayload.includes(secret)).toBe(false);
      }
    });

    it('makes a draft that administrators alone see', async () => {
      const { id } = await create([], { status: 'DRAFT' });
      expect((await server().get(`${API}/project/${id}`)).statusCode).toBe(404);
      expect((await server().get(`${API}/project/${id}`, headers)).json()).toMatchObject({
        data: { status: 'DRAFT', startDate: null },
      });
      await shown('PUT', String(id), [payloadPart({ status: 'ACTIVE' })]);
      expect((await server().get(`${API}/project/${id}`)).statusCode).toBe(200);
      await shown('PUT', String(id), [payloadPart({ status: 'DRAFT' })]);
      expect((await server().get(`${API}/project/${id}`)).statusCode).toBe(404);
    });

    it('changes what it names, replaces the cover and adds further pictures', async () => {
      const first = await create([filePart('cover_photo', picture), filePart('media_files[0]', picture)]);
      const changed = await shown('PUT', String(first.id), [
        payloadPart({ projectId: first.id, title: 'Better beds', impact_count: 12 }),
        filePart('cover_photo', picture),
        filePart('media_files[0]', picture),
        filePart('media_files[1]', picture),
      ]);
      expect(changed).toEqual({
        ...first,
        title: 'Better beds',
        impact_count: 12,
        cover_image: changed.cover_image,
        coverPhotoUrl: `/backend${changed.cover_image}`,
        mediaFilesUrls: [first.mediaFilesUrls[0], ...changed.mediaFilesUrls.slice(1)],
      });
      expect(changed.mediaFilesUrls).toHaveLength(3);
      expect((await read(`/backend${first.cover_image}`)).status).toBe(404);
      expect((await read(`/backend${changed.cover_image}`)).status).toBe(200);
      expect(await filesOnDisk()).toHaveLength(2 * 4);
      const untouched = await shown('PUT', String(first.id), [payloadPart({})]);
      expect(untouched).toEqual(changed);
    });

    it('adds a proof for each photo, and the public sees them', async () => {
      const id = await addProject(server());
      const answer = await send('POST', `${id}/photos`, [
        payloadPart(delivery),
        filePart('image', picture),
        filePart('image', await drawPicture(500, 900).png().toBuffer()),
      ]);
      expect(answer.statusCode).toBe(201);
      const { data } = answer.json<{ data: Shown['photos'] }>();
      expect(data).toEqual([
        { id: data[0]?.id, image: data[0]?.image, image_width: 700, image_height: 500, ...delivery },
        { id: data[1]?.id, image: data[1]?.image, image_width: 500, image_height: 900, ...delivery },
      ]);
      expect(data[0]?.image).toMatch(/^\/files\/proof-[0-9a-f]{20}\.webp$/);
      expect((await server().get(`${API}/project/${id}`)).json()).toMatchObject({ data: { photos: data } });
      expect((await read(`/backend${data[1]?.image}?w=480`)).status).toBe(200);
    });

    describe('is refused as a whole', () => {
      it.each([
        ['an SVG called .png', 415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
        ['a web page', 415, Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
        ['HEIC', 415, Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heic')],
        ['a page that begins like a photo', 422, Buffer.from('ffd8ff3c736372697074', 'hex')],
        ['an empty file', 422, Buffer.alloc(0)],
      ])('with %s', async (_name, status, content) => {
        const answer = await send('POST', '', [
          payloadPart(payload),
          filePart('cover_photo', picture),
          filePart('media_files[0]', picture),
          filePart('media_files[7]', content, 'photo.png'),
        ]);
        expect([answer.statusCode, answer.json()]).toMatchObject([
          status,
          { details: [{ field: 'media_files[7]' }] },
        ]);
        expect(await rowsWithoutFiles()).toEqual([0, 0, 0, 0]);
      });

      it('with HEIC, and says what to do', async () => {
        const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heic');
        const answer = await send('POST', '', [
          payloadPart(payload),
          filePart('cover_photo', heic, 'photo.jpg'),
        ]);
        expect(answer.json()).toMatchObject({ message: 'HEIC pictures cannot be read: save as JPEG.' });
      });

      it('with a picture that unfolds to a hundred million pixels', async () => {
        const bomb = await sharp({
          create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
        })
          .png({ compressionLevel: 9 })
          .toBuffer();
        const answer = await send('POST', '', [payloadPart(payload), filePart('cover_photo', bomb)]);
        expect([answer.statusCode, answer.json()]).toMatchObject([
          422,
          { details: [{ field: 'cover_photo', message: 'has too many pixels' }] },
        ]);
        expect(await rowsWithoutFiles()).toEqual([0, 0, 0, 0]);
      });

      it('with more than ten megabytes', async () => {
        const large = Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]);
        const answer = await send('POST', '', [payloadPart(payload), filePart('cover_photo', large)]);
        expect([answer.statusCode, answer.json()]).toMatchObject([
          413,
          { details: [{ field: 'cover_photo' }] },
        ]);
      });

      it('with 21 photos, or one that cannot be read among them', async () => {
        const id = await addProject(server());
        const photos = (count: number) => Array.from({ length: count }, () => filePart('image', picture));
        const many = await send('POST', `${id}/photos`, [payloadPart(delivery), ...photos(21)]);
        expect([many.statusCode, many.json()]).toMatchObject([422, { details: [{ field: 'image' }] }]);
        const damaged = filePart('image', picture.subarray(0, picture.length - 500));
        const answer = await send('POST', `${id}/photos`, [payloadPart(delivery), ...photos(2), damaged]);
        expect([answer.statusCode, answer.json()]).toMatchObject([422, { details: [{ field: 'image' }] }]);
        const none = await send('POST', `${id}/photos`, [payloadPart(delivery)]);
        expect(none.statusCode).toBe(400);
        expect(await rowsWithoutFiles()).toEqual([1, 0, 0, 0]);
      });

      it.each([
        [{ title: '' }, 'payload/title'],
        [{ target_amount: -1 }, 'payload/target_amount'],
        [{ target_amount: 0.001 }, 'payload/target_amount'],
        [{ deadline: '2026-02-30' }, 'payload/deadline'],
        [{ status: 'ARCHIVED' }, 'payload/status'],
        [{ category: ' ' }, 'payload/category'],
      ])('with %j', async (changes, field) => {
        const answer = await send('POST', '', [
          payloadPart({ ...payload, ...changes }),
          filePart('cover_photo', picture),
        ]);
        expect([answer.statusCode, answer.json()]).toMatchObject([422, { details: [{ field }] }]);
        expect(await rowsWithoutFiles()).toEqual([0, 0, 0, 0]);
      });

      it('where there is no such project', async () => {
        const parts = [payloadPart({ title: 'Nobody' }), filePart('cover_photo', picture)];
        expect((await send('PUT', '4711', parts)).statusCode).toBe(404);
        const proofs = [payloadPart(delivery), filePart('image', picture)];
        expect((await send('POST', '4711/photos', proofs)).statusCode).toBe(404);
        expect(await rowsWithoutFiles()).toEqual([0, 0, 0, 0]);
      });

      it('without signing in, before anything of it is read', async () => {
        const id = await addProject(server());
        const anonymous = [
          await send('POST', '', [payloadPart(payload)], {}),
          await send('PUT', String(id), [payloadPart({ title: 'Mine' })], {}),
          await send('POST', `${id}/photos`, [payloadPart(delivery), filePart('image', picture)], {}),
        ];
        expect(anonymous.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
        expect(await rowsWithoutFiles()).toEqual([1, 0, 0, 0]);
      });

      it('when it would count raised money in another currency', async () => {
        const id = await addProject(server(), { amount_raised_minor: 5000 });
        const answer = await send('PUT', String(id), [
          payloadPart({ title: 'In naira', currency: 'NGN' }),
          filePart('cover_photo', picture),
        ]);
        expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'currency_fixed' }]);
        const project = await server().get(`${API}/project/${id}`);
        expect(project.json()).toMatchObject({ data: { title: 'Microscopes for Kano', currency: 'USD' } });
        expect(await rowsWithoutFiles()).toEqual([1, 0, 0, 0]);
      });
    });
  },
  { dataDir },
);
