import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/tables.ts';
import { describeEachDatabase, engines, openTestDatabase } from '../testing/testDatabase.ts';
import { countedOnce } from './countedOnce.ts';

/** A count, and when it was made: one that is remembered has the moment of the first. */
async function count(db: Kysely<Database>, active = true) {
  const moment = sql<Date>`clock_timestamp()`.as('moment');
  const [row] = await countedOnce(
    db,
    db
      .selectFrom('subscription')
      .where('active', '=', active)
      .select([moment, sql<number>`count(*)`.as('total')]),
  );
  return row;
}

const subscribe = (db: Kysely<Database>, email: string) =>
  db.insertInto('subscription').values({ email }).execute();

describeEachDatabase('what is counted once', (database) => {
  it('is not counted again while nothing is written', async () => {
    const { db } = database();
    expect(await count(db)).toEqual(await count(db));
  });

  it('is counted again after something was written, also elsewhere', async () => {
    const { db } = database();
    const first = await count(db);
    await db.insertInto('setting').values({ name: 'elsewhere', value: 'written' }).execute();
    const second = await count(db);
    expect(second?.moment).not.toEqual(first?.moment);
    await subscribe(db, 'reader@news.example');
    expect(await count(db)).toMatchObject({ total: (second?.total ?? 0) + 1 });
  });

  it('is counted for each question', async () => {
    const { db } = database();
    expect(await count(db, true)).not.toEqual(await count(db, false));
  });
});

describe.each(engines.filter((engine) => engine === 'postgresql'))('what is counted once (%s)', (engine) => {
  it('is counted again when a change that was under way is done', async () => {
    const opened = await openTestDatabase(engine);
    const { db } = opened;
    await db.transaction().execute(async (changing) => {
      await subscribe(changing, 'late@news.example');
      expect(await count(db)).toMatchObject({ total: 0 });
    });
    expect(await count(db)).toMatchObject({ total: 1 });
    await opened.close();
  });
});
