import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface SiteOptions {
  /** Absolute. What the build of the website made, with a `.br` and a `.gz` beside what is worth it. */
  directory: string;
  /** Says whether the app has a screen at a path; others get the 404 page and status. Everything has one by default. */
  hasScreen?: (path: string) => boolean;
}

const SHELL = '_shell.html';
const NOT_FOUND = '404.html';
const HASHED = 'assets/';
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** All files by their path under the folder, with slashes; neither compressed copies nor hidden ones. */
function listFiles(directory: string): Set<string> {
  const files = readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(files.filter((file) => !/\.(br|gz)$/.test(file) && !/(^|\/)\./.test(file)));
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The file that answers a path; null when there is nothing. */
export function fileFor(path: string, files: ReadonlySet<string>): string | null {
  const name = path.replace(/^\/+/, '').replace(/\/+$/, '');
  if (files.has(name) && !name.endsWith('.html')) return name;
  if (name.startsWith(HASHED) || /\.[^/]+$/.test(name)) return null;
  const page = name === '' ? 'index.html' : `${name}.html`;
  return files.has(page) && page !== SHELL ? page : SHELL;
}

function cacheControl(file: string): string {
  if (file.endsWith('.html')) return 'no-cache';
  return file.startsWith(HASHED) ? YEAR : HOUR;
}

/**
 * Serves the built website: its files, the prerendered pages, and the empty shell for every other path of the app. Only
 * files that were there at the start are served, so no path leads out of the folder.
 */
export async function siteRoutes(app: FastifyInstance, { directory, hasScreen }: SiteOptions): Promise<void> {
  const files = listFiles(directory);
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  const screenMissing = (reply: FastifyReply) =>
    reply
      .code(404)
      .header('Cache-Control', 'no-cache')
      .sendFile(files.has(NOT_FOUND) ? NOT_FOUND : SHELL);
  app.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    const path = decoded(request.url.split('?', 1)[0] ?? '/');
    const file = path === null ? null : fileFor(path, files);
    if (path === null || file === null) return notHere(reply);
    if (file === SHELL && hasScreen?.(path) === false) return screenMissing(reply);
    return reply.header('Cache-Control', cacheControl(file)).sendFile(file);
  });
}

const notHere = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
