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
import { wantsPage } from '../http/wantsPage.ts';
import { robotsText } from './crawlers.ts';
import { htmlAnswer, sendHtml } from './htmlAnswer.ts';
import { PROJECT_PAGES, SITEMAPS } from './limits.ts';
import { NO_PROJECT, NOT_FOUND, SHELL, readPages } from './pages.ts';
import { PROJECT_SCREEN, projectAt, projectPage } from './projectPage.ts';
import { findScreen, isOpenEnded } from './screens.ts';
import { sharedCoverRoute } from './sharedCover.ts';
import { sharedWork } from './sharedWork.ts';
import { readSiteFacts } from './siteFacts.ts';
import { sitemap, sitemapFile } from './sitemap.ts';

export interface SiteOptions {
  /** Absolute. What the build of the website made, with a `.br` and a `.gz` beside what is worth it. */
  directory: string;
  db: Kysely<Database>;
  /** Covers and other public pictures. */
  images: FileStore;
  /** The website's public origin, without a slash at the end. */
  origin: () => string;
}

const HASHED = 'assets/';
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** In characters. No address of the website comes near it; what is longer is not looked at. */
const LONGEST_PATH = 1000;

/** All files by their path under the folder, with slashes; neither compressed copies nor hidden ones. */
function listFiles(directory: string): Set<string> {
  const files = readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(files.filter((file) => !/\.(br|gz)$/.test(file) && !/(^|\/)\./.test(file)));
}

/** Null for what cannot be the path of anything here. */
const decoded = (path: string) => (path.length > LONGEST_PATH ? null : decodedPath(path));

/**
 * Without the slashes around it. Not by a regular expression: on thousands of slashes before another sign, `/+$` takes the
 * square of their number.
 */
function trimSlashes(path: string): string {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

/** Whether the last part of a path ends like a file: something behind a dot. */
function hasEnding(name: string): boolean {
  const last = name.slice(name.lastIndexOf('/') + 1);
  const dot = last.indexOf('.');
  return dot >= 0 && dot < last.length - 1;
}

/** The file that answers a path; null when there is nothing. */
export function fileFor(path: string, files: ReadonlySet<string>): string | null {
  const name = trimSlashes(path);
  if (files.has(name) && !name.endsWith('.html')) return name;
  if (name.startsWith(HASHED) || hasEnding(name)) return null;
  const page = name === '' ? 'index.html' : `${name.toLowerCase()}.html`;
  return files.has(page) && !page.startsWith('_') ? page : SHELL;
}

/**
 * Serves the built website: its files, the prerendered pages, the pages of projects and the empty shell for every other
 * screen of the app; other addresses get the 404 page. Only files that were there at the start are served, so no path
 * leads out of the folder.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { directory, db, images, origin }: SiteOptions,
): Promise<void> {
  const files = listFiles(directory);
  const facts = readSiteFacts(directory);
  const pages = readPages({ directory, files, facts, origin });
  // They read thousands of rows, and anybody may ask for them many times at once.
  const currentSitemap = sharedWork((file: number | 'all') => {
    const options = { db, addresses: pages.addresses, origin: origin() };
    return file === 'all' ? sitemap(options) : sitemapFile(file, options);
  });
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
    // The administration, and what a visitor sees once after doing something: nothing that anybody searches for.
    if (!pages.isForSearch(file)) reply.header('X-Robots-Tag', 'noindex');
    return sendHtml(request, reply, pages.answer(file));
  }

  async function sendProject(request: FastifyRequest, reply: FastifyReply, path: string) {
    const counted = await countProjectPage(request);
    if (!counted.isAllowed && counted.isExceeded)
      return sendPage(request, reply.code(429).header('Retry-After', counted.ttlInSeconds), SHELL);
    let project;
    try {
      project = await projectAt(db, path);
    } catch (error) {
      // The app says in its own words that it cannot be loaded, and tries again.
      request.log.error(error);
      return sendPage(request, reply.code(503), SHELL);
    }
    if (!project) return sendPage(request, reply.code(404), NO_PROJECT);
    const html = projectPage(project, { ...pages, facts, origin: origin() });
    return sendHtml(request, reply, htmlAnswer(html, 'once'));
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', HOUR).type('text/plain; charset=utf-8').send(robotsText(origin())),
  );
  sharedCoverRoute(app, images);
  const sendSitemap = async (reply: FastifyReply, file: number | 'all') => {
    const xml = await currentSitemap(file);
    if (xml === null) return notHere(reply);
    return reply.header('Cache-Control', 'no-cache').type('application/xml; charset=utf-8').send(xml);
  };
  const config = { rateLimit: SITEMAPS };
  app.get('/sitemap.xml', { config }, (_request, reply) => sendSitemap(reply, 'all'));
  // Up to the id 999,990,000: one digit more, and they would leave what an id can be.
  const numbered = String.raw`/sitemap-:file(^[1-9]\d{0,4}).xml`;
  app.get<{ Params: { file: string } }>(numbered, { config }, ({ params }, reply) =>
    sendSitemap(reply, Number(params.file)),
  );
  app.get('/*', async (request, reply) => {
    const path = decoded(request.url.split('?', 1)[0] ?? '/');
    const file = path === null ? null : fileFor(path, files);
    if (path === null || file === null)
      return wantsPage(request) ? sendPage(request, reply.code(404), NOT_FOUND) : notHere(reply);
    if (!file.endsWith('.html'))
      return reply.header('Cache-Control', file.startsWith(HASHED) ? YEAR : HOUR).sendFile(file);
    const screen = findScreen(path, facts.screens);
    if (screen === undefined) return sendPage(request, reply.code(404), NOT_FOUND);
    if (isOpenEnded(screen)) return sendPage(request, reply.code(404), SHELL);
    return screen === PROJECT_SCREEN ? sendProject(request, reply, path) : sendPage(request, reply, file);
  });
}

const notHere = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
