import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileStore } from '../files/fileStore.ts';
import { addProject } from '../testing/domainServer.ts';
import { TEST_ORIGIN } from '../testing/testApp.ts';
import { describeDatabase } from '../testing/testDatabase.ts';
import { siteRoutes } from './site.ts';

const STATIC = 'the prerendered page';
const FILES = {
  'client/index.html': STATIC,
  'client/_home.html': '<!--site-head--><div><!--app-html--></div><!--embedded-response-->',
  'client/404.html': '',
  'client/_shell.html': '',
  'client/.site.json': JSON.stringify({
    screens: ['/'],
    name: 'Kitbridge',
    organisation: {},
    project: {},
    homeLists: [{ address: '/api/project/?sort=nearly_funded', query: { sort: 'nearly_funded' } }],
  }),
  'renderer/entry-server.js':
    'export const renderPage = async (url, [{ answer }]) => ({ body: url + answer.data.map(({ title }) => title) });',
};

const folder = mkdtempSync(join(tmpdir(), 'home-'));
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}
afterAll(() => rmSync(folder, { recursive: true }));

describeDatabase('the home page', (database) => {
  let apps: FastifyInstance[] = [];
  beforeEach(() => database().db.deleteFrom('project').execute());
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(apps.map((app) => app.close()));
    apps = [];
  });

  async function site(db = database().db) {
    const app = Fastify();
    apps.push(app);
    await app.register(siteRoutes, {
      directory: join(folder, 'client'),
      db,
      images: createFileStore(join(folder, 'files')),
      origin: () => TEST_ORIGIN,
    });
    return (headers = {}) => app.inject({ url: '/', headers });
  }

  it('is rendered with what the API answers to visitors, and has the headers of every page', async () => {
    await addProject(database(), { title: '</script><b>Desks' });
    await addProject(database(), { title: 'A draft', status: 'DRAFT' });
    const get = await site();
    const { body, headers } = await get();
    expect(body).toMatch(/^<link rel="canonical" href="[^"]+\/">.*<div>\/<\/script><b>Desks<\/div><script/);
    const [, address, json = ''] = /data-embedded-response="([^"]+)">([^<]*)<\/script>$/.exec(body) ?? [];
    expect(address).toBe('/api/project/?sort=nearly_funded');
    expect(JSON.parse(json)).toMatchObject({ data: [{ title: '</script><b>Desks' }], total: 1 });
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect((await get({ 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  it('is kept for some seconds, and until its data changes', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    await addProject(database(), { title: 'Desks' });
    const get = await site();
    const { headers: first } = await get();
    await addProject(database(), { title: 'Beds' });
    clock.mockReturnValue(5000);
    expect((await get()).headers.etag).toBe(first.etag);
    await addProject(database(), { title: 'Lamps' });
    clock.mockReturnValue(7000);
    expect((await get()).body).toMatch(/Lamps,Beds,Desks/);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['is slow', () => new Promise(() => {})],
  ])('is the prerendered one while the database %s', async (_how, execute) => {
    const broken = new Proxy(database().db, {
      get: (target, name) => {
        if (name === 'selectFrom')
          return () =>
            new Proxy({}, { get: (_query, part, self) => (part === 'execute' ? execute : () => self) });
        return Reflect.get(target, name, target) as unknown;
      },
    });
    const get = await site(broken);
    expect((await get()).body).toBe(STATIC);
  });
});
