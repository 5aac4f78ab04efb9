import { matchRoute } from 'wouter';
import { parsePattern } from '@/app/parsePattern';
import { paths } from '@/lib/paths';

/** The administration's addresses. */
const ADMINISTRATION = [`${paths.admin()}/*`, paths.login(), `${paths.projects()}/proof/:projectId`];

/**
 * Whether a path belongs to the administration. It is built separately from the public site, so that each loads only
 * its own scripts; a link from one to the other loads a document.
 */
export const isAdministration = (pathname: string): boolean =>
  ADMINISTRATION.some((pattern) => matchRoute(parsePattern, pattern, pathname)[0]);
