import type { Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { DonationStatus } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import { choiceOf, isOfKind, readChoice } from '../lists/choices.ts';
import { countingSearched, countingTallies } from '../lists/counting.ts';
import { readListPage } from '../lists/readListPage.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { contains, searchText } from '../lists/search.ts';
import { toDecimalString, toDecimalStringOrNull } from '../money/money.ts';
import type { Frequency, PaymentClient } from '../payments/provider.ts';
import type { Donation } from './donationRows.ts';

export type DonationList = components['schemas']['DonationList'];

/** Filters as they come in the query; absent ones do not narrow. */
export interface DonationFilters {
  search?: string;
  frequency?: string;
  status?: string;
  payment_method?: string;
}

const FREQUENCIES: readonly Frequency[] = ['ONCE', 'MONTHLY'];
const STATUSES: readonly DonationStatus[] = ['completed', 'pending', 'failed'];
const CLIENTS: readonly PaymentClient[] = ['PAYPAL', 'PAYSTACK'];

/** What can be chosen from a list, said of a donation as of a tally of donations. */
const chosenKind = ({ frequency, status, payment_method: client }: DonationFilters) =>
  choiceOf({
    frequency: readChoice('frequency', frequency, FREQUENCIES),
    status: readChoice('status', status, STATUSES),
    payment_client: readChoice('payment_method', client, CLIENTS),
  });

/**
 * The donations that match, for a page as for an export.
 *
 * @throws HttpError 422 for a filter value that does not exist
 */
export async function matchingDonations(db: Kysely<Database>, filters: DonationFilters) {
  const choice = chosenKind(filters);
  const ofKind = isOfKind(choice);
  const search = searchText(filters.search);
  const rows = db.selectFrom('donation').selectAll();
  if (!search)
    return {
      rows,
      ids: db.selectFrom('donation').select('id').where(ofKind),
      ...countingTallies(
        db.selectFrom('donation_tally').where(ofKind),
        db.selectFrom('donation_week').where(ofKind),
      ),
    };
  const found = db
    .selectFrom('donation_search')
    .where(ofKind)
    .where(await contains(db, 'donation_search', search));
  return {
    rows,
    ids: found.select('id'),
    ...countingSearched(db, 'donation_search', { text: search, choice }),
  };
}

/** A donation as an administrator sees it. */
export function toDonationRow(donation: Donation): DonationList['data'][number] {
  return {
    id: donation.id,
    created_at: donation.created_at.toISOString(),
    donor_full_name: donation.donor_full_name,
    donor_email: donation.donor_email,
    project_title: donation.project_title,
    currency: donation.currency,
    amount: toDecimalString(donation.amount_minor),
    project_currency: donation.project_currency,
    project_currency_amount: toDecimalStringOrNull(donation.project_currency_amount_minor),
    frequency: donation.frequency,
    payment_client: donation.payment_client,
    status: donation.status,
    previous_amount_raised: toDecimalStringOrNull(donation.previous_amount_raised_minor),
    current_amount_raised: toDecimalStringOrNull(donation.current_amount_raised_minor),
  };
}

/**
 * One page of donations, newest first; the id decides between those of the same moment.
 *
 * @throws HttpError 422 for a filter value that does not exist
 */
export async function listDonations(
  db: Kysely<Database>,
  filters: DonationFilters,
  page: Page,
): Promise<DonationList> {
  const { rows, total } = await readListPage(await matchingDonations(db, filters), page);
  return { data: rows.map(toDonationRow), ...pageFacts(total, page) };
}
