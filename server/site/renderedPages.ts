import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { publicResponse } from '../projects/publicResponse.ts';
import { htmlResponse, type HtmlResponse } from './htmlResponse.ts';
import { HOME, PROJECTS, THANK_YOU, type Pages } from './pages.ts';
import { projectAddress, projectHead } from './projectPage.ts';
import { fillPage, type Embedded, type Renderer } from './renderer.ts';
import type { SiteFacts } from './siteFacts.ts';

/** How long a page is used before its data is read again, in milliseconds. The home page sorts all projects. */
const KEPT_MS = { home: 5000, others: 1000 };
/** How long a visitor waits for a page that cannot be shown without its data, in milliseconds. */
const LONGEST_WAIT_MS = 500;
/** Rendering keeps the process busy, so only this many pages are rendered per interval (in milliseconds). */
const AT_MOST = { intervalCap: 3, interval: 100 };
/** How many pages may wait to be rendered. */
const MAX_WAITING = 20;
const MAX_KEPT = { pages: 300, bytes: 32 * 1024 * 1024 };

/** The project list without filters. */
const LIST = '/projects';

/** A page to render. */
export interface Page {
  url: string;
  /** The build's template. */
  file: string;
  keptMs: number;
  /** The response without which there is no such page. */
  needs?: string;
  /** The tags that depend on the public origin. */
  head: (needed: unknown) => string;
  effort: 'kept' | 'once';
}

interface Made {
  html: HtmlResponse;
  embedded: readonly Embedded[];
  /** The responses as text, to see whether they have changed. */
  data: string;
  /** In bytes, roughly, with the compressed forms. */
  size: number;
}

interface RenderedPagesOptions {
  /** Null when the build has none. */
  renderer: Renderer | null;
  db: Kysely<Database>;
  pages: Pages;
  facts: SiteFacts;
  origin: () => string;
  /** How many changes administrators have made; a page from before the last one is not used. */
  changes: () => number;
  /** How long a visitor waits for a page that can be shown without its data, in milliseconds. */
  waitMs: number;
  log: FastifyBaseLogger;
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;

/**
 * Renders pages with the public responses that they are shown with, and keeps them for a moment. What the browser would ask for is
 * embedded, so that it starts from the same.
 */
export function createRenderedPages({
  renderer,
  db,
  pages,
  facts,
  origin,
  changes,
  waitMs,
  log,
}: RenderedPagesOptions) {
  const queue = new PQueue({ concurrency: 1, ...AT_MOST });

  async function render(
    { url, file, head, effort, needs }: Page,
    needed: unknown,
    responseTo = (address: string) => publicResponse(db, address),
  ): Promise<Made> {
    if (!renderer) throw new Error('The build of the website has no renderer. Run: npm run build');
    const page = await renderer.renderWithData(url, async (address) =>
      address === needs ? needed : responseTo(address),
    );
    const { embedded } = page;
    const [route = ''] = url.split('?', 1);
    const html = fillPage(pages.template(file), {
      ...page,
      route,
      siteHead: head(needed),
    });
    const data = JSON.stringify(embedded);
    return {
      html: htmlResponse(html, { effort, styles: pages.stylesOf(file) }),
      embedded,
      data,
      size: 2 * (html.length + data.length),
    };
  }

  const readAgain = async ({ address }: Embedded) => ({
    address,
    response: await publicResponse(db, address),
  });
  async function isCurrent({ embedded, data }: Made): Promise<boolean> {
    return JSON.stringify(await Promise.all(embedded.map(readAgain))) === data;
  }

  const kept = new LRUCache<string, Made, Page>({
    max: MAX_KEPT.pages,
    maxSize: MAX_KEPT.bytes,
    sizeCalculation: ({ size }) => size,
    ttl: KEPT_MS.others,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, stale, { context: page }) => {
      if (stale && (await isCurrent(stale))) return stale;
      const needed = page.needs === undefined ? null : await publicResponse(db, page.needs);
      return needed === undefined ? undefined : queue.add(() => render(page, needed));
    },
  });
  const keyOf = ({ url }: Page) => `${changes()} ${origin()} ${url}`;
  /** Pages that are being made, which concurrent requests share. */
  const waiting = new Map<string, Promise<HtmlResponse | 'missing' | 'late'>>();
  /** The last page took too long, as the next one probably will. */
  let isSlow = false;

  return {
    home: (): Page => ({
      url: '/',
      file: '_home.html',
      keptMs: KEPT_MS.home,
      head: () => pages.head(HOME),
      effort: 'kept',
    }),
    /** @param search the query of the address */
    projects: (search: string): Page => {
      const url = renderer?.projectsUrl(search) ?? LIST;
      return {
        url,
        file: '_projects.html',
        keptMs: KEPT_MS.others,
        head: () => pages.head(PROJECTS),
        // The same search is rarely made again, so compressing harder is not worth it.
        effort: url === LIST ? 'kept' : 'once',
      };
    },
    project: (id: number): Page => ({
      url: projectAddress(id),
      file: '_project.html',
      keptMs: KEPT_MS.others,
      needs: `/api/project/${id}`,
      head: (needed) =>
        projectHead(needed as components['schemas']['ProjectResponse'], {
          ...pages,
          facts,
          origin: origin(),
        }),
      effort: 'kept',
    }),
    donate: (): Page => ({
      url: '/donate',
      file: '_donate.html',
      keptMs: KEPT_MS.others,
      head: () => pages.head('donate.html'),
      effort: 'once',
    }),
    /** @param search the query of the address */
    thankYou: (search: string): Page => ({
      url: `/thankyou?${search}`,
      file: '_thankyou.html',
      keptMs: KEPT_MS.others,
      head: () => pages.head(THANK_YOU),
      effort: 'once',
    }),
    /**
     * Makes a page for one visitor, which is not kept.
     *
     * @param own the responses that only this visitor gets; undefined for what is public
     * @returns null when it cannot be made
     */
    draw: async (
      page: Page,
      own: (address: string) => Promise<unknown> | undefined,
    ): Promise<HtmlResponse | null> => {
      if (!renderer || !pages.has(page.file) || queue.size >= MAX_WAITING) return null;
      const responseTo = (address: string) => own(address) ?? publicResponse(db, address);
      try {
        const needed = page.needs === undefined ? null : await publicResponse(db, page.needs);
        if (needed === undefined) return null;
        return (await queue.add(() => render(page, needed, responseTo))).html;
      } catch (error) {
        log.error(error);
        return null;
      }
    },
    /** The page as kept; undefined when it has to be made. */
    kept: (page: Page): HtmlResponse | undefined => kept.get(keyOf(page))?.html,
    /**
     * Makes a page. `late`: it takes too long or fails. After one takes too long, no other visitor is kept waiting until a page is again
     * rendered in time, except for pages that cannot be shown without their data.
     */
    make: async (page: Page): Promise<HtmlResponse | 'missing' | 'late'> => {
      const key = keyOf(page);
      const others = waiting.get(key);
      if (others) return others;
      if (!renderer || (queue.size >= MAX_WAITING && !kept.peek(key, { allowStale: true }))) return 'late';
      const made = kept
        .fetch(key, { context: page, ttl: page.keptMs })
        .then(
          (found) => found?.html ?? ('missing' as const),
          (error: unknown) => {
            log.error(error);
            return 'late' as const;
          },
        )
        .finally(() => waiting.delete(key));
      if (page.needs !== undefined) return Promise.race([made, wait(LONGEST_WAIT_MS, 'late' as const)]);
      const makeInTime = async () => {
        const outcome = await Promise.race([made, wait(waitMs, 'slow' as const)]);
        isSlow = outcome === 'slow';
        return outcome === 'slow' ? 'late' : outcome;
      };
      const inTime = makeInTime();
      const response = isSlow ? Promise.resolve('late' as const) : inTime;
      waiting.set(key, response);
      return response;
    },
  };
}
