import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const SEARCHED = ['donation', 'project', 'volunteer'];

/**
 * Lets names be found as a keyboard at hand writes them: Zoë by Zoe, Ngọzi by Ngozi, O’Connell by O'Connell. The letters
 * of most languages of Nigeria carry marks that few phones offer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function search_words(words text) returns text language sql immutable as $$
    select normalize(
      translate(
        regexp_replace(
          regexp_replace(normalize(lower(words), nfd), '[\\u0300-\\u036f]', '', 'g'),
          '[[:space:]]+', ' ', 'g'
        ),
        '‘’ʼ‐‑–—ɓɗƙƴɛɔŋ', '''''''----bdkyeon'
      ),
      nfc
    )
  $$`.execute(db);
  await runInOrder(
    db,
    SEARCHED.map(
      (list) => sql`update ${sql.table(`${list}_search`)} set words = search_words(words)
        where words <> search_words(words)`,
    ),
  );
}
