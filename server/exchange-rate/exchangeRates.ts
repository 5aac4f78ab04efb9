import type { Kysely, Selectable } from 'kysely';
import type { Database, ExchangeRateTable } from '../database/tables.ts';

/** The current rate. */
export interface ExchangeRate {
  /** NGN for 1 USD, as decimal text. */
  usdToNgnRate: string;
  updatedAt: Date;
}

const COLUMNS = ['usd_to_ngn_rate', 'updated_at'] as const;

function toRate(row: Pick<Selectable<ExchangeRateTable>, (typeof COLUMNS)[number]>): ExchangeRate {
  return { usdToNgnRate: row.usd_to_ngn_rate, updatedAt: row.updated_at };
}

/** The current rate; undefined when none has been set. Accepts a transaction. */
export async function currentExchangeRate(db: Kysely<Database>): Promise<ExchangeRate | undefined> {
  const row = await db
    .selectFrom('exchange_rate')
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRate(row);
}

/** The rate at a time: the latest set by then, or else the first; undefined when none has been set. */
export async function exchangeRateAt(db: Kysely<Database>, at: Date): Promise<ExchangeRate | undefined> {
  const row = await db
    .selectFrom('exchange_rate')
    .select(COLUMNS)
    .where('updated_at', '<=', at)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row) return toRate(row);
  const first = await db
    .selectFrom('exchange_rate')
    .select(COLUMNS)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first && toRate(first);
}

/**
 * Sets the current rate. Earlier rates stay in the history.
 *
 * @param usdToNgnRate NGN for 1 USD, positive decimal text with at most six decimals
 */
export async function setExchangeRate(db: Kysely<Database>, usdToNgnRate: string): Promise<ExchangeRate> {
  const row = await db
    .insertInto('exchange_rate')
    .values({ usd_to_ngn_rate: usdToNgnRate })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toRate(row);
}
