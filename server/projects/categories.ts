/** Every spelling of a category that data or a request may carry, by the canonical one. */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['education', ['education', 'schools', 'edu']],
  ['healthcare', ['healthcare', 'health', 'medical']],
  ['community', ['community', 'community development', 'community-development']],
]);

/** The canonical spelling; a category that is not known is only put in lower case. */
export function canonicalCategory(category: string): string {
  const text = category.trim().toLowerCase();
  return [...ALIASES].find(([, aliases]) => aliases.includes(text))?.[0] ?? text;
}

/** All spellings that a stored project of this category may have. */
export function categorySpellings(category: string): readonly string[] {
  const canonical = canonicalCategory(category);
  return ALIASES.get(canonical) ?? [canonical];
}
