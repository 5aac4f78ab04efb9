import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/** A gift from the same email address whose donor has opted out of emails about deliveries. */
export const optedOutOfDeliveryEmails = (db: Kysely<Database>) =>
  db
    .selectFrom('donation as refused')
    .select('refused.id')
    .where('refused.delivery_emails', '=', false)
    .where(sql<boolean>`lower(refused.donor_email) = lower(donation.donor_email)`);

/**
 * Puts one email about a delivery into the outbox for each donor of its project. Donors who have opted out, and refunded gifts, are
 * left out.
 *
 * @param proofIds of all photos of the delivery, because some may be deleted before the emails are sent
 */
export async function enqueueDeliveryEmails(
  transaction: Transaction<Database>,
  projectId: number,
  proofIds: readonly number[],
): Promise<void> {
  await transaction
    .insertInto('email')
    .columns(['kind', 'subject_id', 'occasion'])
    .expression(
      transaction
        .selectFrom('donation')
        .select(({ fn }) => [
          sql<'delivery'>`'delivery'`.as('kind'),
          fn.max('donation.id').as('subject_id'),
          sql<string>`${proofIds.join(',')}::text`.as('occasion'),
        ])
        .where('donation.project_id', '=', projectId)
        .where('donation.status', '=', 'completed')
        .where((query) => query.not(query.exists(optedOutOfDeliveryEmails(transaction))))
        .groupBy(sql`lower(donation.donor_email)`),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id', 'occasion']).doNothing())
    .execute();
}

/** Stops emails about deliveries to the donor of a donation, for all gifts from that address. */
export async function optOutOfDeliveryEmails(db: Kysely<Database>, donationId: number): Promise<void> {
  await db.updateTable('donation').set({ delivery_emails: false }).where('id', '=', donationId).execute();
}
