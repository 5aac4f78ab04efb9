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

/**
 * What a reader is told; a category without a name is shown capitalised.
 *
 * @param names by the canonical spelling
 */
export function categoryName(category: string, names: Readonly<Record<string, string>>): string {
  const canonical = canonicalCategory(category);
  const [first = '', ...rest] = canonical;
  // Every object answers to `constructor`, which a category may be called.
  return new Map(Object.entries(names)).get(canonical) ?? first.toUpperCase() + rest.join('');
}

/** All spellings that a stored project of this category may have. */
export function categorySpellings(category: string): readonly string[] {
  const canonical = canonicalCategory(category);
  return ALIASES.get(canonical) ?? [canonical];
}
