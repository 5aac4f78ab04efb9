import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { addProject } from '../testing/domainServer.ts';
import { describeDatabase } from '../testing/testDatabase.ts';
import { sitemap, sitemapFile, type SitemapOptions } from './sitemap.ts';

const ORIGIN = 'https://kitbridge.example';
const CHANGED = new Date('2026-10-03T08:00:00Z');
const LATER = new Date('2026-11-01T08:00:00Z');

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/kitbridge\.example([^<]*)<\/loc>/g)].map(([, path]) => path);

const at = (path: string, day: Date) =>
  `<sitemap><loc>${ORIGIN}${path}</loc><lastmod>${day.toISOString()}</lastmod></sitemap>`;

describeDatabase('the sitemap', (database) => {
  beforeEach(() => database().db.deleteFrom('project').execute());

  const options = (): SitemapOptions => ({
    db: database().db,
    addresses: ['/', '/donate'],
    origin: ORIGIN,
    perFile: 3,
  });
  const projects = async (ids: readonly number[]) => {
    const { db } = database();
    for (const id of ids) {
      await sql`select setval(pg_get_serial_sequence('project', 'id'), ${id}, false)`.execute(db);
      await addProject({ db }, { updated_at: id === 5 ? LATER : CHANGED });
    }
  };

  it('is one file, ordered by id, while everything fits', async () => {
    await projects([70, 2, 5]);
    const xml = await sitemap(options());
    expect(xml.split('\n').slice(0, 3)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://kitbridge.example/</loc></url>',
    ]);
    expect(locations(xml)).toEqual(['/', '/donate', '/projects/2', '/projects/5', '/projects/70']);
  });

  it('is an index of files that list every project once, with dates of change', async () => {
    await projects([1, 2, 3, 5, 11]);
    const xml = await sitemap(options());
    expect(xml).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        at('/sitemap-1.xml', CHANGED),
        at('/sitemap-2.xml', LATER),
        at('/sitemap-4.xml', CHANGED),
        '</sitemapindex>',
        '',
      ].join('\n'),
    );
    const files = await Promise.all([1, 2, 3, 4].map((number) => sitemapFile(number, options())));
    expect(files.map((file) => file && locations(file))).toEqual([
      ['/', '/donate', '/projects/1', '/projects/2', '/projects/3'],
      ['/projects/5'],
      null,
      ['/projects/11'],
    ]);
  });

  it('omits drafts and deleted projects, and keeps the pages without the oldest projects', async () => {
    await projects([5, 6, 7, 8, 9]);
    const { db } = database();
    await db.updateTable('project').set({ status: 'DRAFT' }).where('id', '=', 5).execute();
    await db.updateTable('project').set({ deleted_at: new Date() }).where('id', '=', 6).execute();
    expect(locations(await sitemap(options()))).toEqual([
      '/',
      '/donate',
      '/projects/7',
      '/projects/8',
      '/projects/9',
    ]);
    await projects([12]);
    expect(locations(await sitemap(options()))).toEqual([
      '/sitemap-1.xml',
      '/sitemap-3.xml',
      '/sitemap-4.xml',
    ]);
    expect(locations((await sitemapFile(1, options())) ?? '')).toEqual(['/', '/donate']);
    expect(await sitemapFile(2, options())).toBeNull();
  });
});
