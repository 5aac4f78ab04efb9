import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { columnTypes } from './columnTypes.ts';
import { openPglite } from './pglite.ts';
import type { Database } from './tables.ts';
import { startUpkeep } from './upkeep.ts';
import { DATABASE_RESERVE, freeBytes } from '../uploads/diskSpace.ts';

/** An open database on either engine. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

/** How long a query waits for a connection, in milliseconds; on the embedded engine it could otherwise wait for ever. */
const CONNECTION_TIMEOUT_MS = 10_000;
const POOL_SIZE = 10;
/** How long a connection is silent before the system asks whether it is still there, in milliseconds. */
const KEEP_ALIVE_MS = 60_000;

/** Receives errors that belong to no query: a broken connection, failed upkeep. */
export type Report = (error: Error) => void;

function kyselyOn(pool: Pool, report: Report): Kysely<Database> {
  // The pool listens to idle clients only, and an unhandled error event ends the process.
  pool.on('connect', (client) => client.on('error', report));
  // Repeats an error that an idle client has already reported.
  pool.on('error', () => {});
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** Wraps an embedded engine in the same pool as PostgreSQL. Closing it closes the engine. */
export function fromPglite(engine: PGlite, report: Report = () => {}): OpenDatabase {
  const config: PoolConfig = Object.assign(createPgConfig(engine), {
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: columnTypes,
  });
  const pool = new Pool(config);
  const db = kyselyOn(pool, report);
  const close = async () => {
    await db.destroy();
    // Kysely closes nothing when no query has run, and an open pool would query a closed engine.
    if (!pool.ending) await pool.end();
    await engine.close();
  };
  return { db, close };
}

/** The embedded database of a data folder that this process has locked. */
export async function openEmbedded(dataDir: string, report: Report = () => {}): Promise<OpenDatabase> {
  const opened = fromPglite(await openPglite(dataDir), report);
  const isDiskFull = async () => (await freeBytes(dataDir)) < DATABASE_RESERVE;
  const stopUpkeep = startUpkeep(opened.db, isDiskFull, report);
  const close = async () => {
    await stopUpkeep();
    // The engine's last checkpoint would hang. Commits are in its log, which the next start replays.
    if (!(await isDiskFull())) await opened.close();
  };
  return { ...opened, close };
}

/**
 * Connects to a PostgreSQL server.
 *
 * @throws when it does not respond
 */
export async function openPostgres(
  connectionString: string,
  report: Report = () => {},
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: columnTypes,
    // Otherwise a query on a connection that was lost silently waits for ever, and reconciliation with it.
    keepAlive: true,
    // Linux would wait two hours before it asks.
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'kitbridge',
    onConnect: async (client) => {
      // Starting parallel workers takes longer than they save on queries this short.
      await client.query('set max_parallel_workers_per_gather = 0');
      // The default is for spinning disks, and makes PostgreSQL read a whole table where an index is faster.
      await client.query('set random_page_cost = 1.1');
    },
  });
  const db = kyselyOn(pool, report);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
}
