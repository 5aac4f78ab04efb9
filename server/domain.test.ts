import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { createDomain, prepareDomain, type DomainDependencies } from './domain.ts';
import { countSearched } from './lists/searchedLists.ts';
import { TEST_ORIGIN, testConfig } from './testing/testApp.ts';
import { describeEachDatabase } from './testing/testDatabase.ts';

const dependenciesOn = (db: DomainDependencies['db']): DomainDependencies => ({
  config: testConfig({ sampleData: false }),
  db,
  origin: () => TEST_ORIGIN,
  log: Fastify().log,
});

describeEachDatabase('a start of the server', (database) => {
  afterEach(() => vi.restoreAllMocks());

  it('forgets the words of rows that were gone long before it stopped', async () => {
    const { db } = database();
    await db.insertInto('subscription').values({ email: 'gone@news.example' }).execute();
    await db.deleteFrom('subscription').execute();
    await sql`update search_change set made_at = made_at - interval '1 hour'`.execute(db);
    await prepareDomain(dependenciesOn(db), () => {});
    expect(await db.selectFrom('search_change').selectAll().execute()).toEqual([]);
  });

  it('reads the lists before anybody searches them, and the upkeep reads them again', async () => {
    const { db } = database();
    const dependencies = dependenciesOn(db);
    const counted = () => countSearched(db, 'subscription', { text: 'secret', choice: {}, by: [] });
    await prepareDomain(dependencies, () => {});
    await sql`alter table subscription disable trigger note_change`.execute(db);
    await db.insertInto('subscription').values({ email: 'secret@news.example' }).execute();
    expect(await counted()).toEqual([]);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60 * 60_000);
    for (const chore of createDomain(dependencies).upkeep) {
      await chore();
    }
    expect(await counted()).toMatchObject([{ count: 1 }]);
  });
});
