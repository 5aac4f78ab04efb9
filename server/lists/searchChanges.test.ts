import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/tables.ts';
import { describeEachDatabase } from '../testing/testDatabase.ts';
import { readSearchedRows } from './readSearchedRows.ts';
import type { SearchedTable } from './sampledWords.ts';
import { changesSince, forgetChanges, type Moment } from './searchChanges.ts';

const seenNow = (db: Kysely<Database>) => readSearchedRows(db, 'subscription');

const EMAILS = ['before@news.example', 'after@news.example', 'altered@news.example', 'kept@news.example'];

/** Which emails have come (1) and gone (-1). */
async function changes(db: Kysely<Database>, table: SearchedTable, seen: Moment) {
  const news = await changesSince(db, { table, seen, words: [] });
  return news?.rows.map(({ change, words }) => [
    change,
    EMAILS.find((email) => !words.find([email]).isEmpty()),
  ]);
}

const subscribe = (db: Kysely<Database>, email: string) =>
  db.insertInto('subscription').values({ email }).execute();

describeEachDatabase('the changes of a list', (database) => {
  it('are those since it was read, and of no other list', async () => {
    const { db } = database();
    await subscribe(db, 'before@news.example');
    const seen = await seenNow(db);
    expect(await changes(db, 'subscription', seen)).toEqual([]);
    await subscribe(db, 'after@news.example');
    await db
      .updateTable('subscription')
      .set({ email: 'Altered@news.example' })
      .where('email', '=', 'after@news.example')
      .execute();
    expect(await changes(db, 'subscription', seen)).toEqual([
      [1, 'after@news.example'],
      [-1, 'after@news.example'],
      [1, 'altered@news.example'],
    ]);
    expect(await changes(db, 'volunteer_search', seen)).toEqual([]);
  });

  it('are not told to somebody who may have missed what is forgotten', async () => {
    const { db } = database();
    const seen = await seenNow(db);
    const before = (minutes: number) => ({ ...seen, seenAt: seen.seenAt - minutes * 60_000 });
    expect(await changes(db, 'subscription', before(19))).toEqual([]);
    expect(await changes(db, 'subscription', before(21))).toBeUndefined();
  });

  it('come with the words that were asked for, folded as the rows are', async () => {
    const { db } = database();
    const seen = await seenNow(db);
    const news = await changesSince(db, { table: 'subscription', seen, words: ['Ngọ́zi', 'O’CONNELL'] });
    expect(news?.folded).toEqual(['ngozi', "o'connell"]);
  });

  it('are forgotten only when nobody follows them any more', async () => {
    const { db } = database();
    const seen = await seenNow(db);
    await subscribe(db, 'kept@news.example');
    await sql`update search_change set made_at = made_at - interval '39 minutes'`.execute(db);
    await forgetChanges(db);
    expect(await changes(db, 'subscription', seen)).toEqual([[1, 'kept@news.example']]);
    await sql`update search_change set made_at = made_at - interval '2 minutes'`.execute(db);
    await forgetChanges(db);
    expect(await changes(db, 'subscription', seen)).toEqual([]);
  });
});
