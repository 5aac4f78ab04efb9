import type { Parser } from 'wouter';

const ENCODED_SLASH = '%2F';

/** Decodes a path, except for slashes within a segment. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'));
  } catch {
    return path;
  }
}

const parsed = new Map<string, ReturnType<Parser>>();

/**
 * Route patterns as the server reads them (server/site/routes.ts): `:name` matches one segment and a final `/*` any number;
 * case and slashes at the end make no difference. wouter's own parser does not decode parameters completely. Each
 * pattern is parsed once, because every navigation matches them all several times.
 */
export const parsePattern: Parser = (route) => {
  const known = parsed.get(route);
  if (known) return known;
  const source = route
    .replace(/\/?\*$/, '(?:/.*)?')
    .replace(/\/$/, '')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const pattern = new RegExp(`^${source}/*$`, 'is');
  const exec = (path: string) => {
    const match = pattern.exec(decode(path));
    const params = match?.groups ?? {};
    for (const [name, value] of Object.entries(params)) params[name] = value.replaceAll(ENCODED_SLASH, '/');
    // Otherwise wouter would also add numbered parameters.
    if (match) match.length = 1;
    return match;
  };
  const result = { pattern: { exec } };
  parsed.set(route, result);
  return result;
};
