import type { Kysely, Selectable } from 'kysely';
import type { Database, ExchangeRateTable } from '../database/tables.ts';

/** The rate in force. */
export interface ExchangeRate {
  /** NGN for one USD, a decimal text. */
  usdToNgnRate: string;
  updatedAt: Date;
}

const COLUMNS = ['usd_to_ngn_rate', 'updated_at'] as const;

function toRate(row: Pick<Selectable<ExchangeRateTable>, (typeof COLUMNS)[number]>): ExchangeRate {
  return { usdToNgnRate: row.usd_to_ngn_rate, updatedAt: row.updated_at };
}

/** The rate in force, or undefined while none has been set. Works on a transaction too. */
export async function currentExchangeRate(db: Kysely<Database>): Promise<ExchangeRate | undefined> {
  const row = await db
    .selectFrom('exchange_rate')
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRate(row);
}

/**
 * Puts a rate in force. The rates before it stay in the history, and what they were used for stays as it was.
 *
 * @param usdToNgnRate NGN for one USD, a decimal text above zero with at most six decimals
 */
export async function setExchangeRate(db: Kysely<Database>, usdToNgnRate: string): Promise<ExchangeRate> {
  const row = await db
    .insertInto('exchange_rate')
    .values({ usd_to_ngn_rate: usdToNgnRate })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toRate(row);
}
