import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The rate in force. */
export interface ExchangeRate {
  /** NGN for one USD, a decimal text. */
  usdToNgnRate: string;
  updatedAt: Date;
}

/** The rate in force, or undefined while none has been set. Works on a transaction too. */
export async function currentExchangeRate(db: Kysely<Database>): Promise<ExchangeRate | undefined> {
  const row = await db
    .selectFrom('exchange_rate')
    .select(['usd_to_ngn_rate', 'updated_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { usdToNgnRate: row.usd_to_ngn_rate, updatedAt: row.updated_at };
}
