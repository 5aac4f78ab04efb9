/** Every accepted spelling of a category, by the canonical one. */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['education', ['education', 'schools', 'edu']],
  ['healthcare', ['healthcare', 'health', 'medical']],
  ['community', ['community', 'community development', 'community-development']],
]);

/** The canonical spelling; unknown categories are only lower-cased. */
export function canonicalCategory(category: string): string {
  const text = category.trim().toLowerCase();
  return [...ALIASES].find(([, aliases]) => aliases.includes(text))?.[0] ?? text;
}

/**
 * The label of a category; unknown ones are capitalised.
 *
 * @param names by canonical spelling
 */
export function categoryName(category: string, names: Readonly<Record<string, string>>): string {
  const canonical = canonicalCategory(category);
  const [first = '', ...rest] = canonical;
  // A category may be called `constructor`, which every object has.
  return new Map(Object.entries(names)).get(canonical) ?? first.toUpperCase() + rest.join('');
}

/** All stored spellings of this category. */
export function categorySpellings(category: string): readonly string[] {
  const canonical = canonicalCategory(category);
  return ALIASES.get(canonical) ?? [canonical];
}
