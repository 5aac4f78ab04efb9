import { matchRoute } from 'wouter';
import { parsePattern } from '@/app/parsePattern';
import { paths } from '@/lib/paths';

/** The addresses of the admin area. */
const ADMIN_PATTERNS = [`${paths.admin()}/*`, paths.login(), `${paths.projects()}/proof/:projectId`];

/**
 * Whether a path belongs to the admin area. It is built separately from the public site, so that each loads only
 * its own scripts; a link from one to the other loads a document.
 */
export const isAdminPath = (pathname: string): boolean =>
  ADMIN_PATTERNS.some((pattern) => matchRoute(parsePattern, pattern, pathname)[0]);
