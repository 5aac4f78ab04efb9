import { sql, type RawBuilder } from 'kysely';

/** What is searched for; undefined where nothing is. */
export const searchText = (search: string | undefined): string | undefined => search?.trim() || undefined;

/** A LIKE pattern that finds the text anywhere; its own `%`, `_` and `\` mean themselves. */
function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * The condition that a text is found in the words of a row, without regard to case, to how its accents are written and to
 * how many spaces stand between two words.
 *
 * @param words as `search_words` leaves them
 */
export function contains(text: string, words: RawBuilder<string> = sql`words`): RawBuilder<boolean> {
  return sql`${words} like search_words(${containsPattern(text)})`;
}
