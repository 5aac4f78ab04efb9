import type { Kysely } from 'kysely';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../http/errors.ts';
import { toDecimal, toRatio } from '../money/exact.ts';
import { currentExchangeRate } from './exchangeRates.ts';

/** Enough for the rate of a kobo in dollars to be useful, and within what the contract's `Rate` takes. */
const RATE_DECIMALS = 8;

export function exchangeRateHandlers(db: Kysely<Database>): Pick<Handlers, 'getExchangeRate'> {
  return {
    getExchangeRate: async () => {
      const rate = await currentExchangeRate(db);
      if (!rate) throw notFound('No exchange rate has been set yet.');
      const ratio = toRatio(rate.usdToNgnRate);
      const inverse = { numerator: ratio.denominator, denominator: ratio.numerator };
      return {
        status: 200,
        body: {
          data: {
            usd_to_ngn_rate: toDecimal(ratio, RATE_DECIMALS),
            ngn_to_usd_rate: toDecimal(inverse, RATE_DECIMALS),
            updated_at: rate.updatedAt.toISOString(),
          },
        },
      };
    },
  };
}
