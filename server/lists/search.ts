import { sql, type RawBuilder } from 'kysely';

/** Bounds the work that a search can cause: from this word on, the rest of the text is searched for as it is. */
const MAX_WORDS = 8;

/** A LIKE pattern that matches the text anywhere, with its own `%`, `_` and `\` taken literally. */
function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The distinct words of a search. */
function wordsOf(search: string): string[] {
  const words = search.trim().split(/\s+/u);
  const last = words.slice(MAX_WORDS - 1).join(' ');
  return [...new Set([...words.slice(0, MAX_WORDS - 1), last])].filter((word) => word !== '');
}

/**
 * The condition that a row's `searchable` text contains every word of the search, in any order and also within other words,
 * regardless of case, accents and the kind of apostrophe or dash. Always true for a blank search.
 */
export function matchesSearch(search = ''): RawBuilder<boolean> {
  const conditions = wordsOf(search).map((word) => sql`searchable like fold_text(${containsPattern(word)})`);
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}
