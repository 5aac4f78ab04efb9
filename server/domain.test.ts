import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { prepareDomain } from './domain.ts';
import { TEST_ORIGIN, testConfig } from './testing/testApp.ts';
import { describeEachDatabase } from './testing/testDatabase.ts';

describeEachDatabase('a start of the server', (database) => {
  it('forgets the words of rows that were gone long before it stopped', async () => {
    const { db } = database();
    await db.insertInto('subscription').values({ email: 'gone@news.example' }).execute();
    await db.deleteFrom('subscription').execute();
    await sql`update search_change set made_at = made_at - interval '1 hour'`.execute(db);
    const { log } = Fastify();
    await prepareDomain(
      { config: testConfig({ sampleData: false }), db, origin: () => TEST_ORIGIN, log },
      () => {},
    );
    expect(await db.selectFrom('search_change').selectAll().execute()).toEqual([]);
  });
});
