import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { applyInTransaction } from '../donations/recordPayment.ts';
import { enqueueEmail } from '../emails/outbox.ts';
import { inOrder } from '../inOrder.ts';
import { configuredProvider } from '../payments/configuredProvider.ts';
import type { Payments } from '../payments/payments.ts';
import type { SubscriptionIdentity, SubscriptionState } from '../payments/provider.ts';
import { firstDonationOf, lockMonthlyGift, paymentsReceived, type MonthlyGift } from './monthlyGiftRows.ts';
import { recordGiftPayment } from './recordGiftPayment.ts';

export interface SyncDependencies {
  db: Kysely<Database>;
  payments: Payments;
  log: FastifyBaseLogger;
}

/** Writes what a provider has reported. */
export type Write = (transaction: Transaction<Database>) => Promise<void>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Twice the time between payments, so that none is missed while another arrives late. */
const LOOK_BACK_MS = 62 * DAY_MS;
/** A payment may have been on its way when the gift ended. */
const LAST_CHECK_MS = 3 * DAY_MS;

/** How the provider knows the gift; null until its checkout exists. */
export async function subscriptionOf(
  db: Kysely<Database>,
  gift: MonthlyGift,
): Promise<SubscriptionIdentity | null> {
  const first = await firstDonationOf(db, gift.id);
  if (!first?.provider_reference || gift.provider_reference === null) return null;
  return {
    reference: first.reference,
    providerReference: first.provider_reference,
    subscriptionReference: gift.provider_reference,
  };
}

/** Null when there is nothing to ask. */
function nextCheck(gift: MonthlyGift, status: MonthlyGift['status'], endedAt: Date | null): Date | null {
  if (endedAt) {
    const last = endedAt.getTime() + LAST_CHECK_MS;
    return last > Date.now() ? new Date(last) : null;
  }
  // Its first donation is asked about instead.
  if (status === 'pending') return gift.next_check_at;
  return new Date(Date.now() + DAY_MS);
}

/** Tells a donor who has paid before that a payment failed, or that the gift has ended. */
async function tellDonor(
  transaction: Transaction<Database>,
  gift: MonthlyGift,
  status: MonthlyGift['status'],
): Promise<void> {
  if (status === gift.status || gift.status === 'pending') return;
  const occasion = new Date().toISOString();
  if (status === 'past_due')
    await enqueueEmail(transaction, { kind: 'monthly_gift_failed', subjectId: gift.id, occasion });
  if (status === 'ended') await enqueueEmail(transaction, { kind: 'monthly_gift_ended', subjectId: gift.id });
}

async function recordStatus(
  transaction: Transaction<Database>,
  gift: MonthlyGift,
  state: SubscriptionState['state'],
): Promise<void> {
  const status = state === 'pending' ? gift.status : state;
  const endedAt = status === 'ended' ? (gift.ended_at ?? new Date()) : null;
  const isEnding = gift.end_requested_at !== null && status !== 'ended';
  // A donor can end a gift and then still pay its open checkout.
  const isToEndAgain = isEnding && gift.status === 'ended';
  await transaction
    .updateTable('monthly_gift')
    .set({
      status,
      ended_at: endedAt,
      // While it is ending, its next attempt is scheduled.
      ...(!isEnding && { next_check_at: nextCheck(gift, status, endedAt), checks: 0 }),
      ...(isToEndAgain && { next_check_at: new Date(), checks: 0 }),
    })
    .where('id', '=', gift.id)
    .execute();
  await tellDonor(transaction, gift, status);
}

/** Asks the provider for a monthly gift's state and payments; returns how to record them. */
export async function askAboutMonthlyGift(
  gift: MonthlyGift,
  { db, payments, log }: SyncDependencies,
): Promise<Write> {
  const subscription = await subscriptionOf(db, gift);
  if (!subscription) return async () => {};
  const { latest_at: latest } = await paymentsReceived(db, gift.id);
  const since = latest ? latest.getTime() - LOOK_BACK_MS : gift.created_at.getTime() - DAY_MS;
  const provider = configuredProvider(payments, gift);
  const { state, payments: paid } = await provider.verifySubscription(subscription, new Date(since));
  return async (transaction) => {
    const locked = await lockMonthlyGift(transaction, gift.id);
    await inOrder(paid, (payment) => recordGiftPayment(transaction, locked, payment, log));
    const { reference, providerReference } = subscription;
    if (state === 'ended')
      await applyInTransaction(transaction, { reference, providerReference, state: 'failed' }, log);
    await recordStatus(transaction, locked, state);
  };
}
