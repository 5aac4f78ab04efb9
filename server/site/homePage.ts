import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/tables.ts';
import { readProjectList } from '../projects/readProjectList.ts';
import { ANSWER_MARK, HEAD_MARK, embeddedResponseTag } from './head.ts';
import { htmlResponse, type HtmlResponse } from './htmlResponse.ts';
import { HOME, type Pages } from './pages.ts';
import type { SiteFacts } from './siteFacts.ts';

/** How long a page is used before its data is read again, in milliseconds. */
const KEPT_MS = 5000;
/** How long a visitor waits for the data, in milliseconds. */
const LIMIT_MS = 500;

const TEMPLATE = '_home.html';
const BODY_MARK = '<!--app-html-->';

interface Embedded {
  address: string;
  answer: unknown;
}

/** src/app/entry-server.tsx, as built. */
interface Renderer {
  renderPage: (url: string, embedded: readonly Embedded[]) => Promise<{ body: string }>;
}

/** The renderer beside the website's build; null when there is none. */
async function loadRenderer(directory: string): Promise<Renderer | null> {
  const file = join(directory, '..', 'renderer', 'entry-server.js');
  return existsSync(file) ? ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as Renderer) : null;
}

interface HomePageOptions {
  directory: string;
  db: Kysely<Database>;
  pages: Pages;
  facts: SiteFacts;
  log: FastifyBaseLogger;
}

/**
 * Renders the home page with the public answers that it is shown with, and keeps it for some seconds.
 *
 * @returns answers null when the data is late or cannot be read: the prerendered page then asks for it in the browser
 */
export async function createHomePage({ directory, db, pages, facts, log }: HomePageOptions) {
  const renderer = pages.has(TEMPLATE) ? await loadRenderer(directory) : null;
  if (!renderer) return async (): Promise<HtmlResponse | null> => null;

  const read = async ({ address, query }: SiteFacts['homeLists'][number]) => ({
    address,
    answer: await readProjectList(db, query, { withDrafts: false }),
  });
  const render = async (head: string, embedded: readonly Embedded[]) => {
    const { body } = await renderer.renderPage('/', embedded);
    const answers = embedded.map(({ address, answer }) => embeddedResponseTag(address, answer)).join('');
    const html = pages
      .template(TEMPLATE)
      .replace(HEAD_MARK, () => head)
      .replace(BODY_MARK, () => body)
      .replace(ANSWER_MARK, () => answers);
    return htmlResponse(html, 'kept');
  };
  // By the tags of the head, which depend on the public origin.
  const kept = new LRUCache<string, { data: string; page: HtmlResponse }>({
    max: 4,
    ttl: KEPT_MS,
    ttlResolution: 0,
    fetchMethod: async (head, stale) => {
      const embedded = await Promise.all(facts.homeLists.map(read));
      const data = JSON.stringify(embedded);
      return stale?.data === data ? stale : { data, page: await render(head, embedded) };
    },
  });
  return async (): Promise<HtmlResponse | null> => {
    const current = kept.fetch(pages.head(HOME)).catch((error: unknown) => log.error(error));
    const found = await Promise.race([current, wait(LIMIT_MS)]);
    return found?.page ?? null;
  };
}
