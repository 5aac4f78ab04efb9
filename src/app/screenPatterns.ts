import type { RouteObject } from 'react-router-dom';

const join = (parent: string, path: string) =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;

/**
 * The patterns of all addresses that a route table has a page for, in its order. The catch-all of unknown addresses is
 * none; one within a part of the site, such as `/admin/*`, stays: that part answers unknown addresses in a frame of
 * its own.
 */
export function screenPatterns(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    if (parent === '' && path === '*') return [];
    const pattern = path === undefined ? parent : join(parent, path);
    return children ? screenPatterns(children, pattern) : [pattern];
  });
}
