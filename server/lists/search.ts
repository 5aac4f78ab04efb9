import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { rarestPiece } from './rarePiece.ts';
import { sampledWords, type SearchedTable } from './sampledWords.ts';

/** What is searched for; undefined where nothing is. */
export const searchText = (search: string | undefined): string | undefined => search?.trim() || undefined;

/** A LIKE pattern that finds the text anywhere; its own `%`, `_` and `\` mean themselves. */
function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * The condition that a text is found in the words of a row, without regard to case, to accents, to which apostrophe or
 * dash is written and to how many spaces stand between two words.
 *
 * The index would read, for each three letters of the text, all rows that have them, which for most letters are most rows.
 * So it is asked for the rarest piece alone, if one is rare, and the rows that it finds are compared with the whole text.
 */
export async function contains(
  db: Kysely<Database>,
  table: SearchedTable,
  text: string,
): Promise<RawBuilder<boolean>> {
  const piece = rarestPiece(text, await sampledWords(db, table));
  if (piece === undefined) return sql`words like search_words(${containsPattern(text)})`;
  return sql`(words like search_words(${containsPattern(piece)}) and strpos(words, search_words(${text})) > 0)`;
}
