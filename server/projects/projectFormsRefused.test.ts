import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addProject, API, describeDomain } from '../testing/domainServer.ts';
import { payloadPart } from '../testing/forms.ts';
import { beds, delivery, filePart, projectForms } from '../testing/projectForms.ts';

const dataDir = join(tmpdir(), `kitbridge-refused-forms-${randomUUID()}`);

describeDomain(
  'a project form is refused as a whole',
  (server) => {
    const { picture, rowsWithoutFiles, send } = projectForms(server, dataDir);

    it.each([
      ['an SVG called .png', 415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['a web page', 415, Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
      ['HEIC', 415, Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heic')],
      ['a page that begins like a photo', 422, Buffer.from('ffd8ff3c736372697074', 'hex')],
      ['an empty file', 422, Buffer.alloc(0)],
    ])('with %s', async (_name, status, content) => {
      const response = await send('POST', '', [
        payloadPart(beds),
        filePart('cover_photo', picture()),
        filePart('media_files[0]', picture()),
        filePart('media_files[7]', content, 'photo.png'),
      ]);
      expect([response.statusCode, response.json()]).toMatchObject([
        status,
        { details: [{ field: 'media_files[7]' }] },
      ]);
      expect(await rowsWithoutFiles()).toEqual([0, 0, 0, 0]);
    });

    it('with HEIC, with a hint', async () => {
      const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heic');
      const response = await send('POST', '', [
        payloadPart(beds),
        filePart('cover_photo', heic, 'photo.jpg'),
      ]);
      expect(response.json()).toMatchObject({
        message: 'HEIC pictures are not supported. Save the picture as a JPEG.',
      });
    });

    it('with a picture that decodes to a hundred million pixels', async () => {
      const bomb = await sharp({
        create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      })
        .png({ compressionLevel: 9 })
        .toBuffer();
      const response = await send('POST', '', [payloadPart(beds), filePart('cover_photo', bomb)]);
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { details: [{ field: 'cover_photo', message: 'has too many pixels' }] },
      ]);
      expect(await rowsWithoutFiles()).toEqual([0, 0, 0, 0]);
    });

    it('with more than ten megabytes', async () => {
      const large = Buffer.concat([picture(), Buffer.alloc(10 * 1024 * 1024)]);
      const response = await send('POST', '', [payloadPart(beds), filePart('cover_photo', large)]);
      expect([response.statusCode, response.json()]).toMatchObject([
        413,
        { details: [{ field: 'cover_photo' }] },
      ]);
    });

    it('with 21 photos, or an unreadable one', async () => {
      const id = await addProject(server());
      const photos = (count: number) => Array.from({ length: count }, () => filePart('image', picture()));
      const many = await send('POST', `${id}/photos`, [payloadPart(delivery), ...photos(21)]);
      expect([many.statusCode, many.json()]).toMatchObject([422, { details: [{ field: 'image' }] }]);
      const damaged = filePart('image', picture().subarray(0, picture().length - 500));
      const response = await send('POST', `${id}/photos`, [payloadPart(delivery), ...photos(2), damaged]);
      expect([response.statusCode, response.json()]).toMatchObject([422, { details: [{ field: 'image' }] }]);
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
      [{ category: '\u200B' }, 'payload/category'],
      [{ title: '\u2060' }, 'payload/title'],
      [{ summary: '\u3164' }, 'payload/summary'],
    ])('with %j', async (changes, field) => {
      const response = await send('POST', '', [
        payloadPart({ ...beds, ...changes }),
        filePart('cover_photo', picture()),
      ]);
      expect([response.statusCode, response.json()]).toMatchObject([422, { details: [{ field }] }]);
      expect(await rowsWithoutFiles()).toEqual([0, 0, 0, 0]);
    });

    it('for an unknown project', async () => {
      const parts = [payloadPart({ title: 'Nobody' }), filePart('cover_photo', picture())];
      expect((await send('PUT', '4711', parts)).statusCode).toBe(404);
      const proofs = [payloadPart(delivery), filePart('image', picture())];
      expect((await send('POST', '4711/photos', proofs)).statusCode).toBe(404);
      expect(await rowsWithoutFiles()).toEqual([0, 0, 0, 0]);
    });

    it('without signing in, before the body is read', async () => {
      const id = await addProject(server());
      const anonymous = [
        await send('POST', '', [payloadPart(beds)], {}),
        await send('PUT', String(id), [payloadPart({ title: 'Mine' })], {}),
        await send('POST', `${id}/photos`, [payloadPart(delivery), filePart('image', picture())], {}),
      ];
      expect(anonymous.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
      expect(await rowsWithoutFiles()).toEqual([1, 0, 0, 0]);
    });

    it('when it would change the currency of raised money', async () => {
      const id = await addProject(server(), { amount_raised_minor: 5000 });
      const response = await send('PUT', String(id), [
        payloadPart({ title: 'In naira', currency: 'NGN' }),
        filePart('cover_photo', picture()),
      ]);
      expect([response.statusCode, response.json()]).toMatchObject([422, { code: 'currency_fixed' }]);
      const project = await server().get(`${API}/project/${id}`);
      expect(project.json()).toMatchObject({ data: { title: 'Microscopes for Kano', currency: 'USD' } });
      expect(await rowsWithoutFiles()).toEqual([1, 0, 0, 0]);
    });
  },
  { dataDir },
);
