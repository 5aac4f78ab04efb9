import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { allRows } from '../exports/batches.ts';
import { csvFile } from '../exports/csvFile.ts';
import { matchingSubscriptions, toSubscriptionRow, type SubscriptionFilters } from './listSubscriptions.ts';

const COLUMNS = ['id', 'email', 'active', 'created_at'] as const;

/** All matching subscriptions, newest first, as a CSV file. */
export async function exportSubscriptions(db: Kysely<Database>, filters: SubscriptionFilters) {
  return csvFile(
    'subscriptions_all.csv',
    COLUMNS,
    allRows(matchingSubscriptions(db, filters)),
    toSubscriptionRow,
  );
}
