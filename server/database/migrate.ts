import { sql, type Kysely } from 'kysely';
import { inOrder } from '../inOrder.ts';
import { StartupProblem } from '../startupProblem.ts';
import { up as schema } from './migrations/0001-schema.ts';
import { up as payments } from './migrations/0002-payments.ts';
import { up as donationReference } from './migrations/0003-donation-reference.ts';
import { up as emails } from './migrations/0004-emails.ts';
import { up as giftSteps } from './migrations/0005-gift-steps.ts';
import { up as projectOrder } from './migrations/0006-project-order.ts';
import { up as parallelSearch } from './migrations/0007-parallel-search.ts';
import { up as searchIndex } from './migrations/0008-search-index.ts';
import { up as sandboxPaidAt } from './migrations/0009-sandbox-paid-at.ts';
import { up as donationToken } from './migrations/0010-donation-token.ts';
import type { Database } from './tables.ts';

export interface Migration {
  /** Recorded in the database, so never rename a released migration. */
  name: string;
  up: (db: Kysely<unknown>) => Promise<void>;
}

/** In order. Append new ones; never change a released one. */
export const migrations: readonly Migration[] = [
  { name: '0001-schema', up: schema },
  { name: '0002-payments', up: payments },
  { name: '0003-donation-reference', up: donationReference },
  { name: '0004-emails', up: emails },
  { name: '0005-gift-steps', up: giftSteps },
  { name: '0006-project-order', up: projectOrder },
  { name: '0007-parallel-search', up: parallelSearch },
  { name: '0008-search-index', up: searchIndex },
  { name: '0009-sandbox-paid-at', up: sandboxPaidAt },
  { name: '0010-donation-token', up: donationToken },
];

/** The id of our advisory lock. */
const LOCK = 7_251_403_118;

/**
 * With locale `C`, PostgreSQL only folds the case of ASCII letters, so ZOË would not find Zoë.
 *
 * @throws StartupProblem
 */
async function requireUnicodeLocale(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ isUnicode: boolean }>`select lower('ÉẸ') = 'éẹ' as "isUnicode"`.execute(db);
  if (rows[0]?.isUnicode) return;
  throw new StartupProblem(
    "The database does not support accented letters. Create it with: create database NAME locale 'C.UTF-8' template template0",
  );
}

function refuseUnknown(applied: readonly string[], known: readonly Migration[]): void {
  const unknown = applied.find((name) => known.every((migration) => migration.name !== name));
  if (unknown === undefined) return;
  if (known[0] && !applied.includes(known[0].name))
    throw new StartupProblem(
      'The database was created by a version from before the first release and cannot be upgraded. Set DATA_DIR or DATABASE_URL to a new, empty one.',
    );
  throw new StartupProblem(`The database is newer than this release: it has the migration ${unknown}.`);
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Checks that every migration has been applied, and changes nothing.
 *
 * @throws StartupProblem when migrations are pending, or another version of the server wrote the database
 */
export async function requireMigrated(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{
    isEmpty: boolean;
  }>`select to_regclass('migration') is null as "isEmpty"`.execute(db);
  const applied = rows[0]?.isEmpty ? [] : await appliedMigrations(db);
  refuseUnknown(applied, migrations);
  if (applied.length < migrations.length)
    throw new StartupProblem(
      'The database is empty or from an earlier release. Start the server once, which upgrades it.',
    );
}

/**
 * Applies pending migrations in one transaction. When several processes start at once, one applies them and the others wait.
 *
 * @returns the names of the migrations applied
 * @throws StartupProblem when another version of the server wrote the database, or a new database has locale `C`
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
    const applied = await appliedMigrations(transaction);
    if (applied.length === 0) await requireUnicodeLocale(transaction);
    refuseUnknown(applied, all);

    const pending = all.filter(({ name }) => !applied.includes(name));
    await inOrder(pending, async ({ name, up }) => {
      await up(transaction as unknown as Kysely<unknown>);
      await sql`insert into migration (name) values (${name})`.execute(transaction);
    });
    return pending.map(({ name }) => name);
  });
}
