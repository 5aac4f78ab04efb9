import { paths } from '@/lib/paths';
import { safeSitePath } from '@/lib/safeUrl';

/** Returning to the sign-in would only show it again. */
const SIGN_IN = new Set<string>([paths.login(), paths.adminLogin()]);

/**
 * Where to go after signing in: the page that led to the sign-in, or the dashboard. The value comes from the browser's
 * history, so only a path on this site is accepted.
 */
export function returnPath(from: unknown): string {
  const path = safeSitePath(from);
  const [pathname = ''] = path?.split(/[?#]/, 1) ?? [];
  return path === undefined || SIGN_IN.has(pathname) ? paths.admin() : path;
}
