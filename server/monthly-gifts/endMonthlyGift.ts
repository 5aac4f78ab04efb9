import { sql } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import { enqueueEmail } from '../emails/outbox.ts';
import { configuredProvider } from '../payments/configuredProvider.ts';
import { ProviderError } from '../payments/provider.ts';
import { monthlyGiftById, type MonthlyGift } from './monthlyGiftRows.ts';
import { subscriptionOf, type SyncDependencies } from './syncMonthlyGift.ts';

/**
 * Ends a monthly gift at its provider. The request is stored first, so that it survives a provider or a server being down: the gift is then
 * ending, and reconciliation calls this again.
 */
export async function endMonthlyGift(
  gift: MonthlyGift,
  { db, payments, log }: SyncDependencies,
): Promise<MonthlyGift> {
  if (gift.status === 'ended') return gift;
  const latest = async () => (await monthlyGiftById(db, gift.id)) ?? gift;
  await db
    .updateTable('monthly_gift')
    .set({
      end_requested_at: sql`coalesce(end_requested_at, now())`,
      ...(gift.end_requested_at === null && {
        next_check_at: sql`now() + interval '1 minute'`,
        checks: 0,
      }),
    })
    .where('id', '=', gift.id)
    .where('status', '<>', 'ended')
    .execute();
  try {
    const subscription = await subscriptionOf(db, gift);
    const isKnown = subscription && (await configuredProvider(payments, gift).endSubscription(subscription));
    // Another account's keys find none of our gifts, and the donor would go on paying.
    if (!isKnown && gift.status !== 'pending') {
      log.error(
        { monthlyGiftId: gift.id },
        'A provider does not know a monthly gift that is to end: check its keys',
      );
      return await latest();
    }
    await inTransaction(db, async (transaction) => {
      const ended = await transaction
        .updateTable('monthly_gift')
        .set({
          status: 'ended',
          ended_at: sql`now()`,
          next_check_at: sql`now() + interval '3 days'`,
          checks: 0,
        })
        .where('id', '=', gift.id)
        .where('status', '<>', 'ended')
        .returning('id')
        .executeTakeFirst();
      // A gift that was never paid has nothing to confirm.
      if (ended && gift.status !== 'pending')
        await enqueueEmail(transaction, { kind: 'monthly_gift_ended', subjectId: gift.id });
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, monthlyGiftId: gift.id }, 'A monthly gift could not be ended yet');
  }
  return latest();
}
