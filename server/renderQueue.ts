import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { busy } from './http/errors.ts';

interface RenderQueueOptions {
  /** How many renderings may wait while one is running. */
  maxWaiting: number;
  maxCachedBytes: number;
  /** Told to a client that is turned away, with the number of seconds after which to try again. */
  busyMessage: string;
  retrySeconds: number;
}

/**
 * Renders files one at a time, so that many requests at once do not use up memory and processors, and caches the most
 * recently used. Requests for the same key share one rendering.
 *
 * @returns renders a file, or null if there is none; throws HttpError 503 when too many are waiting
 */
export function createRenderQueue({
  maxWaiting,
  maxCachedBytes,
  busyMessage,
  retrySeconds,
}: RenderQueueOptions) {
  type Render = () => Promise<Buffer | null>;
  const queue = new PQueue({ concurrency: 1 });
  const cache = new LRUCache<string, Buffer, Render>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => {
      if (queue.size >= maxWaiting) throw busy(busyMessage, retrySeconds);
      return (await queue.add(render)) ?? undefined;
    },
  });
  return async (key: string, render: Render): Promise<Buffer | null> =>
    (await cache.fetch(key, { context: render })) ?? null;
}
