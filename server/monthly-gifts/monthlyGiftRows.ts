import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { MonthlyGiftTable } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import type { Donation } from '../donations/donationRows.ts';

export type MonthlyGift = Selectable<MonthlyGiftTable>;

/** Stores the monthly gift that a new donation begins; returns the donation as its first payment. */
export async function beginMonthlyGift(
  transaction: Transaction<Database>,
  donation: Donation,
): Promise<Donation> {
  const gift = await transaction
    .insertInto('monthly_gift')
    .values({
      donor_email: donation.donor_email,
      donor_full_name: donation.donor_full_name,
      amount_minor: donation.amount_minor,
      currency: donation.currency,
      payment_client: donation.payment_client,
      provider: donation.provider,
      project_id: donation.project_id,
      project_title: donation.project_title,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return transaction
    .updateTable('donation')
    .set({ monthly_gift_id: gift.id })
    .where('id', '=', donation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The monthly gift with this id. */
export function monthlyGiftById(db: Kysely<Database>, id: number): Promise<MonthlyGift | undefined> {
  return db.selectFrom('monthly_gift').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The monthly gift with the provider's id of the subscription. */
export function monthlyGiftBySubscription(
  db: Kysely<Database>,
  provider: string,
  subscriptionReference: string,
): Promise<MonthlyGift | undefined> {
  return db
    .selectFrom('monthly_gift')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', subscriptionReference)
    .executeTakeFirst();
}

/** The monthly gift's row, locked until the transaction ends, so that its payments are recorded one at a time. */
export function lockMonthlyGift(transaction: Transaction<Database>, id: number): Promise<MonthlyGift> {
  return transaction
    .selectFrom('monthly_gift')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The donation that began a monthly gift. */
export function firstDonationOf(db: Kysely<Database>, monthlyGiftId: number): Promise<Donation | undefined> {
  return db
    .selectFrom('donation')
    .selectAll()
    .where('monthly_gift_id', '=', monthlyGiftId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The number of payments received, their sum less refunds, and when the latest was made. */
export function paymentsReceived(
  db: Kysely<Database>,
  monthlyGiftId: number,
): Promise<{ payments: number; paid_minor: number; latest_at: Date | null }> {
  return db
    .selectFrom('ledger_entry')
    .innerJoin('donation', 'donation.id', 'ledger_entry.donation_id')
    .where('donation.monthly_gift_id', '=', monthlyGiftId)
    .select(({ fn }) => [
      sql<number>`count(*) filter (where ledger_entry.kind = 'payment')`.as('payments'),
      sql<number>`coalesce(sum(ledger_entry.amount_minor), 0)::bigint`.as('paid_minor'),
      fn.max('donation.created_at').as('latest_at'),
    ])
    .executeTakeFirstOrThrow();
}
