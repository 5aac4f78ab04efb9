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
 * The first of the website's route patterns that a path matches, as its router would: letters in any case, a slash at
 * the end does not count, `:name` stands for one segment and `/*` at the end for any further ones. A pattern without
 * `*` goes before one with it.
 *
 * @param path decoded, without the query
 */
export function findScreen(path: string, patterns: readonly string[]): string | undefined {
  const segments = segmentsOf(path);
  const found = patterns.filter((pattern) => matches(pattern, segments));
  return found.find((pattern) => !isOpenEnded(pattern)) ?? found[0];
}

/** Whether a pattern ends in `/*`: a part of the site that says in its own frame that it has no such page. */
export const isOpenEnded = (pattern: string) => pattern.endsWith('/*');
