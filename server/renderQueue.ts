import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { busy } from './http/errors.ts';

/** How long a file that was deleted or has changed may still be served, in milliseconds. */
const KEPT_MS = 60_000;

interface RenderQueueOptions {
  /** How many renderings may wait. */
  maxWaiting: number;
  maxCachedBytes: number;
  /** The error message for refused clients, sent with the seconds to wait. */
  busyMessage: string;
  retrySeconds: number;
}

/**
 * Renders files one at a time to limit CPU and memory, and caches recently used ones. Concurrent requests for a key share one rendering.
 *
 * @returns renders a file, or null when there is none; throws HttpError 503 when too many are waiting
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
    ttl: KEPT_MS,
    ttlResolution: 0,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => {
      if (queue.size >= maxWaiting) throw busy(busyMessage, retrySeconds);
      return (await queue.add(render)) ?? undefined;
    },
  });
  return async (key: string, render: Render): Promise<Buffer | null> =>
    (await cache.fetch(key, { context: render })) ?? null;
}
