import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addProject, API, describeDomain } from '../testing/domainServer.ts';
import { payloadPart } from '../testing/forms.ts';
import { beds, delivery, filePart, projectForms } from '../testing/projectForms.ts';
import { buildTestApp, testConfig } from '../testing/testApp.ts';

const dataDir = join(tmpdir(), `kitbridge-no-room-${randomUUID()}`);
const KEY = { 'idempotency-key': 'key-of-one-filled-form' };

const NO_ROOM = [
  503,
  {
    message: 'There is no space for new pictures at the moment. Nothing was saved.',
    code: 'storage_full',
  },
];

describeDomain(
  'pictures while the disk is full',
  (server) => {
    const { create, picture, rows, rowsWithoutFiles, send, shown, signedIn } = projectForms(server, dataDir);
    const answered = async (...form: Parameters<typeof send>) => {
      const response = await send(...form);
      return [response.statusCode, response.json<unknown>()];
    };

    it('are refused with a new project, which is accepted without them', async () => {
      const cover = filePart('cover_photo', picture());
      expect(await answered('POST', '', [payloadPart(beds), cover])).toEqual(NO_ROOM);
      expect(await rowsWithoutFiles()).toEqual([0, 0, 0, 0]);
      expect(readdirSync(dataDir)).toEqual(['uploads']);
      expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
      expect((await create()).cover_image).toBeNull();
    });

    it('are refused with an update, which is accepted without them', async () => {
      const id = await addProject(server());
      const title = payloadPart({ title: 'Better beds' });
      const media = filePart('media_files[0]', picture());
      expect(await answered('PUT', String(id), [title, media])).toEqual(NO_ROOM);
      const { data } = (await server().get(`${API}/project/${id}`)).json<{ data: object }>();
      expect(data).toMatchObject({ title: 'Microscopes for Kano', mediaFilesUrls: [] });
      expect(await shown('PUT', String(id), [title])).toMatchObject({ title: 'Better beds' });
      expect(await rowsWithoutFiles()).toEqual([1, 0, 0, 0]);
    });

    it('are refused as proofs before any is processed', async () => {
      const id = await addProject(server());
      const proofs = [filePart('image', picture()), filePart('image', Buffer.from('ffd8ff00', 'hex'))];
      expect(await answered('POST', `${id}/photos`, [payloadPart(delivery), ...proofs])).toEqual(NO_ROOM);
      expect(await rowsWithoutFiles()).toEqual([1, 0, 0, 0]);
    });

    it('still return the stored proofs for a retry', async () => {
      const id = await addProject(server());
      const proofs = [payloadPart(delivery), filePart('image', picture())];
      const roomy = await buildTestApp({ db: server().db, config: testConfig({ dataDir, minFreeBytes: 0 }) });
      const form = ['POST', `${id}/photos`, proofs, { ...signedIn(), ...KEY }] as const;
      const first = await send(...form, { ...server(), app: roomy });
      await roomy.close();
      expect(first.statusCode).toBe(201);
      expect(await answered(...form)).toEqual([201, first.json()]);
      expect(await rows('proof_photo')).toBe(1);
    });
  },
  { dataDir, minFreeBytes: Number.MAX_SAFE_INTEGER },
);
