/** The path without a trailing slash: `/donate/` becomes `/donate`. */
export function withoutTrailingSlash(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** Whether a link to `href` leads to the current page or to a page above it: /projects on /projects/3. */
export function isCurrentPath(href: string, pathname: string): boolean {
  const current = withoutTrailingSlash(pathname);
  return current === href || (href !== '/' && current.startsWith(`${href}/`));
}
