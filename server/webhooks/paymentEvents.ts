import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { PaymentEventTable } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import type { VerifiedEvent } from '../payments/provider.ts';

export type PaymentEvent = Selectable<PaymentEventTable>;

/**
 * Stores an event before it is acted on, so that reconciliation acts on it if this process does not. An event that was
 * given up on is retried for three days more when it is delivered again.
 *
 * @returns undefined when it has been handled already
 */
export function storeEvent(
  db: Kysely<Database>,
  provider: string,
  { id, type }: VerifiedEvent,
  body: string,
): Promise<PaymentEvent | undefined> {
  return db
    .insertInto('payment_event')
    .values({
      provider,
      event_id: id,
      event_type: type,
      body,
      next_check_at: sql`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'event_id'])
        .doUpdateSet({ body, received_at: sql`now()`, next_check_at: sql`now()`, checks: 0 })
        .where('payment_event.handled_at', 'is', null),
    )
    .returningAll()
    .executeTakeFirst();
}

const eventOf = (db: Kysely<Database>, { provider, event_id: id }: PaymentEvent) =>
  db.updateTable('payment_event').where('provider', '=', provider).where('event_id', '=', id);

/** Marks an event as handled, and deletes its body, which holds personal data. */
export async function markHandled(transaction: Transaction<Database>, event: PaymentEvent): Promise<void> {
  await eventOf(transaction, event)
    .set({ handled_at: sql`now()`, body: null, next_check_at: null })
    .execute();
}

/** Stops trying to handle an event, until the provider delivers it again. */
export async function giveUpEvent(db: Kysely<Database>, event: PaymentEvent): Promise<void> {
  await eventOf(db, event).set({ body: null, next_check_at: null }).where('handled_at', 'is', null).execute();
}
