import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { applyInTransaction } from '../donations/recordPayment.ts';
import { applyRefundInTransaction, type Refund } from '../donations/recordRefund.ts';
import type { Outcome } from '../payments/provider.ts';
import type { DomainServer } from './domainServer.ts';

/** The projects whose raised amount is not the sum of their ledger entries. Deleted projects count, too. */
export async function projectsThatDoNotAddUp(db: Kysely<Database>): Promise<unknown[]> {
  const { rows } = await sql`
    select project.id, amount_raised_minor as raised, coalesce(sum(ledger_entry.project_currency_amount_minor), 0)::bigint as ledger
    from project
      left join donation on donation.project_id = project.id
      left join ledger_entry on ledger_entry.donation_id = donation.id
    group by project.id
    having amount_raised_minor <> coalesce(sum(ledger_entry.project_currency_amount_minor), 0)`.execute(db);
  return rows;
}

/** Records what a provider says about a donation. */
export const recordPayment = (db: Kysely<Database>, outcome: Outcome, log: FastifyBaseLogger) =>
  inTransaction(db, (transaction) => applyInTransaction(transaction, outcome, log));

/** Records a refund, now. */
export const recordRefund = (db: Kysely<Database>, refund: Refund, log: Pick<FastifyBaseLogger, 'error'>) =>
  inTransaction(db, (transaction) => applyRefundInTransaction(transaction, refund, { at: new Date(), log }));

/** Refunds a part of a completed donation, in minor units. */
export async function refundGift(
  { db, app }: DomainServer,
  { reference }: { reference: string },
  minor: number,
): Promise<void> {
  const {
    provider,
    provider_id: paymentId,
    currency,
  } = await db
    .selectFrom('ledger_entry')
    .innerJoin('donation', 'donation.id', 'donation_id')
    .select(['ledger_entry.provider', 'provider_id', 'ledger_entry.currency'])
    .where('reference', '=', reference)
    .where('kind', '=', 'payment')
    .executeTakeFirstOrThrow();
  const money = { minor, currency };
  await recordRefund(db, { provider, kind: 'refund', id: randomUUID(), paymentId, money }, app.log);
}
