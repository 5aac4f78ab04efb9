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

/** With more words than that the last is all that is left: comparing each row with each of many words takes long. */
const MOST_WORDS = 8;

/** What is searched for, each once. */
export function wordsOf(text: string): string[] {
  const words = text.split(/\s+/u);
  const last = words.slice(MOST_WORDS - 1).join(' ');
  return [...new Set([...words.slice(0, MOST_WORDS - 1), ...(last === '' ? [] : [last])])];
}

const has = (word: string) => sql<boolean>`strpos(words, search_words(${word})) > 0`;
const indexed = (piece: string) => sql<boolean>`words like search_words(${containsPattern(piece)})`;

/**
 * The condition that each word of a text is found in the words of a row, in any order and also as a part of one, without
 * regard to case, to accents and to which apostrophe or dash is written.
 *
 * The index would read, for each three letters of the text, all rows that have them, which for most letters are most rows.
 * So it is asked for the rarest piece alone, if one is rare, and the rows that it finds are compared with the whole text.
 */
export async function contains(
  db: Kysely<Database>,
  table: SearchedTable,
  text: string,
): Promise<RawBuilder<boolean>> {
  const words = wordsOf(text);
  const piece = rarestPiece(words, await sampledWords(db, table));
  const conditions = piece === undefined ? words.map(indexed) : [indexed(piece), ...words.map(has)];
  return sql`(${sql.join(conditions, sql` and `)})`;
}
