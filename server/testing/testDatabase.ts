import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { fromPglite, openPostgres, type OpenDatabase } from '../database/open.ts';
import { openPgliteInMemory } from '../database/pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of an embedded database without tables. */
    emptyDatabase: string;
    /** A dump of the migrated, empty embedded database. */
    migratedDatabase: string;
  }
}

export type Engine = 'embedded' | 'postgresql';

/** A PostgreSQL where this run may create and drop databases; set by scripts/with-postgres.mjs. */
const postgresUrl = process.env['TEST_DATABASE_URL'];

/** The engines of this run. */
export const engines: readonly Engine[] = postgresUrl ? ['embedded', 'postgresql'] : ['embedded'];

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty PostgreSQL database; returns its URL and how to drop it.
 *
 * @param options of `create database`
 */
export async function createPostgresDatabase(
  options = '',
): Promise<{ url: string; drop: () => Promise<void> }> {
  if (!postgresUrl) throw new Error('TEST_DATABASE_URL is not set: run through scripts/with-postgres.mjs.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} ${options}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

const openDump = async (name: 'emptyDatabase' | 'migratedDatabase') =>
  fromPglite(await openPgliteInMemory(await openAsBlob(inject(name))));

/** A new database without tables, removed when closed. */
export async function openEmptyDatabase(engine: Engine): Promise<OpenDatabase> {
  if (engine === 'embedded') return openDump('emptyDatabase');
  const { url, drop } = await createPostgresDatabase();
  const opened = await openPostgres(url);
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close };
}

/** A new migrated database, removed when closed. */
export async function openTestDatabase(engine: Engine = 'embedded'): Promise<OpenDatabase> {
  if (engine === 'embedded') return openDump('migratedDatabase');
  const opened = await openEmptyDatabase(engine);
  await migrate(opened.db);
  return opened;
}

let shared: Promise<OpenDatabase> | undefined;

/** The embedded database of this worker, which stays open: opening one takes half a second. Others are new ones. */
async function openSharedDatabase(engine: Engine): Promise<OpenDatabase> {
  if (engine !== 'embedded') return openTestDatabase(engine);
  shared ??= openTestDatabase();
  return { ...(await shared), close: async () => {} };
}

type DatabaseTests = (database: () => OpenDatabase) => void;

function databaseSuite(
  chosen: readonly Engine[],
  open: (engine: Engine) => Promise<OpenDatabase> = openTestDatabase,
) {
  return (name: string, tests: DatabaseTests): void =>
    describe.each(chosen)(`${name} (%s)`, (engine) => {
      let opened: OpenDatabase | undefined;
      beforeAll(async () => {
        opened = await open(engine);
      });
      afterAll(() => opened?.close());
      tests(() => {
        if (!opened) throw new Error('The database is open only inside tests and hooks.');
        return opened;
      });
    });
}

/**
 * A suite with one new migrated embedded database for all of its tests. Tests that count rows must clear tables first, or open their own
 * database.
 *
 * @param tests gets a function that returns the database; call it inside tests and hooks
 */
export const describeDatabase = databaseSuite(['embedded']);

/** The same on every engine of this run, for transactions, races, migrations and searches. */
export const describeEachDatabase = databaseSuite(engines);

/** As {@link describeDatabase}, for suites that empty all tables before each test and leave the schema as it is. */
export const describeSharedDatabase = databaseSuite(['embedded'], openSharedDatabase);

/** As {@link describeSharedDatabase}, on every engine of this run. */
export const describeEachSharedDatabase = databaseSuite(engines, openSharedDatabase);
