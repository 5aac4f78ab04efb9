import type { components } from '@/api/generated/schema';
import { db } from '@/mocks/db';
import { shortReferenceOf } from '@/mocks/fixtures/donations';
import type { MonthlyGift } from '@/mocks/fixtures/monthlyGifts';
import type { Project } from '@/mocks/fixtures/projectFactory';
import { paymentOutcomeFor } from '@/mocks/magicValues';
import { toDecimal } from '@/mocks/minorUnits';

type DonationCreate = components['schemas']['DonationCreate'];

/** Stores a monthly gift whose first payment, the donation with this id, has not been made. */
export function addMonthlyGift(
  body: DonationCreate,
  project: Project | undefined,
  donationId: number,
): MonthlyGift {
  const monthlyGift: MonthlyGift = {
    id: db.nextId('monthlyGifts'),
    short_reference: shortReferenceOf(donationId),
    status: 'pending',
    amount: toDecimal(body.amount),
    currency: body.currency,
    payment_client: body.payment_client,
    project_title: project?.title ?? null,
    created_at: new Date().toISOString(),
    ended_at: null,
    donor_full_name: body.donor_full_name,
    donor_email: body.donor_email,
    payments: 0,
    paid: '0.00',
    project_closed: false,
  };
  db.tables.monthlyGifts.push(monthlyGift);
  return monthlyGift;
}

/** Finds a monthly gift by its id. */
export function findMonthlyGift(id: number): MonthlyGift | undefined {
  return db.tables.monthlyGifts.find((monthlyGift) => monthlyGift.id === id);
}

/** The token of the donor's private link. */
export const privateTokenOf = (id: number): string => `${id}.signature`;

/** Finds a monthly gift by the token of its private link. The mocks do not check signatures. */
export function findByToken(token: string): MonthlyGift | undefined {
  return findMonthlyGift(Number(token.split('.', 1)[0]));
}

function setStatus(monthlyGift: MonthlyGift, status: MonthlyGift['status']): void {
  monthlyGift.status = status;
  for (const { row } of db.tables.donations)
    if (row.monthly_gift_id === monthlyGift.id) row.monthly_gift_status = status;
}

/** Records the first payment. */
export function activate(monthlyGift: MonthlyGift): void {
  setStatus(monthlyGift, paymentOutcomeFor(monthlyGift.amount) === 'past-due' ? 'past_due' : 'active');
  monthlyGift.payments = 1;
  monthlyGift.paid = monthlyGift.amount;
}

/** Ends a monthly gift, unless its amount makes the provider not respond. */
export function endMonthlyGift(monthlyGift: MonthlyGift): MonthlyGift {
  if (paymentOutcomeFor(monthlyGift.amount) === 'cannot-be-ended') setStatus(monthlyGift, 'ending');
  else if (monthlyGift.status !== 'ended') {
    setStatus(monthlyGift, 'ended');
    monthlyGift.ended_at = new Date().toISOString();
  }
  return monthlyGift;
}
