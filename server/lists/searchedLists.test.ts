import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/tables.ts';
import { describeEachDatabase, engines, openTestDatabase } from '../testing/testDatabase.ts';
import { countSearched, readSearchedLists, refreshSearchedLists } from './searchedLists.ts';

const subscribe = (db: Kysely<Database>, ...emails: string[]) =>
  db
    .insertInto('subscription')
    .values(emails.map((email) => ({ email })))
    .execute();

const subscribeMany = (db: Kysely<Database>, many: number, name: string) =>
  sql`insert into subscription (email) select ${name} || n || '@news.example'
    from generate_series(1, ${many}::integer) n`.execute(db);

async function count(db: Kysely<Database>, text = '@NEWS.'): Promise<number> {
  const [all] = await countSearched(db, 'subscription', { text, choice: {}, by: [] });
  return all?.count ?? 0;
}

/** Adds a row that nobody is told of: whoever counts without it has not read the list again. */
const subscribeInSecret = (db: Kysely<Database>, email: string) =>
  db.transaction().execute(async (transaction) => {
    await sql`alter table subscription disable trigger note_change`.execute(transaction);
    await subscribe(transaction, email);
    await sql`alter table subscription enable trigger note_change`.execute(transaction);
  });

describeEachDatabase('a list that is searched', (database) => {
  let db: Kysely<Database>;
  beforeEach(async () => {
    // Another one knows nothing of what was read before.
    db = database().db.withoutPlugins();
    await sql`truncate subscription`.execute(db);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is not read again, whatever is written elsewhere', async () => {
    expect(await count(db)).toBe(0);
    await subscribeInSecret(db, 'secret@news.example');
    await db.insertInto('setting').values({ name: 'elsewhere', value: 'written' }).execute();
    expect(await count(db)).toBe(0);
  });

  it('is not read again for another question', async () => {
    await subscribe(db, 'a@news.example');
    expect(await count(db)).toBe(1);
    await subscribeInSecret(db, 'secret@news.example');
    await subscribe(db, 'b@news.example');
    expect(await count(db, 'example')).toBe(2);
    expect(await count(db)).toBe(2);
  });

  it('is followed as rows come, are altered and go', async () => {
    await subscribe(db, 'a@news.example', 'b@news.example');
    expect(await count(db)).toBe(2);
    await subscribe(db, 'c@news.example', 'd@news.example');
    expect(await count(db)).toBe(4);
    await db
      .updateTable('subscription')
      .set({ email: 'a@post.example' })
      .where('email', '=', 'a@news.example')
      .execute();
    expect(await count(db)).toBe(3);
    await db.deleteFrom('subscription').where('email', 'in', ['b@news.example', 'c@news.example']).execute();
    expect(await count(db)).toBe(1);
    expect(await count(db, 'post')).toBe(1);
  });

  it('has nothing after it was emptied at once', async () => {
    await subscribe(db, 'a@news.example');
    expect(await count(db)).toBe(1);
    await sql`truncate subscription`.execute(db);
    expect(await count(db)).toBe(0);
  });

  it('is read again where more has changed than is worth looking at', async () => {
    expect(await count(db)).toBe(0);
    await subscribeInSecret(db, 'secret@news.example');
    await subscribeMany(db, 10_000, 'reader');
    expect(await count(db)).toBe(10_000);
    await subscribeMany(db, 10_001, 'another');
    expect(await count(db)).toBe(20_002);
  });

  it('is read again every hour, so that nothing that went wrong stays wrong, and else followed', async () => {
    const clock = vi.spyOn(performance, 'now');
    const refreshAfter = (minutes: number) => {
      clock.mockReturnValue(performance.now() + minutes * 60_000);
      return refreshSearchedLists(db);
    };
    await readSearchedLists(db);
    await subscribeInSecret(db, 'secret@news.example');
    await subscribe(db, 'a@news.example');
    await refreshAfter(15);
    await refreshAfter(15);
    await sql`delete from search_change`.execute(db);
    await refreshAfter(15);
    await refreshAfter(14);
    expect(await count(db)).toBe(1);
    await refreshAfter(2);
    expect(await count(db)).toBe(2);
    await subscribe(db, 'b@news.example');
    expect(await count(db)).toBe(3);
  });

  it('takes no notice of changes that another database has made, of which it was restored', async () => {
    expect(await count(db)).toBe(0);
    await subscribe(db, 'a@news.example');
    await sql`update search_change set made_by = '9000000000000'`.execute(db);
    expect(await count(db)).toBe(0);
  });

  it('is read again where many rows have changed, a few at a time', async () => {
    await readSearchedLists(db);
    await subscribeInSecret(db, 'secret@news.example');
    await subscribeMany(db, 9_000, 'reader');
    await refreshSearchedLists(db);
    await subscribeMany(db, 1_000, 'another');
    expect(await count(db)).toBe(10_000);
    await refreshSearchedLists(db);
    expect(await count(db)).toBe(10_001);
  });

  it('is read once where many ask at once before anybody else', async () => {
    await subscribe(db, 'a@news.example');
    const statements: string[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('string_agg')) statements.push('read');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await Promise.all(Array.from({ length: 9 }, () => count(watched)))).toEqual(Array(9).fill(1));
    expect(statements).toEqual(['read']);
  });

  it('answers again after a question that failed', async () => {
    await subscribe(db, 'a@news.example');
    await sql`alter table search_change rename to elsewhere`.execute(db);
    await expect(count(db)).rejects.toThrow('search_change');
    await sql`alter table elsewhere rename to search_change`.execute(db);
    expect(await count(db)).toBe(1);
  });
});

describe.each(engines.filter((engine) => engine === 'postgresql'))(
  'a list that is searched (%s)',
  (engine) => {
    it('is followed when a change that was under way is done', async () => {
      const opened = await openTestDatabase(engine);
      const { db } = opened;
      await db.transaction().execute(async (changing) => {
        await subscribe(changing, 'late@news.example');
        expect(await count(db)).toBe(0);
        await subscribe(db, 'early@news.example');
        expect(await count(db)).toBe(1);
      });
      expect(await count(db)).toBe(2);
      expect(await count(db)).toBe(2);
      await opened.close();
    });

    it('is right while many come and go, many count and it is read again', async () => {
      const opened = await openTestDatabase(engine);
      const { db } = opened;
      const comeAndGo = async (n: number) => {
        await subscribe(db, `reader${n}@news.example`);
        if (n % 10 === 0) await readSearchedLists(db);
        const counted = await count(db);
        if (n % 3 === 0)
          await db.deleteFrom('subscription').where('email', '=', `reader${n}@news.example`).execute();
        return counted;
      };
      const counts = await Promise.all(Array.from({ length: 120 }, (_, n) => comeAndGo(n)));
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...counts)).toBeLessThanOrEqual(120);
      expect(await count(db)).toBe(80);
      await opened.close();
    });
  },
);
