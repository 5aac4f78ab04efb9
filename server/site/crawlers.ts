import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { projectAddress } from './projectPage.ts';

/** The newest; a sitemap may name 50,000 addresses, and this one is made anew for each request. */
const MAX_PROJECTS = 10_000;

/**
 * What crawlers may ask for. Of the backend they need the pictures, and the projects that a page shows: a crawler that
 * runs the page's script and is refused them would find a page that says it could not be loaded.
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /projects/proof/',
    'Disallow: /sandbox/',
    'Disallow: /backend/',
    'Allow: /backend/files/',
    'Allow: /backend/api/project/',
    'Disallow: /backend/api/project/*/download_report',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The public pages and every project that is no draft, with the day of its last change. */
export async function sitemap(
  db: Kysely<Database>,
  addresses: readonly string[],
  origin: string,
): Promise<string> {
  const projects = await db
    .selectFrom('project')
    .select(['id', 'updated_at'])
    .where('status', '<>', 'DRAFT')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PROJECTS)
    .execute();
  const entry = (address: string, changed?: Date) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + address)}</loc>${lastmod}</url>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => entry(address)),
    ...projects.map(({ id, updated_at: changed }) => entry(projectAddress(id), changed)),
    '</urlset>',
    '',
  ].join('\n');
}
