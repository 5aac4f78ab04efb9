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
import { shareCalls } from '../shareCalls.ts';
import { robotsText } from './crawlers.ts';
import { sendHtml, type HtmlResponse } from './htmlResponse.ts';
import { DRAWN_PAGES, RENDERED_PAGES, SITEMAP } from './limits.ts';
import {
  HOME,
  LATE_PROJECT,
  NO_PROJECT,
  NOT_FOUND,
  PROJECTS,
  ADMINISTRATION,
  THANK_YOU,
  readPages,
} from './pages.ts';
import { PROJECT_ROUTE, parseProjectId } from './projectPage.ts';
import { createRenderedPages, type Page as RenderedPage, type RenderedPages } from './renderedPages.ts';
import { findRoute, isOpenEnded } from './routes.ts';
import { loadRenderer } from './renderer.ts';
import { sharedCoverRoute } from './sharedCover.ts';
import { readSiteFacts } from './siteFacts.ts';
import { sitemap } from './sitemap.ts';
import { createVisitorPages, type VisitorPagesOptions } from './visitorPages.ts';

export interface SiteOptions {
  /** Absolute. The website's build, with `.br` and `.gz` copies of compressible files. */
  directory: string;
  db: Kysely<Database>;
  /** Covers and other public pictures. */
  images: FileStore;
  /** The website's public origin, without a trailing slash. */
  origin: () => string;
  /** How many changes administrators have made. */
  changes: () => number;
  /**
   * How long a visitor waits for a page that can be shown without its data, in milliseconds; 100 by default. An idle server needs 25
   * to make one.
   */
  waitMs?: number;
  /** For browsers without JavaScript; if undefined, pages tell them that they need it. */
  withoutScript?: VisitorPagesOptions;
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
  const name = trimSlashes(path).replaceAll(/\/{2,}/g, '/');
  if (files.has(name) && !name.endsWith('.html')) return name;
  const [, page] = PRIVATE_LINK.exec(name) ?? [];
  if (page !== undefined) return `${page.toLowerCase()}.html`;
  if (name.startsWith(HASHED) || hasFileExtension(name)) return null;
  const ownPage = name === '' ? 'index.html' : `${name.toLowerCase()}.html`;
  return files.has(ownPage) && !ownPage.startsWith('_') ? ownPage : ADMINISTRATION;
}

/**
 * Serves the built website: its files, the prerendered pages, project pages, and the admin area's empty page for other routes. Anything
 * else gets the 404 page. Only files listed at startup are served, so no path leads out of the folder.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { directory, db, images, origin, changes, waitMs = 100, withoutScript }: SiteOptions,
): Promise<void> {
  const files = listFiles(directory);
  const facts = readSiteFacts(directory);
  const pages = readPages({ directory, files, facts, origin });
  // The sitemap reads thousands of rows and is public, so concurrent requests share one run.
  const shareSitemap = shareCalls<string>(0);
  const renderer = await loadRenderer(directory);
  const rendered = createRenderedPages({
    renderer,
    db,
    pages,
    facts,
    origin,
    changes,
    waitMs,
    log: app.log,
  });
  // The first pages take longer, because the renderer's code is loaded with them.
  app.addHook('onListen', () => {
    for (const page of [rendered.home(), rendered.projects('')]) void rendered.make(page);
  });
  const own = renderer && withoutScript && createVisitorPages(rendered, pages, withoutScript);
  await app.register(rateLimit, rateLimiting);
  const countDrawnPage = app.createRateLimit(DRAWN_PAGES);
  const countRenderedPage = app.createRateLimit(RENDERED_PAGES);
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The ETag says the same.
    lastModified: false,
    acceptRanges: false,
    index: false,
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply, file: string) {
    // The administration and pages such as /thankyou are not for search engines.
    if (!pages.isForSearch(file)) reply.header('X-Robots-Tag', 'noindex');
    return sendHtml(request, reply, pages.response(file));
  }

  /** Sends a page with its data, or `instead` when it cannot be made in time. */
  async function sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    page: ReturnType<RenderedPages['home']>,
    instead: { file: string; late?: number; crowded?: number },
  ) {
    const kept = rendered.kept(page);
    if (kept) return sendHtml(request, reply, kept);
    const counted = await countRenderedPage(request);
    if (!counted.isAllowed && counted.isExceeded) {
      if (instead.crowded !== undefined)
        reply.code(instead.crowded).header('Retry-After', counted.ttlInSeconds);
      return sendPage(request, reply, instead.file);
    }
    const made = await rendered.make(page);
    if (made === 'missing') return sendPage(request, reply.code(404), NO_PROJECT);
    if (made === 'late') return sendPage(request, reply.code(instead.late ?? 200), instead.file);
    return sendHtml(request, reply, made);
  }

  /** The page that shows a form again, by the page's file or the project that it is about. */
  function pageOf(file: string, project: number | null): RenderedPage | undefined {
    if (project !== null) return rendered.project(project);
    if (file === HOME) return rendered.home();
    return file === 'donate.html' ? rendered.donate() : undefined;
  }

  /** A page that belongs to one visitor; null when it is the same for everybody. */
  async function ownPage(
    request: FastifyRequest,
    file: string,
    project: number | null,
  ): Promise<HtmlResponse | null> {
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    const form = query.get('form');
    const page = form === null ? undefined : pageOf(file, project);
    if (!own || (file !== THANK_YOU && !page)) return null;
    const counted = await countDrawnPage(request);
    if (!counted.isAllowed && counted.isExceeded) return null;
    if (page && form !== null) return own.returned(page, form);
    return own.thankYou({ query, address: request.ip, log: request.log });
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', HOUR).type('text/plain; charset=utf-8').send(robotsText(origin())),
  );
  sharedCoverRoute(app, images);
  app.get('/sitemap.xml', { config: { rateLimit: SITEMAP } }, async (_request, reply) => {
    const xml = await shareSitemap('', () => sitemap({ db, addresses: pages.addresses, origin: origin() }));
    return reply.header('Cache-Control', 'no-cache').type('application/xml; charset=utf-8').send(xml);
  });
  app.get('/*', async (request, reply) => {
    const [asked = '/', search = ''] = request.url.split('?', 2);
    const path = decoded(asked);
    const file = path === null ? null : fileFor(path, files);
    if (path === null || file === null)
      return acceptsHtml(request) ? sendPage(request, reply.code(404), NOT_FOUND) : sendNotFound(reply);
    if (!file.endsWith('.html')) {
      // Saves bytes in every file: the request id is for support, and these files are public.
      reply.removeHeader('X-Request-Id');
      // Other sites show the picture of a shared link.
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return reply.header('Cache-Control', file.startsWith(HASHED) ? YEAR : HOUR).sendFile(file);
    }
    const screen = findRoute(path, facts.screens);
    if (screen === undefined) return sendPage(request, reply.code(404), NOT_FOUND);
    if (isOpenEnded(screen)) return sendPage(request, reply.code(404), ADMINISTRATION);
    // Keeps the address from the browser's disk and the sites that the page links to.
    if (PRIVATE_LINK.test(trimSlashes(path)))
      reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    const id = screen === PROJECT_ROUTE ? parseProjectId(path) : null;
    const visitors = await ownPage(request, file, id);
    if (visitors) {
      // The address holds what a visitor typed, or names a payment. The form on the page must still name its own origin.
      reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'same-origin');
      return sendHtml(request, reply.header('X-Robots-Tag', 'noindex'), visitors);
    }
    if (screen === PROJECT_ROUTE) {
      if (id === null) return sendPage(request, reply.code(404), NO_PROJECT);
      // The app asks for the project itself.
      return sendRendered(request, reply, rendered.project(id), {
        file: LATE_PROJECT,
        late: 503,
        crowded: 429,
      });
    }
    if (file === HOME) return sendRendered(request, reply, rendered.home(), { file });
    if (file === PROJECTS) return sendRendered(request, reply, rendered.projects(search), { file });
    return sendPage(request, reply, file);
  });
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
