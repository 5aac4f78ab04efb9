import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { writeBuiltSite } from '../testing/builtSite.ts';
import { addProject } from '../testing/domainServer.ts';
import { TEST_ORIGIN, buildTestApp } from '../testing/testApp.ts';
import { describeDatabase, openTestDatabase } from '../testing/testDatabase.ts';
import { RENDERED_PAGES, SHARED_COVERS, SITEMAP } from './limits.ts';

const PAGE = '<head><!--site-head--></head>';
const { directory, remove } = writeBuiltSite({
  'index.html': PAGE,
  'donate.html': PAGE,
  'projects.html': PAGE,
  'share.png': 'a picture',
  '404.html': `${PAGE}nowhere`,
  '_admin.html': `${PAGE}administration`,
  '_late-project.html': `${PAGE}late`,
  '_no-project.html': `${PAGE}no project`,
  'volunteer/thank-you.html': `<head><meta data-first name="robots" content="noindex"/><!--site-head--></head>`,
  '.site.json': JSON.stringify({
    screens: ['/', '/donate', '/volunteer/thank-you', '/projects', '/projects/:id'],
    name: 'Kit & Bridge',
    organisation: { '@type': 'NGO', name: '</script><script>alert(1)</script>' },
  }),
});
afterAll(remove);

/** The meta tags that a link preview reads, by property or name. */
function tagsOf(html: string): Record<string, string> {
  const metas = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, content]));
}

/** The API response in the page, and its address. */
function embeddedResponse(html: string): [address: string, response: unknown] {
  const [, address = '', json = ''] =
    /<script type="application\/json" data-embedded-response="([^"]*)">([^<]*)<\/script>/.exec(html) ?? [];
  return [address, JSON.parse(json)];
}

describeDatabase('link previews', (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp({ db: database().db, siteDirectory: directory });
  });
  afterAll(() => app.close());
  beforeEach(() => database().db.deleteFrom('project').execute());
  afterEach(() => void vi.useRealTimers());

  const project = (changes: Parameters<typeof addProject>[1]) => addProject(database(), changes);
  const get = (url: string, headers = {}) => app.inject({ url, headers });

  it('show a project’s cover', async () => {
    const id = await project({
      title: 'Beds "for" Makeni',
      cover_image: '/files/beds.webp',
      cover_image_width: 1600,
      cover_image_height: 1067,
    });
    const { statusCode, body, headers } = await get(`/projects/${id}/?utm_source=whatsapp`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain(
      `<title>/projects/${id}</title><link rel="canonical" href="${TEST_ORIGIN}/projects/${id}">`,
    );
    expect(body).toContain(`<div id="root" data-prerendered="/projects/${id}">{`);
    expect(tagsOf(body)).toEqual({
      'og:url': `${TEST_ORIGIN}/projects/${id}`,
      'og:type': 'website',
      'og:site_name': 'Kit &amp; Bridge',
      'og:image': `${TEST_ORIGIN}/share/beds.jpg`,
      'og:image:width': '960',
      'og:image:height': '640',
      'og:image:alt': 'Beds &quot;for&quot; Makeni',
      'twitter:card': 'summary_large_image',
    });
  });

  it('show the site’s picture for a project without a cover', async () => {
    const id = await project({ title: 'Beds' });
    expect(tagsOf((await get(`/projects/${id}`)).body)).toMatchObject({
      'og:image': `${TEST_ORIGIN}/share.png`,
      'og:image:alt': 'Kit &amp; Bridge',
      'twitter:card': 'summary_large_image',
    });
  });

  it('contain the public API response and no more', async () => {
    const id = await project({ cover_image: '/files/beds.webp', donation_reason: 'Beds break.' });
    const response = await app.inject({ url: `/backend/api/project/${id}` });
    const [address, first] = embeddedResponse((await get(`/projects/${id}`)).body);
    expect(address).toBe(`/api/project/${id}`);
    expect(first).toEqual(response.json());
  });

  it('escape HTML', async () => {
    const title = `"><script>alert('1')</script> & $& {route} <!--site-head--><!--app-html--><!--embedded-response-->`;
    const cover_image = `/files/"onerror="x.webp`;
    const id = await project({ title, cover_image });
    const { body } = await get(`/projects/${id}`);
    expect(tagsOf(body)['og:image:alt']).toMatch(
      /^&quot;&gt;&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt; &amp; \$&amp; /,
    );
    // All of it is inside the one script, as data.
    expect(body.match(/<\/?script/g)).toHaveLength(2);
    expect(embeddedResponse(body)[1]).toMatchObject({ data: { title, cover_image } });
    expect(body.replace(/<div.*<\/script>/s, '')).not.toMatch(/<script|"onerror/);
  });

  it('reveal nothing about drafts and unknown projects', async () => {
    const draft = await project({ title: 'Secret', status: 'DRAFT' });
    const ids = [draft, 4711, 0, -1, '01', '1e3', '99999999999', 'proof'];
    for (const id of ids) {
      const { statusCode, body } = await get(`/projects/${id}`);
      expect([id, statusCode, body]).toEqual([id, 404, '<head></head>no project']);
    }
  });

  it('name the page’s URL, and on the home page the organisation', async () => {
    const donate = (await get('/donate/?utm_source=mail')).body;
    expect(donate).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/donate">`);
    expect(tagsOf(donate)).toMatchObject({
      'og:url': `${TEST_ORIGIN}/donate`,
      'og:image': `${TEST_ORIGIN}/share.png`,
    });
    expect(donate).not.toContain('ld+json');
    const home = (await get('/')).body;
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NGO',
      name: '</script><script>alert(1)</script>',
      url: `${TEST_ORIGIN}/`,
      logo: `${TEST_ORIGIN}/favicon.svg`,
    });
    expect((await get('/nowhere')).body).toBe('<head></head>nowhere');
  });

  it('list every public page and project in the sitemap', async () => {
    expect((await get('/volunteer/thank-you')).body).toContain('og:url');
    const changed = new Date('2026-10-03T08:00:00Z');
    const id = await project({ updated_at: changed });
    const draft = await project({ status: 'DRAFT' });
    const { body, headers } = await get('/sitemap.xml');
    // Generated on each request, so that it is always up to date.
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(
      ['/', '/donate', '/projects', `/projects/${id}`].map((path) => TEST_ORIGIN + path),
    );
    expect(body).toContain(`/projects/${id}</loc><lastmod>2026-10-03T08:00:00.000Z</lastmod>`);
    expect(body).not.toContain(`/projects/${draft}<`);
    await database().db.updateTable('project').set({ status: 'ACTIVE' }).where('id', '=', draft).execute();
    await database().db.deleteFrom('project').where('id', '=', id).execute();
    const later = (await get('/sitemap.xml')).body;
    expect(later).toContain(`/projects/${draft}<`);
    expect(later).not.toContain(`/projects/${id}<`);
  });

  it.each([
    ['/projects/4711', RENDERED_PAGES],
    ['/share/beds.jpg', SHARED_COVERS],
    ['/sitemap.xml', SITEMAP],
  ])('are rate-limited per network (%s)', async (url, { max }) => {
    // Freezes the clock, so that all requests are in one window on any machine.
    vi.useFakeTimers({ toFake: ['Date'] });
    const ask = (remoteAddress: string) => app.inject({ url, remoteAddress });
    const first = await Promise.all(Array.from({ length: max }, () => ask('192.0.2.7')));
    expect(first.map(({ statusCode }) => statusCode)).not.toContain(429);
    const refused = await ask('192.0.2.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('192.0.2.8')).statusCode).not.toBe(429);
  });

  it('keep crawlers to public addresses', async () => {
    const { body } = await get('/robots.txt');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /admin',
        'Disallow: /projects/proof/',
        'Disallow: /backend/',
        'Allow: /backend/files/',
        `Sitemap: ${TEST_ORIGIN}/sitemap.xml`,
      ]),
    );
  });
});

it('serves the app without a preview while the database is down', async () => {
  const broken = await openTestDatabase();
  const deaf = await buildTestApp({ db: broken.db, siteDirectory: directory });
  await broken.close();
  const { statusCode, body } = await deaf.inject({ url: '/projects/1' });
  await deaf.close();
  expect([statusCode, body]).toEqual([503, '<head></head>late']);
});
