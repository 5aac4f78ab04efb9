import { sql, type Kysely } from 'kysely';
import { inOrder } from '../inOrder.ts';
import { StartupProblem } from '../startupProblem.ts';
import { up as firstTables } from './migrations/0001-first-tables.ts';
import { up as newsletter } from './migrations/0002-newsletter.ts';
import { up as orphanedImages } from './migrations/0003-loose-images.ts';
import { up as tallies } from './migrations/0004-tallies.ts';
import { up as signInAttempts } from './migrations/0005-sign-in-attempts.ts';
import { up as volunteers } from './migrations/0006-volunteers.ts';
import { up as volunteerTally } from './migrations/0007-volunteer-tally.ts';
import { up as search } from './migrations/0008-search.ts';
import { up as weeks } from './migrations/0009-weeks.ts';
import { up as formKeys } from './migrations/0010-form-keys.ts';
import { up as captchaUses } from './migrations/0011-captcha-uses.ts';
import { up as giftsOfDeletedProjects } from './migrations/0012-gifts-of-deleted-projects.ts';
import { up as foldedSearch } from './migrations/0013-folded-search.ts';
import { up as subscriptionWords } from './migrations/0014-subscription-words.ts';
import { up as searchChanges } from './migrations/0015-search-changes.ts';
import type { Database } from './tables.ts';

export interface Migration {
  /** Recorded in the database: never rename one that was released. */
  name: string;
  up: (db: Kysely<unknown>) => Promise<void>;
}

/** In the order in which they are applied. Append; never change one that was released. */
export const migrations: readonly Migration[] = [
  { name: '0001-first-tables', up: firstTables },
  { name: '0002-newsletter', up: newsletter },
  { name: '0003-loose-images', up: orphanedImages },
  { name: '0004-tallies', up: tallies },
  { name: '0005-sign-in-attempts', up: signInAttempts },
  { name: '0006-volunteers', up: volunteers },
  { name: '0007-volunteer-tally', up: volunteerTally },
  { name: '0008-search', up: search },
  { name: '0009-weeks', up: weeks },
  { name: '0010-form-keys', up: formKeys },
  { name: '0011-captcha-uses', up: captchaUses },
  { name: '0012-gifts-of-deleted-projects', up: giftsOfDeletedProjects },
  { name: '0013-folded-search', up: foldedSearch },
  { name: '0014-subscription-words', up: subscriptionWords },
  { name: '0015-search-changes', up: searchChanges },
];

/** Any number that no other program on the same database uses for its own advisory lock. */
const LOCK = 7_251_403_118;

/**
 * In the locale `C` a database knows capital letters of English alone: nobody would find Zoë by ZOË.
 *
 * @throws StartupProblem
 */
async function refuseEnglishOnly(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ knows: boolean }>`select lower('ÉẸ') = 'éẹ' as knows`.execute(db);
  if (rows[0]?.knows) return;
  throw new StartupProblem(
    "The database does not know letters with accents. Create it with: create database NAME locale 'C.UTF-8' template template0",
  );
}

/**
 * Brings the database up to date, in one transaction: all of it or nothing. Several processes may start at once; all
 * but one wait and then find nothing to do.
 *
 * @returns the names of the migrations that were applied now
 * @throws StartupProblem when the database was written by a newer release than this one, or is new and cannot be searched
 */
export async function migrate(
  db: Kysely<Database>,
  all: readonly Migration[] = migrations,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(transaction);
    await sql`create table if not exists migration (
      name text primary key,
      applied_at timestamptz not null default now()
    )`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
      transaction,
    );
    const applied = new Set(rows.map(({ name }) => name));
    if (applied.size === 0) await refuseEnglishOnly(transaction);
    const unknown = rows.find(({ name }) => all.every((migration) => migration.name !== name));
    if (unknown)
      throw new StartupProblem(
        `The database is newer than this release: it has the migration ${unknown.name}.`,
      );

    const pending = all.filter(({ name }) => !applied.has(name));
    await inOrder(pending, async ({ name, up }) => {
      await up(transaction as unknown as Kysely<unknown>);
      await sql`insert into migration (name) values (${name})`.execute(transaction);
    });
    return pending.map(({ name }) => name);
  });
}
