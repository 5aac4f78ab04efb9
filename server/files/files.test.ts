import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDomain } from '../testing/domainServer.ts';
import { createFileStore } from './fileStore.ts';

const dataDir = join(tmpdir(), `kitbridge-files-${randomUUID()}`);

describeDomain(
  'images',
  (server) => {
    beforeAll(async () => {
      const store = createFileStore(join(dataDir, 'files'));
      await store.write(
        'wide-1.webp',
        new Map([
          [480, Buffer.from('small')],
          [960, Buffer.from('medium')],
          [1600, Buffer.from('large')],
        ]),
      );
      await store.write('narrow-1.webp', new Map([[480, Buffer.from('small')]]));
      await mkdir(dataDir, { recursive: true });
      await writeFile(join(dataDir, 'auth-secret-480.webp'), 'private');
    });
    afterAll(() => rm(dataDir, { recursive: true, force: true }));

    it.each([
      ['wide-1.webp', 'large'],
      ['wide-1.webp?w=480', 'small'],
      ['wide-1.webp?w=960', 'medium'],
      ['wide-1.webp?w=1600', 'large'],
      ['narrow-1.webp', 'small'],
      ['narrow-1.webp?w=1600', 'small'],
    ])('serves %s as the %s one, cached permanently', async (name, content) => {
      const response = await server().get(`/backend/files/${name}`);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(content);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    });

    it.each([
      'missing.webp',
      'wide-1.png',
      'wide-1',
      'wide-1-480',
      '..%2fauth-secret.webp',
      '%2e%2e%2fauth-secret.webp',
      '..%5cauth-secret.webp',
      '%2fetc%2fpasswd',
      'wide-1.webp%00.webp',
      'a..b.webp',
    ])('returns 404 for %s, uncached', async (name) => {
      const response = await server().get(`/backend/files/${name}`);
      expect([400, 404, 422]).toContain(response.statusCode);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).not.toContain('private');
    });

    it('are removed in all widths with leftovers of interrupted writes, and nothing else is', async () => {
      const folder = join(dataDir, 'of-their-own');
      const store = createFileStore(folder);
      await store.remove('never-made.webp');
      const content = Buffer.from('a picture');
      await store.write(
        'beds.webp',
        new Map([
          [480, content],
          [960, content],
        ]),
      );
      await store.write('beds-480.webp', new Map([[480, content]]));
      await writeFile(join(folder, 'beds-1600.webp.unfinished'), 'half of');
      await store.remove('beds.webp');
      expect(await readdir(folder)).toEqual(['beds-480-480.webp']);
      await store.remove('../of-their-own/beds-480.webp');
      expect(await readdir(folder)).toEqual(['beds-480-480.webp']);
    });

    it('are refused in any other width', async () => {
      expect((await server().get('/backend/files/wide-1.webp?w=500')).statusCode).toBe(422);
    });
  },
  { dataDir },
);
