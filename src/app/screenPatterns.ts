import type { RouteObject } from 'react-router-dom';

const join = (parent: string, path: string) =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;

/**
 * The patterns of all routes in a table, in order. The catch-all of unknown paths is left out; one below a path, such
 * as `/admin/*`, is kept because it renders inside that part's layout.
 */
export function screenPatterns(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    if (parent === '' && path === '*') return [];
    const pattern = path === undefined ? parent : join(parent, path);
    return children ? screenPatterns(children, pattern) : [pattern];
  });
}
