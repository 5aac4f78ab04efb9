const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function matches(pattern: string, path: readonly string[]): boolean {
  const parts = segmentsOf(pattern);
  const isOpen = parts.at(-1) === '*';
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  if (isOpen ? path.length < fixed.length : path.length !== fixed.length) return false;
  return fixed.every(
    (part, index) => part.startsWith(':') || part.toLowerCase() === path[index]?.toLowerCase(),
  );
}

/**
 * The first route pattern that matches a path, as the website's router matches: case-insensitive, ignoring a trailing slash;
 * `:name` matches one segment and a final `/*` any number. Patterns without `*` take precedence.
 *
 * @param path decoded, without the query
 */
export function findRoute(path: string, patterns: readonly string[]): string | undefined {
  const segments = segmentsOf(path);
  const found = patterns.filter((pattern) => matches(pattern, segments));
  return found.find((pattern) => !isOpenEnded(pattern)) ?? found[0];
}

/** Whether a pattern ends in `/*`: a section that renders its own "not found" page. */
export const isOpenEnded = (pattern: string) => pattern.endsWith('/*');
