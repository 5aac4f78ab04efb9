import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Subscribes an address, or reactivates it. False when it is already subscribed, ignoring case; among concurrent calls exactly one
 * returns true.
 */
export async function subscribeEmail(db: Kysely<Database>, email: string): Promise<boolean> {
  const subscribed = await db
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
  return subscribed !== undefined;
}

/** Deletes a subscription. False when it does not exist. */
export async function deleteSubscription(db: Kysely<Database>, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom('subscription').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}
