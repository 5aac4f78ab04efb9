import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../testing/testApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { OpenDatabase } from '../database/open.ts';
import { createFileStore } from '../files/fileStore.ts';
import { fileFor, siteRoutes } from './site.ts';

const SCRIPT = 'console.log("kitbridge");'.repeat(40);
const NO_INDEX = '<meta data-first name="robots" content="noindex"/>';
const FILES = {
  'index.html': 'the home page',
  'donate.html': 'the donation page',
  'monthly-gift.html': `${NO_INDEX}a monthly gift`,
  'volunteer/thank-you.html': `${NO_INDEX}thanks`,
  '404.html': 'the 404 page',
  'thankyou.html': `${NO_INDEX}thanks`,
  '_admin.html': `${NO_INDEX}the administration`,
  '_project.html': 'a project',
  'favicon.svg': '<svg/>',
  'assets/main-abc123.js': SCRIPT,
  'assets/main-abc123.js.br': brotliCompressSync(SCRIPT),
  'assets/main-abc123.js.gz': gzipSync(SCRIPT),
  '.site.json': JSON.stringify({
    screens: [
      '/',
      '/donate',
      '/thankyou',
      '/monthly-gift/:token',
      '/volunteer/thank-you',
      '/projects/:id',
      '/admin/login',
      '/admin/*',
    ],
    name: 'Kitbridge',
    organisation: {},
  }),
};

let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  const directory = join(folder, 'client');
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(join(directory, name, '..'), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  database = await openTestDatabase();
  const images = createFileStore(join(folder, 'files'));
  await app.register(siteRoutes, {
    directory,
    db: database.db,
    images,
    origin: () => TEST_ORIGIN,
    changes: () => 0,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('fileFor', () => {
  const names = new Set([
    'index.html',
    'donate.html',
    'volunteer/thank-you.html',
    'favicon.svg',
    '_admin.html',
  ]);

  it.each([
    ['/', 'index.html'],
    ['', 'index.html'],
    ['////', 'index.html'],
    ['//donate///', 'donate.html'],
    ['/Volunteer/thank-you/', 'volunteer/thank-you.html'],
    ['/volunteer//thank-you', 'volunteer/thank-you.html'],
    ['/favicon.svg', 'favicon.svg'],
    ['/a.b/c', '_admin.html'],
    ['/monthly-gift/12.Zk3yY2v0bqk', 'monthly-gift.html'],
    ['/gift/12.Zk3yY2v0bqk', 'gift.html'],
    ['/unsubscribe/12.Zk3yY2v0bqk', 'unsubscribe.html'],
    ['/Monthly-Gift/12.Zk3yY2v0bqk/', 'monthly-gift.html'],
    ['/a.b/c.', '_admin.html'],
    ['/a.b/.', '_admin.html'],
  ])('maps %j to %s', (path, file) => {
    expect(fileFor(path, names)).toBe(file);
  });

  it.each(['/a.b', '/a/.b', '/a/b..', '/..', '/a.b/', '/assets/x', '/donate.html'])(
    'finds nothing for %j',
    (path) => {
      expect(fileFor(path, names)).toBeNull();
    },
  );
});

describe('site', () => {
  it.each([
    ['/', 'the home page'],
    ['/?from=mail', 'the home page'],
    ['/donate', 'the donation page'],
    ['/donate/', 'the donation page'],
    ['/thankyou?token=secret', `${NO_INDEX}thanks`],
    ['/admin/login', `${NO_INDEX}the administration`],
    ['/Donate', 'the donation page'],
    ['/VOLUNTEER/Thank-You/', `${NO_INDEX}thanks`],
    ['/favicon.svg', '<svg/>'],
  ])('responds to %s with %s', async (url, body) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(body);
  });

  it.each([
    '/assets/main-old.js',
    '/assets/folder',
    '/assets/main-abc123.js.br',
    '/missing.png',
    '/donate.html',
    '/index.html',
    '/.site.json',
    '/_project.html',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%00.txt',
    '/%',
  ])('returns 404 for %s', async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('outside');
  });

  it.each(['/nowhere', '/nowhere/at/all', '/donate/more', '/404', '/_admin', '/_project'])(
    'responds to %s with the 404 page',
    async (url) => {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.body).toBe(FILES['404.html']);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it('shows the 404 page for a file-like address when the browser accepts HTML', async () => {
    for (const url of ['/foo.php', '/about.html', '/projects/1.0', '/assets/gone.js']) {
      const page = await app.inject({
        url,
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      });
      expect([url, page.statusCode, page.body]).toEqual([url, 404, FILES['404.html']]);
    }
    const script = await app.inject({ url: '/assets/gone.js', headers: { accept: '*/*' } });
    expect([script.statusCode, script.body]).toEqual([404, 'Not found\n']);
  });

  it.each([
    ['slashes', `/donate${'/'.repeat(15_000)}`],
    ['dots', `/${'.'.repeat(15_000)}/x`],
    ['escapes', `/${'%2F'.repeat(5000)}donate`],
    ['parts', `/admin${'/a'.repeat(7500)}`],
  ])('returns 404 for a path of thousands of %s', async (_what, url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.body]).toEqual([404, 'Not found\n']);
    const page = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.body]).toEqual([404, FILES['404.html']]);
  });

  it('generates one sitemap for concurrent requests', async () => {
    const { db } = database;
    let reads = 0;
    const counting = new Proxy(db, {
      get: (target, name) => {
        if (name === 'selectFrom') reads += 1;
        return Reflect.get(target, name, target) as unknown;
      },
    });
    const crowded = Fastify();
    await crowded.register(siteRoutes, {
      directory: join(folder, 'client'),
      db: counting,
      images: createFileStore(join(folder, 'files')),
      origin: () => TEST_ORIGIN,
      changes: () => 0,
    });
    const asked = Array.from({ length: 20 }, () => crowded.inject({ url: '/sitemap.xml' }));
    const bodies = new Set((await Promise.all(asked)).map(({ body }) => body));
    await crowded.close();
    expect([bodies.size, reads]).toEqual([1, 1]);
  });

  it('accepts a query of any length', async () => {
    const response = await app.inject({ url: `/donate?from=${'a'.repeat(10_000)}` });
    expect([response.statusCode, response.body]).toEqual([200, FILES['donate.html']]);
  });

  it('lets the app render "not found" within open-ended sections', async () => {
    const response = await app.inject({ url: '/admin/nowhere' });
    expect([response.statusCode, response.body]).toEqual([404, FILES['_admin.html']]);
  });

  it.each([
    ['/admin', 'noindex'],
    ['/admin/nowhere', 'noindex'],
    ['/thankyou', 'noindex'],
    ['/monthly-gift/12.Zk3yY2v0bqk', 'noindex'],
    ['/volunteer/thank-you', 'noindex'],
    ['/', undefined],
    ['/donate', undefined],
  ])('sends X-Robots-Tag for %s: %s', async (url, robots) => {
    expect((await app.inject({ url })).headers['x-robots-tag']).toBe(robots);
  });

  it('caches hashed files for ever and revalidates pages', async () => {
    const asset = await app.inject({ url: '/assets/main-abc123.js' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/javascript/);
    const page = await app.inject({ url: '/' });
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(page.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    ['br, gzip', 'br', brotliCompressSync(SCRIPT).length],
    ['gzip', 'gzip', gzipSync(SCRIPT).length],
    ['identity', undefined, SCRIPT.length],
  ])('sends precompressed files for %s', async (accepted, encoding, length) => {
    const response = await app.inject({
      url: '/assets/main-abc123.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(Number(response.headers['content-length'])).toBe(length);
    expect(response.headers.vary).toContain('accept-encoding');
    expect(response.headers['content-type']).toMatch(/javascript/);
  });

  it('responds to HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/donate' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect(response.headers['content-length']).toBe(String(FILES['donate.html'].length));
  });
});
