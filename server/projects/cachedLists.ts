import { LRUCache } from 'lru-cache';
import type { components } from '@/api/generated/schema';
import type { ProjectListQuery } from './readProjectList.ts';

const MAX_KEPT = { max: 500, maxSize: 16 * 1024 * 1024 };

interface CachedListsOptions {
  read: (query: ProjectListQuery) => Promise<components['schemas']['ProjectList']>;
  /** In milliseconds; 0 for not at all. */
  keptMs: number;
  /** How many changes administrators have made; a list from before the last one is not used. */
  changes: () => number;
}

/**
 * Keeps each page of the public project list for a moment, as JSON, so that it is read and written once. Concurrent requests for a
 * page share one query.
 */
export function cacheLists({ read, keptMs, changes }: CachedListsOptions) {
  const write = async (query: ProjectListQuery) => Buffer.from(JSON.stringify(await read(query)));
  if (keptMs === 0) return write;
  const kept = new LRUCache<string, Buffer, ProjectListQuery>({
    ...MAX_KEPT,
    sizeCalculation: ({ length }) => length,
    ttl: keptMs,
    ttlResolution: 0,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: query }) => write(query),
  });
  return (query: ProjectListQuery): Promise<Buffer> =>
    kept.forceFetch(`${changes()} ${JSON.stringify(query)}`, { context: query });
}
