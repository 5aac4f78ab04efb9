import { safeHttpUrl } from '@/lib/safeUrl';

/** A link that ends within this time may end before the browser has opened it, in milliseconds. */
const MARGIN_MS = 30_000;

/** The address behind `cv`, which may be written without the origin; undefined for none that is safe to open. */
export function cvAddress(cv: string | null | undefined): string | undefined {
  const link = cv?.trim() ?? '';
  return link === '' || !URL.canParse(link, location.origin)
    ? undefined
    : safeHttpUrl(new URL(link, location.origin).href);
}

/** Whether a link can still be opened. One that does not say when it ends is taken for one that does not end. */
export function isFresh(address: string): boolean {
  const expires = new URL(address).searchParams.get('expires');
  return expires === null || Number(expires) * 1000 > Date.now() + MARGIN_MS;
}
