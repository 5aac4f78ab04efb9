import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileStore } from '../files/fileStore.ts';
import { writeBuiltSite } from '../testing/builtSite.ts';
import { addProject } from '../testing/domainServer.ts';
import { TEST_ORIGIN } from '../testing/testApp.ts';
import { describeDatabase } from '../testing/testDatabase.ts';
import { siteRoutes } from './site.ts';

const FILES = {
  'index.html': 'the prerendered home page',
  'projects.html': 'the prerendered list',
  '404.html': '',
  '_admin.html': 'the administration',
  '_late-project.html': 'a project that loads',
  '_no-project.html': 'no project',
};
const { directory, remove } = writeBuiltSite(FILES);
afterAll(remove);
const never = () => new Promise<unknown>(() => {});

describeDatabase('a page that is rendered with its data', (database) => {
  let apps: FastifyInstance[] = [];
  let changes = 0;
  beforeEach(() => database().db.deleteFrom('project').execute());
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(apps.map((app) => app.close()));
    apps = [];
  });

  /** @param waitMs by default long enough for a busy machine */
  async function site(db = database().db, waitMs = 10_000) {
    const app = Fastify();
    apps.push(app);
    await app.register(siteRoutes, {
      directory,
      db,
      images: createFileStore(join(tmpdir(), 'no-files')),
      origin: () => TEST_ORIGIN,
      changes: () => changes,
      waitMs,
    });
    return (url: string, options = {}) => app.inject({ url, ...options });
  }

  it('shows what the API returns to visitors, and has the headers of every page', async () => {
    await addProject(database(), { title: '</script><b>Desks' });
    await addProject(database(), { title: 'A draft', status: 'DRAFT' });
    const get = await site();
    for (const url of ['/', '/projects']) {
      const { body, headers } = await get(url);
      const [, address, json = ''] = /data-embedded-response="([^"]+)">([^<]*)<\/script>$/.exec(body) ?? [];
      expect(address).toContain('/api/project/');
      expect(JSON.parse(json)).toMatchObject({ data: [{ title: '</script><b>Desks' }], total: 1 });
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      expect((await get(url, { headers: { 'if-none-match': headers.etag } })).statusCode).toBe(304);
    }
  });

  it.each([
    ['/', 5000],
    ['/projects', 1000],
  ])('is kept for a moment, and until its data changes (%s)', async (url, keptMs) => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    await addProject(database(), { title: 'Desks' });
    const get = await site();
    const { headers: first } = await get(url);
    await addProject(database(), { title: 'Beds' });
    clock.mockReturnValue(1000 + keptMs - 1);
    expect((await get(url)).headers.etag).toBe(first.etag);
    await addProject(database(), { title: 'Lamps' });
    clock.mockReturnValue(1000 + keptMs + 1);
    expect((await get(url)).body).toMatch(/Lamps.*Beds.*Desks/);
  });

  it('shows what an administrator has changed at once', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    const id = await addProject(database(), { title: 'Desks' });
    const get = await site();
    await get(`/projects/${id}`);
    await database().db.updateTable('project').set({ title: 'Beds' }).execute();
    changes += 1;
    expect((await get(`/projects/${id}`)).body).toContain('Beds');
    await database().db.updateTable('project').set({ status: 'DRAFT' }).execute();
    changes += 1;
    expect(await get(`/projects/${id}`)).toMatchObject({ statusCode: 404, body: FILES['_no-project.html'] });
  });

  it('is made once for concurrent requests', async () => {
    const id = await addProject(database(), { title: 'Desks' });
    const select = vi.spyOn(database().db, 'selectFrom');
    const get = await site();
    const asked = Array.from({ length: 20 }, () => get(`/projects/${id}`));
    for (const { body } of await Promise.all(asked)) expect(body).toContain('Desks');
    // The project, its pictures and its proofs.
    expect(select).toHaveBeenCalledTimes(3);
  });

  it('is the prerendered one for most of a flood of addresses', async () => {
    const get = await site();
    const asked = Array.from({ length: 200 }, (_, n) => get(`/projects?search=${n}`));
    const responses = await Promise.all(asked);
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const prerendered = responses.filter(({ body }) => body === FILES['projects.html']);
    expect(prerendered.length).toBeGreaterThan(150);
  });

  it('is the kept one during a flood if nothing has changed', async () => {
    const id = await addProject(database(), { title: 'Desks' });
    const get = await site();
    await get(`/projects/${id}`);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    // Each request is only sent once something waits for it.
    const flood = Promise.all(Array.from({ length: 200 }, (_, n) => get(`/projects?search=${n}`)));
    const response = await get(`/projects/${id}`);
    await flood;
    expect(response.body).toContain('Desks');
  });

  /** The database, with another way to run a query while it is broken. */
  function broken(execute: () => Promise<unknown>, isBroken = () => true) {
    return new Proxy(database().db, {
      get: (target, name) => {
        if (name === 'selectFrom' && !isBroken()) return target.selectFrom.bind(target);
        if (name !== 'selectFrom') return Reflect.get(target, name, target) as unknown;
        const query: object = new Proxy(
          {},
          { get: (_query, part) => (String(part).startsWith('execute') ? execute : () => query) },
        );
        return () => query;
      },
    });
  }

  it.each([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['is slow', never],
  ])('is the prerendered one while the database %s', async (_how, execute) => {
    const get = await site(broken(execute), 50);
    expect((await get('/')).body).toBe(FILES['index.html']);
    expect((await get('/projects?page=2')).body).toBe(FILES['projects.html']);
    expect(await get('/projects/3')).toMatchObject({ statusCode: 503, body: FILES['_late-project.html'] });
  });

  it('keeps at most one visitor waiting while it is late', async () => {
    const get = await site(broken(never), 800);
    await get('/');
    // A project cannot be shown without its data, so its visitor waits.
    const first = await Promise.race([get('/projects/3'), get('/')]);
    expect(first.body).toBe(FILES['index.html']);
  });

  it('is complete after a project page has failed', async () => {
    await addProject(database(), { title: 'Desks' });
    let isBroken = true;
    const get = await site(
      broken(
        () => Promise.reject(new Error('no database')),
        () => isBroken,
      ),
    );
    expect((await get('/projects/3')).statusCode).toBe(503);
    isBroken = false;
    expect((await get('/')).body).toContain('Desks');
  });

  it('keeps no visitor of another page waiting once one was late, until the database is fast again', async () => {
    await addProject(database(), { title: 'Desks' });
    const end = new AbortController();
    const stuck = () =>
      new Promise((_resolve, reject) =>
        end.signal.addEventListener('abort', () => reject(new Error('no response'))),
      );
    const get = await site(
      broken(stuck, () => !end.signal.aborted),
      50,
    );
    await get('/');
    end.abort();
    expect((await get('/projects')).body).toBe(FILES['projects.html']);
    await expect.poll(async () => (await get('/projects')).body).toContain('Desks');
  });
});
