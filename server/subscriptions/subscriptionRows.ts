import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { enqueueEmail } from '../emails/outbox.ts';

/**
 * Subscribes an address, or reactivates it, and puts the email that says so into the outbox. False when it is already subscribed,
 * ignoring case; among concurrent calls exactly one returns true.
 */
export async function subscribeEmail(transaction: Transaction<Database>, email: string): Promise<boolean> {
  const subscribed = await transaction
    .insertInto('subscription')
    .values({ email })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ active: true })
        .where('subscription.active', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
  if (!subscribed) return false;
  const occasion = new Date().toISOString();
  await enqueueEmail(transaction, { kind: 'newsletter_welcome', subjectId: subscribed.id, occasion });
  return true;
}

/** Ends a subscription. The row stays, so that administrators see that the reader has left. */
export async function endSubscription(db: Kysely<Database>, id: number): Promise<void> {
  await db.updateTable('subscription').set({ active: false }).where('id', '=', id).execute();
}

/** Deletes a subscription. False when it does not exist. */
export async function deleteSubscription(db: Kysely<Database>, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom('subscription').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}
