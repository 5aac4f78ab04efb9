import { createHmac } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './tables.ts';

/** Counts per key, shared by all processes and kept over a restart. */
export interface StoredRateLimit {
  /**
   * Counts one more for this key.
   *
   * @returns 0 when it is within the limit, otherwise the seconds until the next one is
   */
  consume(...key: string[]): Promise<number>;
  /** Starts to count anew. */
  reset(...key: string[]): Promise<void>;
  /** Whether anything has been counted for this key within the period. */
  has(...key: string[]): Promise<boolean>;
  /** The same limit within a transaction: what it counts is undone with everything else. */
  within(transaction: Kysely<Database>): StoredRateLimit;
}

interface LimitOptions {
  /** Separates this limit's keys from those of others. */
  name: string;
  /** How many are allowed in a period. */
  points: number;
  seconds: number;
}

/** Creates a limit. Keys are stored only as digests, so that nobody can read names or addresses from the table. */
export type CreateRateLimit = (options: LimitOptions) => StoredRateLimit;

/** Clocks of several processes may differ by this much; a longer wait comes from a clock that has been corrected. */
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

/** Deletes what no limit counts any more. */
export async function forgetExpiredLimits(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
}
