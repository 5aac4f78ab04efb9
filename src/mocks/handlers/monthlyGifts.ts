import type { components } from '@/api/generated/schema';
import { db } from '@/mocks/db';
import { notFound } from '@/mocks/errorBodies';
import type { MonthlyGift } from '@/mocks/fixtures/monthlyGifts';
import { http } from '@/mocks/http';

type OwnMonthlyGift = components['schemas']['OwnMonthlyGift'];

const monthlyGiftWithId = (id: string) =>
  db.tables.monthlyGifts.find((monthlyGift) => String(monthlyGift.id) === id);

/** A token begins with the gift's id, as in `12.signature`; the mocks do not check signatures. */
const monthlyGiftOf = (token: string) => monthlyGiftWithId(token.split('.', 1)[0] ?? '');

/** What the private link shows: nothing about the donor. */
function toOwn(monthlyGift: MonthlyGift): OwnMonthlyGift {
  const { status, amount, currency, payment_client, project_title, created_at, ended_at } = monthlyGift;
  return { status, amount, currency, payment_client, project_title, created_at, ended_at };
}

function end(monthlyGift: MonthlyGift): MonthlyGift {
  if (monthlyGift.status !== 'ended')
    Object.assign(monthlyGift, { status: 'ended', ended_at: new Date().toISOString() });
  return monthlyGift;
}

const unknown = notFound('monthly gift');

export const monthlyGiftHandlers = {
  getMonthlyGift: http.get('/api/donation/monthly_gifts/{id}', ({ params, response }) => {
    const found = monthlyGiftWithId(params.id);
    return found ? response(200).json({ data: found }) : response(404).json(unknown);
  }),

  endMonthlyGift: http.post('/api/donation/monthly_gifts/{id}/end', ({ params, response }) => {
    const found = monthlyGiftWithId(params.id);
    return found ? response(200).json({ data: end(found) }) : response(404).json(unknown);
  }),

  getOwnMonthlyGift: http.get('/api/donation/own_monthly_gift/{token}', ({ params, response }) => {
    const found = monthlyGiftOf(params.token);
    return found ? response(200).json({ data: toOwn(found) }) : response(404).json(unknown);
  }),

  endOwnMonthlyGift: http.post('/api/donation/own_monthly_gift/{token}/end', ({ params, response }) => {
    const found = monthlyGiftOf(params.token);
    return found ? response(200).json({ data: toOwn(end(found)) }) : response(404).json(unknown);
  }),
};
