import { expect, it } from 'vitest';
import { addProject } from '../testing/domainServer.ts';
import { describeDatabase } from '../testing/testDatabase.ts';
import { sitemap } from './sitemap.ts';

const CHANGED = new Date('2026-10-03T08:00:00Z');

describeDatabase('the sitemap', (database) => {
  it('lists the pages and, as far as they fit, the newest public projects', async () => {
    const { db } = database();
    const statuses = ['ACTIVE', 'ACTIVE', 'COMPLETED', 'DRAFT', 'ACTIVE'] as const;
    const ids: number[] = [];
    for (const status of statuses) ids.push(await addProject({ db }, { status, updated_at: CHANGED }));
    await db
      .updateTable('project')
      .set({ deleted_at: new Date() })
      .where('id', '=', ids[4] ?? 0)
      .execute();
    const xml = await sitemap({
      db,
      addresses: ['/', '/donate'],
      origin: 'https://kitbridge.example',
      maxAddresses: 4,
    });
    const lastmod = '<lastmod>2026-10-03T08:00:00.000Z</lastmod>';
    expect(xml.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://kitbridge.example/</loc></url>',
      '<url><loc>https://kitbridge.example/donate</loc></url>',
      `<url><loc>https://kitbridge.example/projects/${ids[2]}</loc>${lastmod}</url>`,
      `<url><loc>https://kitbridge.example/projects/${ids[1]}</loc>${lastmod}</url>`,
      '</urlset>',
      '',
    ]);
  });
});
