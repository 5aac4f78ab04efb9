import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Subscribes an address, or again when it had left. False when it is subscribed already, in whatever letters; of several
 * calls at once exactly one gets true.
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

/** Forgets a subscription. False when there is none with that id. */
export async function deleteSubscription(db: Kysely<Database>, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom('subscription').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}
