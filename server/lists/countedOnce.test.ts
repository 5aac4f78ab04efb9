import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/tables.ts';
import { describeEachDatabase, engines, openTestDatabase } from '../testing/testDatabase.ts';
import { countedOnce } from './countedOnce.ts';

const subscribe = (db: Kysely<Database>, ...emails: string[]) =>
  db
    .insertInto('subscription')
    .values(emails.map((email) => ({ email })))
    .execute();

/** What stands in the table, and what is kept, of the subscriptions that are active or not. */
const counting = (db: Kysely<Database>, active = true) => ({
  db,
  table: 'subscription' as const,
  query: db
    .selectFrom('subscription')
    .where('active', '=', active)
    .select(sql<number>`count(*)`.as('count')),
});

async function count(db: Kysely<Database>, active = true): Promise<number> {
  const [row] = await countedOnce(counting(db, active));
  return row?.count ?? 0;
}

/** Adds a row that nobody is told of: whoever says how many there are without it has not counted again. */
const subscribeInSecret = (db: Kysely<Database>, email: string) =>
  db.transaction().execute(async (transaction) => {
    await sql`alter table subscription disable trigger note_change`.execute(transaction);
    await subscribe(transaction, email);
    await sql`alter table subscription enable trigger note_change`.execute(transaction);
  });

describeEachDatabase('what is counted once', (database) => {
  let db: Kysely<Database>;
  beforeEach(async () => {
    // Another one knows nothing of what was counted before.
    db = database().db.withoutPlugins();
    await sql`truncate subscription`.execute(db);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is not counted again, whatever is written elsewhere', async () => {
    expect(await count(db)).toBe(0);
    await subscribeInSecret(db, 'secret@news.example');
    await db.insertInto('setting').values({ name: 'elsewhere', value: 'written' }).execute();
    expect(await count(db)).toBe(0);
  });

  it('is carried on by what has come, was altered and has gone', async () => {
    await subscribe(db, 'a@news.example', 'b@news.example');
    expect(await count(db)).toBe(2);
    await subscribeInSecret(db, 'secret@news.example');
    await subscribe(db, 'c@news.example', 'd@news.example');
    expect(await count(db)).toBe(4);
    await db
      .updateTable('subscription')
      .set({ active: false })
      .where('email', '=', 'a@news.example')
      .execute();
    expect(await count(db)).toBe(3);
    await db.deleteFrom('subscription').where('email', 'in', ['b@news.example', 'c@news.example']).execute();
    expect(await count(db)).toBe(1);
    expect(await count(db, false)).toBe(1);
  });

  it('is nothing after the list was emptied at once', async () => {
    await subscribe(db, 'a@news.example');
    expect(await count(db)).toBe(1);
    await sql`truncate subscription`.execute(db);
    expect(await count(db)).toBe(0);
  });

  it('is counted again where more has changed than is worth looking at', async () => {
    expect(await count(db)).toBe(0);
    await subscribeInSecret(db, 'secret@news.example');
    const emails = Array.from({ length: 1_000 }, (_, n) => `reader${n}@news.example`);
    await subscribe(db, ...emails);
    expect(await count(db)).toBe(1_000);
    await subscribe(db, ...emails.map((email) => `a.${email}`), 'last@news.example');
    expect(await count(db)).toBe(2_002);
  });

  it('is counted again some time after it was counted first, however often it was asked for', async () => {
    const clock = vi.spyOn(performance, 'now');
    const pass = (minutes: number) => clock.mockReturnValue(performance.now() + minutes * 60_000);
    expect(await count(db)).toBe(0);
    await subscribeInSecret(db, 'secret@news.example');
    await subscribe(db, 'a@news.example');
    pass(19);
    expect(await count(db)).toBe(1);
    pass(2);
    // What is kept looks at the clock once in a millisecond.
    await expect.poll(() => count(db)).toBe(2);
  });

  it('takes no notice of changes that another database has made, of which it was restored', async () => {
    expect(await count(db)).toBe(0);
    await subscribe(db, 'a@news.example');
    await sql`update search_change set made_by = '9000000000000'`.execute(db);
    expect(await count(db)).toBe(0);
  });

  it('is counted by a transaction for itself', async () => {
    await db.transaction().execute(async (transaction) => {
      await subscribe(transaction, 'a@news.example');
      expect(await count(transaction)).toBe(1);
      await subscribe(transaction, 'b@news.example');
      expect(await count(transaction)).toBe(2);
    });
  });
});

describe.each(engines.filter((engine) => engine === 'postgresql'))('what is counted once (%s)', (engine) => {
  it('is carried on when a change that was under way is done', async () => {
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

  it('is right while many come and go and many count', async () => {
    const opened = await openTestDatabase(engine);
    const { db } = opened;
    const comeAndGo = async (n: number) => {
      await subscribe(db, `reader${n}@news.example`);
      const counted = await count(db);
      if (n % 3 === 0)
        await db.deleteFrom('subscription').where('email', '=', `reader${n}@news.example`).execute();
      return counted;
    };
    const counts = await Promise.all(Array.from({ length: 120 }, (_, n) => comeAndGo(n)));
    expect(Math.max(...counts)).toBeLessThanOrEqual(120);
    expect(await count(db)).toBe(80);
    await opened.close();
  });
});
