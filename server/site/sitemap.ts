import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { existingProjects } from '../projects/projectQueries.ts';
import { projectAddress } from './projectPage.ts';

/** How many addresses the protocol allows in one file. */
const MAX_ADDRESSES = 50_000;

interface SitemapOptions {
  db: Kysely<Database>;
  /** The public pages, as paths. */
  addresses: readonly string[];
  /** The website's public origin, without a trailing slash. */
  origin: string;
  /** Smaller in tests. */
  maxAddresses?: number;
}

/** All public pages, and the newest projects with their last change, as many as one file may list. */
export async function sitemap({
  db,
  addresses,
  origin,
  maxAddresses = MAX_ADDRESSES,
}: SitemapOptions): Promise<string> {
  const projects = await existingProjects(db)
    .select(['id', 'updated_at'])
    .where('status', '<>', 'DRAFT')
    .orderBy('id', 'desc')
    .limit(maxAddresses - addresses.length)
    .execute();
  const url = (path: string, rest = '') => `<url><loc>${escapeHtml(origin + path)}</loc>${rest}</url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((path) => url(path)),
    ...projects.map(({ id, updated_at: changed }) =>
      url(projectAddress(id), `<lastmod>${changed.toISOString()}</lastmod>`),
    ),
    '</urlset>',
    '',
  ].join('\n');
}
