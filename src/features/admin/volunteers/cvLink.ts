import { safeHttpUrl } from '@/lib/safeUrl';

/** A link that expires this soon may expire before the browser has opened it. In milliseconds. */
const MARGIN_MS = 30_000;

/** The absolute URL of `cv`, which may be a path; undefined if there is none that is safe to open. */
export function cvAddress(cv: string | null | undefined): string | undefined {
  const link = cv?.trim() ?? '';
  return link === '' || !URL.canParse(link, location.origin)
    ? undefined
    : safeHttpUrl(new URL(link, location.origin).href);
}

/** Whether a link can still be opened. A link without an expiry counts as permanent. */
export function isFresh(address: string): boolean {
  const expires = new URL(address).searchParams.get('expires');
  return expires === null || Number(expires) * 1000 > Date.now() + MARGIN_MS;
}
