import { sql, type RawBuilder } from 'kysely';

/** What is searched for; undefined where nothing is. */
export const searchText = (search: string | undefined): string | undefined => search?.trim() || undefined;

/** A LIKE pattern that finds the text anywhere; its own `%`, `_` and `\` mean themselves. */
function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * The condition that a text is found in the words of a row, without regard to case, to accents, to which apostrophe or
 * dash is written and to how many spaces stand between two words.
 */
export function contains(text: string): RawBuilder<boolean> {
  return sql`words like search_words(${containsPattern(text)})`;
}
