import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/tables.ts';
import { describeEachDatabase } from '../testing/testDatabase.ts';
import { changesSince, countRows, forgetChanges } from './searchChanges.ts';

async function sightOf(db: Kysely<Database>) {
  const query = db.selectFrom('subscription').select(sql<number>`count(*)`.as('count'));
  return (await countRows(db, query)).sight;
}

const subscribe = (db: Kysely<Database>, email: string) =>
  db.insertInto('subscription').values({ email }).execute();

describeEachDatabase('the changes of a list', (database) => {
  it('are those since it was seen, and of no other list', async () => {
    const { db } = database();
    await subscribe(db, 'before@news.example');
    const sight = await sightOf(db);
    expect(await changesSince(db, 'subscription', sight)).toMatchObject({ count: 0, isFollowed: true });
    await subscribe(db, 'after@news.example');
    await db
      .updateTable('subscription')
      .set({ active: false })
      .where('email', '=', 'after@news.example')
      .execute();
    await db
      .updateTable('subscription')
      .set({ active: false })
      .where('email', '=', 'after@news.example')
      .execute();
    expect(await changesSince(db, 'subscription', sight)).toMatchObject({ count: 3, isFollowed: true });
    expect(await changesSince(db, 'volunteer_search', sight)).toMatchObject({ count: 0, isFollowed: true });
  });

  it('are not followed for long, and forgotten only later', async () => {
    const { db } = database();
    const sight = await sightOf(db);
    const agedBy = async (minutes: number) => {
      const at = new Date(Date.parse(sight.at) - minutes * 60_000).toISOString();
      return (await changesSince(db, 'subscription', { ...sight, at })).isFollowed;
    };
    expect(await agedBy(19)).toBe(true);
    expect(await agedBy(21)).toBe(false);
    await subscribe(db, 'kept@news.example');
    await sql`update search_change set made_at = made_at - interval '39 minutes'`.execute(db);
    await forgetChanges(db);
    expect(await changesSince(db, 'subscription', sight)).toMatchObject({ count: 1 });
    await sql`update search_change set made_at = made_at - interval '2 minutes'`.execute(db);
    await forgetChanges(db);
    expect(await changesSince(db, 'subscription', sight)).toMatchObject({ count: 0 });
  });
});
