function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * An absolute http(s) address, or undefined: `javascript:` and `data:` addresses, relative ones and values that are
 * not text are refused.
 */
export function safeHttpUrl(value: unknown): string | undefined {
  const url = typeof value === 'string' ? parseUrl(value) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

const SINGLE_SLASH = /^\/(?![/\\])/;
const HERE = 'https://here.invalid';

/** A path within this site with its query and hash, or undefined: anything that leads to another origin is refused. */
export function safeSitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !SINGLE_SLASH.test(value) || !URL.canParse(value, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  return origin === HERE && SINGLE_SLASH.test(pathname) ? pathname + search + hash : undefined;
}
