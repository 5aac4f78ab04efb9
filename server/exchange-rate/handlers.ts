import type { Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../http/errors.ts';
import { toDecimal, toRatio } from '../../contract/exactDecimals.ts';
import { currentExchangeRate, setExchangeRate, type ExchangeRate } from './exchangeRates.ts';

/** Enough for a useful NGN to USD rate, within the limits of the contract's `Rate`. */
const RATE_DECIMALS = 8;

/** The rate in both directions; the reverse is computed exactly and rounded once. */
function toResponse({
  usdToNgnRate,
  updatedAt,
}: ExchangeRate): components['schemas']['ExchangeRateResponse'] {
  const ratio = toRatio(usdToNgnRate);
  const inverse = { numerator: ratio.denominator, denominator: ratio.numerator };
  return {
    data: {
      usd_to_ngn_rate: toDecimal(ratio, RATE_DECIMALS),
      ngn_to_usd_rate: toDecimal(inverse, RATE_DECIMALS),
      updated_at: updatedAt.toISOString(),
    },
  };
}

/** The public exchange rate, and its update by administrators. */
export function exchangeRateHandlers(
  db: Kysely<Database>,
): Pick<Handlers, 'getExchangeRate' | 'updateExchangeRate'> {
  return {
    getExchangeRate: async () => {
      const rate = await currentExchangeRate(db);
      if (!rate) throw notFound('No exchange rate has been set yet.');
      return { status: 200, body: toResponse(rate) };
    },

    updateExchangeRate: async ({ body }) => {
      // The contract bounds the number, so its shortest decimal text has no exponent and equals what was sent.
      const rate = await setExchangeRate(db, String(body.usd_to_ngn_rate));
      return { status: 200, body: toResponse(rate) };
    },
  };
}
