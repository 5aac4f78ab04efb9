import { createHmac } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './tables.ts';

/** Counts per key, shared by all processes and kept across restarts. */
export interface StoredRateLimit {
  /**
   * Counts one more for this key.
   *
   * @returns 0 when within the limit, otherwise the seconds until the next attempt is allowed
   */
  consume(...key: string[]): Promise<number>;
  /** Resets the count. */
  reset(...key: string[]): Promise<void>;
  /** Whether anything was counted for this key within the period. */
  has(...key: string[]): Promise<boolean>;
  /** The same limit within a transaction: a rollback undoes its counts. */
  within(transaction: Kysely<Database>): StoredRateLimit;
}

interface LimitOptions {
  /** Separates this limit's keys from others. */
  name: string;
  /** How many are allowed per period. */
  points: number;
  seconds: number;
}

/** Creates a limit. Keys are stored as digests, so that the table reveals no names or addresses. */
export type CreateRateLimit = (options: LimitOptions) => StoredRateLimit;

/** The largest clock difference expected between processes; a longer wait comes from a clock that was corrected. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** The part of a `pg` client that the limiter uses, on Kysely's connections. */
const clientOn = (db: Kysely<Database>) => ({
  query: async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

function limitOn(db: Kysely<Database>, secret: string, options: LimitOptions): StoredRateLimit {
  const { name, points, seconds } = options;
  const limiter = new RateLimiterPostgres({
    storeClient: clientOn(db),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  const digest = (key: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([name, ...key]))
      .digest('base64url');

  async function waitMs(key: string): Promise<number> {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal.msBeforeNext;
    }
  }

  return {
    consume: async (...parts) => {
      const key = digest(parts);
      const wait = await waitMs(key);
      if (wait <= seconds * 1000 + CLOCK_DIFFERENCE_MS) return Math.ceil(wait / 1000);
      await limiter.delete(key);
      return Math.ceil((await waitMs(key)) / 1000);
    },
    reset: async (...parts) => void (await limiter.delete(digest(parts))),
    has: async (...parts) => (await limiter.get(digest(parts))) !== null,
    within: (transaction) => limitOn(transaction, secret, options),
  };
}

/** @param secret keys the digests */
export function createRateLimits(db: Kysely<Database>, secret: string): CreateRateLimit {
  return (options) => limitOn(db, secret, options);
}

/** Deletes expired counts. */
export async function deleteExpiredLimits(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
}
