import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { existingProjects } from '../projects/projectQueries.ts';
import { projectAddress } from './projectPage.ts';

/** How many ids a file covers. A sitemap may list 50,000 addresses; these are generated on each request. */
const PER_FILE = 10_000;

export interface SitemapOptions {
  db: Kysely<Database>;
  /** The public pages, as paths. */
  addresses: readonly string[];
  /** The website's public origin, without a trailing slash. */
  origin: string;
  /** Smaller in tests. */
  perFile?: number;
}

interface Entry {
  path: string;
  changed?: Date;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function write(root: 'urlset' | 'sitemapindex', origin: string, entries: readonly Entry[]): string {
  const element = root === 'urlset' ? 'url' : 'sitemap';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...entries.map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
      return `<${element}><loc>${escapeHtml(origin + path)}</loc>${lastmod}</${element}>`;
    }),
    `</${root}>`,
    '',
  ].join('\n');
}

/** Projects that visitors can see. */
const publicProjects = (db: Kysely<Database>) => existingProjects(db).where('status', '<>', 'DRAFT');

const entryOf = ({ id, updated_at: changed }: { id: number; updated_at: Date }): Entry => ({
  path: projectAddress(id),
  changed,
});

/** The non-empty files of the index, each with its last change. */
async function indexEntries(db: Kysely<Database>, perFile: number): Promise<Entry[]> {
  const rows = await publicProjects(db)
    .select(({ fn }) => [
      sql<number>`(id - 1) / ${sql.lit(perFile)}`.as('before'),
      fn.max('updated_at').as('changed'),
    ])
    .groupBy('before')
    .orderBy('before')
    .execute();
  const files = rows.map(({ before, changed }) => ({ path: `/sitemap-${before + 1}.xml`, changed }));
  // The first file also lists the pages.
  return rows[0]?.before === 0 ? files : [{ path: '/sitemap-1.xml' }, ...files];
}

/** All public pages and projects with their last change; an index of files when there are too many for one. */
export async function sitemap({
  db,
  addresses,
  origin,
  perFile = PER_FILE,
}: SitemapOptions): Promise<string> {
  const projects = await publicProjects(db)
    .select(['id', 'updated_at'])
    .orderBy('id')
    .limit(perFile + 1)
    .execute();
  if (projects.length > perFile) return write('sitemapindex', origin, await indexEntries(db, perFile));
  return write('urlset', origin, [...addresses.map((path) => ({ path })), ...projects.map(entryOf)]);
}

/**
 * A file of the index. Files cover fixed id ranges, so that a project never moves; the first one also lists the pages. Null when
 * it would be empty.
 */
export async function sitemapFile(
  number: number,
  { db, addresses, origin, perFile = PER_FILE }: SitemapOptions,
): Promise<string | null> {
  const projects = await publicProjects(db)
    .select(['id', 'updated_at'])
    .where('id', '>', (number - 1) * perFile)
    .where('id', '<=', number * perFile)
    .orderBy('id')
    .execute();
  const pages = number === 1 ? addresses.map((path) => ({ path })) : [];
  const entries = [...pages, ...projects.map(entryOf)];
  return entries.length === 0 ? null : write('urlset', origin, entries);
}
