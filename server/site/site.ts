import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import { decodedPath } from '../http/decodedPath.ts';
import { rateLimiting } from '../http/rateLimit.ts';
import { acceptsHtml } from '../http/acceptsHtml.ts';
import { robotsText } from './crawlers.ts';
import { createHomePage } from './homePage.ts';
import { htmlResponse, sendHtml } from './htmlResponse.ts';
import { PROJECT_PAGES, SITEMAPS } from './limits.ts';
import { HOME, NO_PROJECT, NOT_FOUND, SHELL, readPages } from './pages.ts';
import { PROJECT_ROUTE, findProjectByPath, projectPage } from './projectPage.ts';
import { findRoute, isOpenEnded } from './routes.ts';
import { sharedCoverRoute } from './sharedCover.ts';
import { sharedWork } from './sharedWork.ts';
import { readSiteFacts } from './siteFacts.ts';
import { sitemap, sitemapFile } from './sitemap.ts';

export interface SiteOptions {
  /** Absolute. The website's build, with `.br` and `.gz` copies of compressible files. */
  directory: string;
  db: Kysely<Database>;
  /** Covers and other public pictures. */
  images: FileStore;
  /** The website's public origin, without a trailing slash. */
  origin: () => string;
}

const HASHED = 'assets/';
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** In characters; no real path comes near it. */
const LONGEST_PATH = 1000;

/** All files under the folder as slash-separated paths, without compressed copies and hidden files. */
function listFiles(directory: string): Set<string> {
  const files = readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(files.filter((file) => !/\.(br|gz)$/.test(file) && !/(^|\/)\./.test(file)));
}

/** Null when it cannot be the path of anything here. */
const decoded = (path: string) => (path.length > LONGEST_PATH ? null : decodedPath(path));

/** Removes the slashes around a path. Not with `/+$`, which takes quadratic time on thousands of slashes. */
function trimSlashes(path: string): string {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

/** Whether the last segment of a path has a file extension. */
function hasFileExtension(name: string): boolean {
  const last = name.slice(name.lastIndexOf('/') + 1);
  const dot = last.indexOf('.');
  return dot >= 0 && dot < last.length - 1;
}

/** The pages of private links. A token contains a dot, as a file's name does. */
const PRIVATE_LINK = /^(gift|monthly-gift|unsubscribe)\/[^/]+$/i;

/** The file for a path; null when there is none. */
export function fileFor(path: string, files: ReadonlySet<string>): string | null {
  const name = trimSlashes(path);
  if (files.has(name) && !name.endsWith('.html')) return name;
  const [, page] = PRIVATE_LINK.exec(name) ?? [];
  if (page !== undefined) return `${page.toLowerCase()}.html`;
  if (name.startsWith(HASHED) || hasFileExtension(name)) return null;
  const ownPage = name === '' ? 'index.html' : `${name.toLowerCase()}.html`;
  return files.has(ownPage) && !ownPage.startsWith('_') ? ownPage : SHELL;
}

/**
 * Serves the built website: its files, the prerendered pages, project pages, and the empty shell for other routes; anything else
 * gets the 404 page. Only files listed at startup are served, so no path leads out of the folder.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { directory, db, images, origin }: SiteOptions,
): Promise<void> {
  const files = listFiles(directory);
  const facts = readSiteFacts(directory);
  const pages = readPages({ directory, files, facts, origin });
  // They read thousands of rows and are public, so concurrent requests share one run.
  const currentSitemap = sharedWork((file: number | 'all') => {
    const options = { db, addresses: pages.addresses, origin: origin() };
    return file === 'all' ? sitemap(options) : sitemapFile(file, options);
  });
  const currentHomePage = await createHomePage({ directory, db, pages, facts, log: app.log });
  await app.register(rateLimit, rateLimiting);
  const countProjectPage = app.createRateLimit(PROJECT_PAGES);
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply, file: string) {
    // The administration and pages such as /thankyou are not for search engines.
    if (!pages.isForSearch(file)) reply.header('X-Robots-Tag', 'noindex');
    return sendHtml(request, reply, pages.answer(file));
  }

  const sendHome = async (request: FastifyRequest, reply: FastifyReply) =>
    sendHtml(request, reply, (await currentHomePage()) ?? pages.answer(HOME));

  async function sendProject(request: FastifyRequest, reply: FastifyReply, path: string) {
    const counted = await countProjectPage(request);
    if (!counted.isAllowed && counted.isExceeded)
      return sendPage(request, reply.code(429).header('Retry-After', counted.ttlInSeconds), SHELL);
    let project;
    try {
      project = await findProjectByPath(db, path);
    } catch (error) {
      // The app shows the error and retries.
      request.log.error(error);
      return sendPage(request, reply.code(503), SHELL);
    }
    if (!project) return sendPage(request, reply.code(404), NO_PROJECT);
    const html = projectPage(project, { ...pages, facts, origin: origin() });
    return sendHtml(request, reply, htmlResponse(html, 'once'));
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', HOUR).type('text/plain; charset=utf-8').send(robotsText(origin())),
  );
  sharedCoverRoute(app, images);
  const sendSitemap = async (reply: FastifyReply, file: number | 'all') => {
    const xml = await currentSitemap(file);
    if (xml === null) return sendNotFound(reply);
    return reply.header('Cache-Control', 'no-cache').type('application/xml; charset=utf-8').send(xml);
  };
  const config = { rateLimit: SITEMAPS };
  app.get('/sitemap.xml', { config }, (_request, reply) => sendSitemap(reply, 'all'));
  // Up to id 999,990,000: one digit more would exceed the largest id.
  const numbered = String.raw`/sitemap-:file(^[1-9]\d{0,4}).xml`;
  app.get<{ Params: { file: string } }>(numbered, { config }, ({ params }, reply) =>
    sendSitemap(reply, Number(params.file)),
  );
  app.get('/*', async (request, reply) => {
    const path = decoded(request.url.split('?', 1)[0] ?? '/');
    const file = path === null ? null : fileFor(path, files);
    if (path === null || file === null)
      return acceptsHtml(request) ? sendPage(request, reply.code(404), NOT_FOUND) : sendNotFound(reply);
    if (!file.endsWith('.html'))
      return reply.header('Cache-Control', file.startsWith(HASHED) ? YEAR : HOUR).sendFile(file);
    const screen = findRoute(path, facts.screens);
    if (screen === undefined) return sendPage(request, reply.code(404), NOT_FOUND);
    if (isOpenEnded(screen)) return sendPage(request, reply.code(404), SHELL);
    // Neither the browser's disk nor the sites that the page links to learn the address.
    if (PRIVATE_LINK.test(trimSlashes(path)))
      reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    if (screen === PROJECT_ROUTE) return sendProject(request, reply, path);
    return file === HOME ? sendHome(request, reply) : sendPage(request, reply, file);
  });
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
