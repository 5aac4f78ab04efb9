import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addProject, API, describeDomain } from '../testing/domainServer.ts';
import { payloadPart } from '../testing/forms.ts';
import { drawPicture, photoWithPlace, SECRETS } from '../testing/pictures.ts';
import { beds, delivery, filePart, projectForms, type ShownProject } from '../testing/projectForms.ts';

const dataDir = join(tmpdir(), `kitbridge-project-forms-${randomUUID()}`);

describeDomain(
  'project form',
  (server) => {
    const { create, filesOnDisk, picture, rows, send, shown, signedIn } = projectForms(server, dataDir);
    const read = async (path: string) => {
      const response = await server().get(path);
      return { status: response.statusCode, content: response.rawPayload };
    };

    it('creates a public project', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T23:59:59Z') });
      onTestFinished(() => void vi.useRealTimers());
      const created = await create([
        filePart('media_files[1]', await drawPicture(20, 10).png().toBuffer()),
        filePart('cover_photo', picture()),
        filePart('media_files[0]', await drawPicture(30, 10).webp().toBuffer()),
      ]);
      expect(created).toEqual({
        ...beds,
        id: created.id,
        target_amount: '12000.50',
        amount_raised: '0.00',
        percentage_funded: 0,
        startDate: '2026-11-20',
        impact: null,
        impact_count: null,
        donation_reason: null,
        receiving_donation: true,
        shipped_on: null,
        version: 1,
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
      expect(await rows('orphaned_image')).toBe(0);
      expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    });

    it('strips the metadata of a photo', async () => {
      const photo = await photoWithPlace(2000, 1500);
      const { cover_image: cover, id } = await create([filePart('cover_photo', photo)]);
      const project = await server().get(`${API}/project/${id}`);
      expect(project.json()).toMatchObject({ data: { cover_image_width: 1500, cover_image_height: 2000 } });
      for (const width of [480, 960, 1600]) {
        const response = await server().get(`/backend${cover}?w=${width}`);
        expect(response.headers['content-type']).toBe('image/webp');
        const facts = await sharp(response.rawPayload).metadata();
        expect(facts).toMatchObject({ format: 'webp', width: Math.min(width, 1500) });
        expect(facts.exif ?? facts.xmp ?? facts.icc ?? facts.orientation).toBeUndefined();
        for (const secret of [...SECRETS, 'Exif', 'EXIF'])
          expect(response.rawPayload.includes(secret)).toBe(false);
      }
    });

    it('creates a draft that only administrators see', async () => {
      const { id } = await create([], { status: 'DRAFT' });
      expect((await server().get(`${API}/project/${id}`)).statusCode).toBe(404);
      expect((await server().get(`${API}/project/${id}`, signedIn())).json()).toMatchObject({
        data: { status: 'DRAFT', startDate: null },
      });
      await shown('PUT', String(id), [payloadPart({ status: 'ACTIVE' })]);
      expect((await server().get(`${API}/project/${id}`)).statusCode).toBe(200);
      await shown('PUT', String(id), [payloadPart({ status: 'DRAFT' })]);
      expect((await server().get(`${API}/project/${id}`)).statusCode).toBe(404);
    });

    it('updates the given fields, replaces the cover and adds pictures', async () => {
      const first = await create([filePart('cover_photo', picture()), filePart('media_files[0]', picture())]);
      const changed = await shown('PUT', String(first.id), [
        payloadPart({ projectId: first.id, title: 'Better beds', impact_count: 12 }),
        filePart('cover_photo', picture()),
        filePart('media_files[0]', picture()),
        filePart('media_files[1]', picture()),
      ]);
      expect(changed).toEqual({
        ...first,
        title: 'Better beds',
        impact_count: 12,
        version: 2,
        cover_image: changed.cover_image,
        coverPhotoUrl: `/backend${changed.cover_image}`,
        mediaFilesUrls: [first.mediaFilesUrls[0], ...changed.mediaFilesUrls.slice(1)],
      });
      expect(changed.mediaFilesUrls).toHaveLength(3);
      expect((await read(`/backend${first.cover_image}`)).status).toBe(404);
      expect((await read(`/backend${changed.cover_image}`)).status).toBe(200);
      expect(await filesOnDisk()).toHaveLength(2 * 4);
      const untouched = await shown('PUT', String(first.id), [payloadPart({})]);
      expect(untouched).toEqual({ ...changed, version: 3 });
    });

    it('returns 409 for a stale version, and keeps none of its pictures', async () => {
      const { id, version } = await create([]);
      await shown('PUT', String(id), [payloadPart({ version, title: 'Better beds' })]);
      const stale = await send('PUT', String(id), [
        payloadPart({ version, title: 'Other beds' }),
        filePart('cover_photo', picture()),
      ]);
      expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'stale_version']);
      const detail = await server().get(`${API}/project/${id}`);
      expect(detail.json()).toMatchObject({ data: { title: 'Better beds', cover_image: null } });
      expect(await filesOnDisk()).toEqual([]);
    });

    it('adds a public proof for each photo', async () => {
      const id = await addProject(server());
      const response = await send('POST', `${id}/photos`, [
        payloadPart(delivery),
        filePart('image', picture()),
        filePart('image', await drawPicture(500, 900).png().toBuffer()),
      ]);
      expect(response.statusCode).toBe(201);
      const { data } = response.json<{ data: ShownProject['photos'] }>();
      expect(data).toEqual([
        {
          id: data[0]?.id,
          image: data[0]?.image,
          image_width: 700,
          image_height: 500,
          ...delivery,
          working_on: null,
        },
        {
          id: data[1]?.id,
          image: data[1]?.image,
          image_width: 500,
          image_height: 900,
          ...delivery,
          working_on: null,
        },
      ]);
      expect(data[0]?.image).toMatch(/^\/files\/proof-[0-9a-f]{20}\.webp$/);
      expect((await server().get(`${API}/project/${id}`)).json()).toMatchObject({ data: { photos: data } });
      expect((await read(`/backend${data[1]?.image}?w=480`)).status).toBe(200);
    });
  },
  { dataDir },
);
