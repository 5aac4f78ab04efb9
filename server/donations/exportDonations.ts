import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { allRows } from '../exports/batches.ts';
import { csvFile } from '../exports/csvFile.ts';
import { LOOKUPS, matchingDonations, toDonationRow, type DonationFilters } from './listDonations.ts';

const COLUMNS = [
  'id',
  'created_at',
  'donor_full_name',
  'donor_email',
  'project_title',
  'currency',
  'amount',
  'project_currency',
  'project_currency_amount',
  'frequency',
  'payment_client',
  'status',
  'previous_amount_raised',
  'current_amount_raised',
  'refunded_amount',
  'redirected_from',
  'monthly_gift_id',
  'monthly_gift_status',
  'short_reference',
] as const;

/**
 * All matching donations, newest first, as a CSV file.
 *
 * @throws HttpError 422 for an unknown filter value
 */
export async function exportDonations(db: Kysely<Database>, filters: DonationFilters) {
  const list = matchingDonations(db, filters).select(LOOKUPS);
  return csvFile('donations_all.csv', COLUMNS, allRows(list), toDonationRow);
}
