import { sql, type RawBuilder } from 'kysely';

/** Bounds the cost of a search: the text from this word on is matched as one. */
const MAX_WORDS = 8;

/** A LIKE pattern that matches the text anywhere, with `%`, `_` and `\` escaped. */
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
 * A condition that `searchable` contains every word of the search, in any order and also within words, ignoring case, accents and the
 * kind of apostrophe or dash. Always true for a blank search.
 */
export function matchesSearch(search = ''): RawBuilder<boolean> {
  const conditions = wordsOf(search).map((word) => sql`searchable like fold_text(${containsPattern(word)})`);
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}
