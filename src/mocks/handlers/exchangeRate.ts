import type { components } from '@/api/generated/schema';
import { db } from '@/mocks/db';
import { http } from '@/mocks/http';
import { inverseRate, toDecimal } from '@/mocks/minorUnits';

function rateResponse(): components['schemas']['ExchangeRateResponse'] {
  const { usdToNgn, updatedAt } = db.tables.rate;
  return {
    data: { usd_to_ngn_rate: usdToNgn, ngn_to_usd_rate: inverseRate(usdToNgn), updated_at: updatedAt },
  };
}

export const exchangeRateHandlers = {
  getExchangeRate: http.get('/api/donation/exchange_rate', ({ response }) =>
    response(200).json(rateResponse()),
  ),

  updateExchangeRate: http.post('/api/donation/exchange_rate/update', async ({ request, response }) => {
    const { usd_to_ngn_rate: rate } = await request.json();
    db.tables.rate = { usdToNgn: toDecimal(rate), updatedAt: new Date().toISOString() };
    return response(200).json(rateResponse());
  }),
};
