import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { exactMoment, inBatches, isAfter } from '../exports/batches.ts';
import { csvFile } from '../exports/csvFile.ts';
import { matchingSubscriptions, toSubscriptionRow, type SubscriptionFilters } from './listSubscriptions.ts';

const COLUMNS = ['id', 'email', 'active', 'created_at'] as const;

/** All subscriptions that match, newest first, as a CSV file. */
export async function exportSubscriptions(db: Kysely<Database>, filters: SubscriptionFilters) {
  const matching = matchingSubscriptions(filters);
  const batches = inBatches((after, limit) => {
    const query = db
      .selectFrom('subscription')
      .selectAll()
      .select(exactMoment)
      .where(matching)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    return (after ? query.where(isAfter(after)) : query).execute();
  });
  return csvFile('subscriptions_all.csv', COLUMNS, batches, toSubscriptionRow);
}
