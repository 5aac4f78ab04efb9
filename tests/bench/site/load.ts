import { execFileSync } from 'node:child_process';
import { API } from '../../../server/testing/domainServer.ts';
import type { FilledSite } from './filledSite.ts';

const LIST = `${API}/donation/donations`;

/** Pages, filters and searches of a million donations. */
export const LISTS = [
  LIST,
  `${LIST}?page=50000`,
  `${LIST}?page=100000`,
  `${LIST}?status=pending`,
  `${LIST}?status=completed&page=30000`,
  `${LIST}?payment_method=PAYPAL&frequency=ONCE`,
  `${LIST}?search=donor77@`,
  `${LIST}?search=ngozi`,
  `${LIST}?search=ngozi&status=pending`,
  `${LIST}?search=unknown`,
  `${LIST}?search=donors`,
] as const;

const VISITED = ['/', '/projects', '/projects/1', `${API}/project/`, `${API}/project/1`, LIST];
const AT_ONCE = 8;

let addresses = 0;

export interface Client {
  /** Returns the duration in milliseconds. Each request has its own client address because of the rate limits. */
  request: (address: string) => Promise<number>;
  /** Visits pages and lists, several at once. */
  requestMany: (count: number) => Promise<void>;
}

/** An administrator who sends requests. */
export function createClient({ origin, token }: FilledSite): Client {
  const request = async (address: string) => {
    addresses += 1;
    const start = performance.now();
    const response = await fetch(origin + encodeURI(address), {
      headers: {
        authorization: `Bearer ${token}`,
        // As behind a proxy, where pages are sent in parts.
        'x-forwarded-proto': 'https',
        'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
      },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return performance.now() - start;
  };
  const requestMany = async (count: number) => {
    const workers = Array.from({ length: AT_ONCE }, async (_, first) => {
      for (let n = first; n < count; n += AT_ONCE) await request(VISITED[n % VISITED.length] ?? '/');
    });
    await Promise.all(workers);
  };
  return { request, requestMany };
}

/** Of the site's server, in MB. */
export function residentMemory({ pid }: FilledSite): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1_000_000;
}
