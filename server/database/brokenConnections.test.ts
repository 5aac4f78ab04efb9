import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPostgresDatabase, engines } from '../testing/testDatabase.ts';
import { isUnreachable } from './errors.ts';
import { openPostgres } from './open.ts';

const CLIENTS = 6;
const BREAKS = 5;

const terminateOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Opens a PostgreSQL database whose connections can all be terminated, as by a restart. */
async function openBreakable() {
  const { url, drop } = await createPostgresDatabase();
  const reports: Error[] = [];
  const database = await openPostgres(url, (error) => reports.push(error));
  const breaker = await openPostgres(url);
  const close = async () => {
    await database.close();
    await breaker.close();
    await drop();
  };
  return { db: database.db, reports, breakAll: () => terminateOthers.execute(breaker.db), close };
}

describe.skipIf(!engines.includes('postgresql'))('broken PostgreSQL connections', () => {
  it('during a transaction are reported, and the next query works', async () => {
    const { db, reports, breakAll, close } = await openBreakable();
    const broken = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await breakAll();
      await expect.poll(() => reports.length).toBeGreaterThan(0);
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toSatisfy(isUnreachable);
    expect(reports[0]).toMatchObject({ code: '57P01' });
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await close();
  });

  it('under load fail only the running queries', async () => {
    const { db, breakAll, close } = await openBreakable();
    const failures: unknown[] = [];
    const over = new AbortController();
    const traffic = Array.from({ length: CLIENTS }, async () => {
      while (!over.signal.aborted) {
        await db
          .transaction()
          .execute((transaction) => sql`select pg_sleep(0.001)`.execute(transaction))
          .catch((error: unknown) => failures.push(error));
      }
    });
    for (let breaks = 0; breaks < BREAKS; breaks += 1) await breakAll();
    over.abort();
    await Promise.all(traffic);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((error) => !isUnreachable(error))).toEqual([]);
    await close();
  });
});
