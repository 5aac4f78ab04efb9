import { paths } from '@/lib/paths';

/** Never returned to: the sign-in itself would be shown again. */
const SIGN_IN = new Set<string>([paths.login(), paths.adminLogin()]);
const SINGLE_SLASH = /^\/(?![/\\])/;
const HERE = 'https://here.invalid';

/**
 * Where to go after signing in: the address that sent the user to the sign-in, or the dashboard. The value comes from
 * the browser's history, so it is trusted only as far as it is a path of this site: one that starts with a single
 * slash, as the browser itself reads it.
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string' || !SINGLE_SLASH.test(from) || !URL.canParse(from, HERE)) return paths.admin();
  const { origin, pathname, search, hash } = new URL(from, HERE);
  const isOurs = origin === HERE && SINGLE_SLASH.test(pathname) && !SIGN_IN.has(pathname);
  return isOurs ? pathname + search + hash : paths.admin();
}
