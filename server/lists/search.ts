import { sql, type RawBuilder } from 'kysely';

/** What is searched for; undefined where nothing is. */
export const searchText = (search: string | undefined): string | undefined => search?.trim() || undefined;

/** A LIKE pattern that finds the text anywhere; its own `%`, `_` and `\` mean themselves. */
function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * The condition that a text is found in the words of a row, without regard to case.
 *
 * @param words are in lower case
 */
export function contains(text: string, words: RawBuilder<string> = sql`words`): RawBuilder<boolean> {
  return sql`${words} like lower(${containsPattern(text)})`;
}
