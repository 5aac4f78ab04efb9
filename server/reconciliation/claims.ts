import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Donation } from '../donations/donationRows.ts';
import type { MonthlyGift } from '../monthly-gifts/monthlyGiftRows.ts';
import type { PaymentEvent } from '../webhooks/paymentEvents.ts';

/** Rows of the configured providers, and how long to wait before the first check. */
export interface DueRows {
  providers: readonly string[];
  firstPauseSeconds: number;
  limit: number;
}

const LONGEST_PAUSE = sql`interval '6 hours'`;

const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`;

/** Twice as long after each check. */
const nextCheck = (firstSeconds: number) =>
  sql<Date>`now() + least(${seconds(firstSeconds)} * power(2, least(checks, 20)), ${LONGEST_PAUSE})`;

const oneMore = sql<number>`checks + 1`;

/*
 * A claim schedules the next check and commits before the provider is asked. So two processes never claim the same row, no transaction is
 * open while a provider takes its time, and a process that is killed leaves nothing locked.
 */

/** Claims unpaid donations that are due. */
export function claimDonations(
  db: Kysely<Database>,
  { providers, firstPauseSeconds, limit }: DueRows,
): Promise<Donation[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('donation')
        .select('id')
        .where('next_check_at', '<=', sql<Date>`now()`)
        .where('created_at', '<=', sql<Date>`now() - ${seconds(firstPauseSeconds)}`)
        .where('status', 'in', ['pending', 'failed'])
        .where('provider', 'in', providers)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('donation')
    .set({ next_check_at: nextCheck(firstPauseSeconds), checks: oneMore })
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** Claims monthly gifts that are due. */
export function claimMonthlyGifts(
  db: Kysely<Database>,
  { providers, firstPauseSeconds, limit }: DueRows,
): Promise<MonthlyGift[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('monthly_gift')
        .select('id')
        .where('next_check_at', '<=', sql<Date>`now()`)
        .where('provider', 'in', providers)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('monthly_gift')
    .set({ next_check_at: nextCheck(firstPauseSeconds), checks: oneMore })
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** Claims stored events that are due. */
export function claimEvents(
  db: Kysely<Database>,
  { providers, firstPauseSeconds, limit }: DueRows,
): Promise<PaymentEvent[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('payment_event')
        .select(['provider', 'event_id'])
        .where('next_check_at', '<=', sql<Date>`now()`)
        .where('received_at', '<=', sql<Date>`now() - ${seconds(firstPauseSeconds)}`)
        .where('provider', 'in', providers)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payment_event')
    .from('due')
    .set({ next_check_at: nextCheck(firstPauseSeconds), checks: oneMore })
    .whereRef('payment_event.provider', '=', 'due.provider')
    .whereRef('payment_event.event_id', '=', 'due.event_id')
    .returningAll('payment_event')
    .execute();
}
