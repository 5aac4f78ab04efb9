import { paths } from '@/lib/paths';

/** Returning to the sign-in would only show it again. */
const SIGN_IN = new Set<string>([paths.login(), paths.adminLogin()]);
const SINGLE_SLASH = /^\/(?![/\\])/;
const HERE = 'https://here.invalid';

/**
 * Where to go after signing in: the page that led to the sign-in, or the dashboard. The value comes from the browser's
 * history, so only a path on this site is accepted.
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string' || !SINGLE_SLASH.test(from) || !URL.canParse(from, HERE)) return paths.admin();
  const { origin, pathname, search, hash } = new URL(from, HERE);
  const isOurs = origin === HERE && SINGLE_SLASH.test(pathname) && !SIGN_IN.has(pathname);
  return isOurs ? pathname + search + hash : paths.admin();
}
