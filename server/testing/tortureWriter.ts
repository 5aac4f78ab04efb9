import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openConfigured } from '../database/openConfigured.ts';

/**
 * Writes to the embedded database until killed. The first line reports what it found; each further line is the id of an acknowledged
 * row, written synchronously so that a kill cannot delay it.
 */
const line = (text: string) => writeSync(1, `${text}\n`);
const rethrow = (error: Error) => {
  throw error;
};

try {
  const { db } = await openConfigured(readConfig(process.env), rethrow, () => {});
  await migrate(db);
  await sql`create table if not exists torture (id integer primary key, note text not null)`.execute(db);
  await sql`create table if not exists torture_sum (name text primary key, total integer not null)`.execute(
    db,
  );
  const found = await sql<{ id: number }>`select id from torture order by id`.execute(db);
  const sum = await sql<{ total: number }>`select total from torture_sum`.execute(db);
  line(JSON.stringify({ ids: found.rows.map(({ id }) => id), sum: sum.rows[0]?.total ?? 0 }));

  const commit = async (id: number) => {
    await db.transaction().execute(async (transaction) => {
      await sql`insert into torture values (${id}, ${'n'.repeat(id % 700)})`.execute(transaction);
      await sql`insert into torture_sum values ('all', 1)
        on conflict (name) do update set total = torture_sum.total + 1`.execute(transaction);
    });
    line(String(id));
    if (id % 97 === 0) await sql`checkpoint`.execute(db);
  };
  // oxlint-disable-next-line no-await-in-loop -- each commit is acknowledged before the next begins
  for (let id = (found.rows.at(-1)?.id ?? 0) + 1; ; id += 1) await commit(id);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
