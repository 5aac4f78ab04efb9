import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/tables.ts';
import { describeEachDatabase } from '../testing/testDatabase.ts';
import { changesSince, countRows, forgetChanges } from './searchChanges.ts';

async function snapshotOf(db: Kysely<Database>) {
  const query = db.selectFrom('subscription').select(sql<number>`count(*)`.as('count'));
  return (await countRows(db, query)).snapshot;
}

const subscribe = (db: Kysely<Database>, email: string) =>
  db.insertInto('subscription').values({ email }).execute();

describeEachDatabase('the changes of a list', (database) => {
  it('are those since it was seen, and of no other list', async () => {
    const { db } = database();
    await subscribe(db, 'before@news.example');
    const snapshot = await snapshotOf(db);
    expect(await changesSince(db, 'subscription', snapshot)).toMatchObject({ count: 0 });
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
    expect(await changesSince(db, 'subscription', snapshot)).toMatchObject({ count: 3 });
    expect(await changesSince(db, 'volunteer_search', snapshot)).toMatchObject({ count: 0 });
  });

  it('are forgotten only when nobody follows them any more', async () => {
    const { db } = database();
    const snapshot = await snapshotOf(db);
    await subscribe(db, 'kept@news.example');
    await sql`update search_change set made_at = made_at - interval '39 minutes'`.execute(db);
    await forgetChanges(db);
    expect(await changesSince(db, 'subscription', snapshot)).toMatchObject({ count: 1 });
    await sql`update search_change set made_at = made_at - interval '2 minutes'`.execute(db);
    await forgetChanges(db);
    expect(await changesSince(db, 'subscription', snapshot)).toMatchObject({ count: 0 });
  });
});
