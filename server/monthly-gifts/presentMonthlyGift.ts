import type { Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { toDecimalString } from '../money/money.ts';
import { firstDonationOf, paymentsReceived, type MonthlyGift } from './monthlyGiftRows.ts';
import { openProject } from './openProject.ts';

/** The stored status, or `ending` until the provider has confirmed the end. */
function statusOf(gift: MonthlyGift): components['schemas']['MonthlyGiftStatus'] {
  return gift.end_requested_at && gift.status !== 'ended' ? 'ending' : gift.status;
}

/** The monthly gift without the donor, for its private link. */
export async function toOwnMonthlyGift(
  db: Kysely<Database>,
  gift: MonthlyGift,
): Promise<components['schemas']['OwnMonthlyGift']> {
  const first = await firstDonationOf(db, gift.id);
  return {
    ...(first && { short_reference: first.short_reference }),
    status: statusOf(gift),
    amount: toDecimalString(gift.amount_minor),
    currency: gift.currency,
    payment_client: gift.payment_client,
    project_title: gift.project_title,
    created_at: gift.created_at.toISOString(),
    ended_at: gift.ended_at?.toISOString() ?? null,
  };
}

/** The monthly gift as administrators see it. */
export async function toMonthlyGift(
  db: Kysely<Database>,
  gift: MonthlyGift,
): Promise<components['schemas']['MonthlyGift']> {
  const received = await paymentsReceived(db, gift.id);
  return {
    ...(await toOwnMonthlyGift(db, gift)),
    id: gift.id,
    donor_full_name: gift.donor_full_name,
    donor_email: gift.donor_email,
    payments: received.payments,
    paid: toDecimalString(received.paid_minor),
    project_closed: gift.project_id !== null && !(await openProject(db, gift.project_id)),
  };
}
