import type { components } from '@/api/generated/schema';
import { notFound } from '@/mocks/errorBodies';
import type { MonthlyGift } from '@/mocks/fixtures/monthlyGifts';
import { http } from '@/mocks/http';
import { endMonthlyGift, findByToken, findMonthlyGift } from '@/mocks/records/monthlyGifts';

/** What the private link shows: nothing about the donor. */
function toOwn(monthlyGift: MonthlyGift): components['schemas']['OwnMonthlyGift'] {
  const { status, amount, currency, payment_client, project_title, created_at, ended_at } = monthlyGift;
  return { status, amount, currency, payment_client, project_title, created_at, ended_at };
}

const unknown = notFound('monthly gift');

export const monthlyGiftHandlers = {
  getMonthlyGift: http.get('/api/donation/monthly_gifts/{id}', ({ params, response }) => {
    const found = findMonthlyGift(Number(params.id));
    return found ? response(200).json({ data: found }) : response(404).json(unknown);
  }),

  endMonthlyGift: http.post('/api/donation/monthly_gifts/{id}/end', ({ params, response }) => {
    const found = findMonthlyGift(Number(params.id));
    return found ? response(200).json({ data: endMonthlyGift(found) }) : response(404).json(unknown);
  }),

  getOwnMonthlyGift: http.get('/api/donation/own_monthly_gift/{token}', ({ params, response }) => {
    const found = findByToken(params.token);
    return found ? response(200).json({ data: toOwn(found) }) : response(404).json(unknown);
  }),

  endOwnMonthlyGift: http.post('/api/donation/own_monthly_gift/{token}/end', ({ params, response }) => {
    const found = findByToken(params.token);
    return found ? response(200).json({ data: toOwn(endMonthlyGift(found)) }) : response(404).json(unknown);
  }),
};
