import { sql, type Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { DonationStatus } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import { readChoice } from '../lists/choices.ts';
import { NEWEST_FIRST, onePageOf, totalOf } from '../lists/readListPage.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { matchesSearch } from '../lists/search.ts';
import { toDecimalString, toDecimalStringOrNull } from '../money/money.ts';
import { PAYMENT_CLIENTS, type Frequency } from '../payments/provider.ts';
import type { Donation } from './donationRows.ts';

export type DonationList = components['schemas']['DonationList'];

/** Query filters; absent ones match everything. */
export interface DonationFilters {
  search?: string;
  frequency?: string;
  status?: string;
  payment_method?: string;
  monthly_gift?: number;
}

type MonthlyGiftStatus = components['schemas']['MonthlyGiftStatus'];

/** A donation with its refunded amount and its monthly gift's status. */
type ListedDonation = Donation & {
  refunded_minor: number | null;
  monthly_gift_status: MonthlyGiftStatus | null;
};

const FREQUENCIES: readonly Frequency[] = ['ONCE', 'MONTHLY'];
const STATUSES: readonly DonationStatus[] = ['completed', 'pending', 'failed', 'refunded'];

/**
 * The matching donations, for pages and exports.
 *
 * @throws HttpError 422 for an unknown filter value
 */
export function matchingDonations(db: Kysely<Database>, filters: DonationFilters) {
  const frequency = readChoice('frequency', filters.frequency, FREQUENCIES);
  const status = readChoice('status', filters.status, STATUSES);
  const client = readChoice('payment_method', filters.payment_method, PAYMENT_CLIENTS);
  let list = db.selectFrom('donation').selectAll().where(matchesSearch(filters.search));
  if (frequency) list = list.where('frequency', '=', frequency);
  if (status) list = list.where('status', '=', status);
  if (client) list = list.where('payment_client', '=', client);
  if (filters.monthly_gift !== undefined) list = list.where('monthly_gift_id', '=', filters.monthly_gift);
  return list;
}

/** Further columns of a donation, each a lookup. Select them for the rows of one page or batch only. */
export const LOOKUPS = [
  sql<number | null>`(select -sum(amount_minor)::bigint from ledger_entry
    where donation_id = donation.id and kind <> 'payment')`.as('refunded_minor'),
  sql<MonthlyGiftStatus | null>`(select
    case when status <> 'ended' and end_requested_at is not null then 'ending' else status end
    from monthly_gift where id = donation.monthly_gift_id)`.as('monthly_gift_status'),
] as const;

/** A donation as an administrator sees it. */
export function toDonationRow(donation: ListedDonation): DonationList['data'][number] {
  return {
    id: donation.id,
    short_reference: donation.short_reference,
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
    refunded_amount: toDecimalStringOrNull(donation.refunded_minor),
    redirected_from: donation.redirected_from,
    monthly_gift_id: donation.monthly_gift_id,
    monthly_gift_status: donation.monthly_gift_status,
  };
}

/**
 * One page of donations, newest first.
 *
 * @throws HttpError 422 for an unknown filter value
 */
export async function listDonations(
  db: Kysely<Database>,
  filters: DonationFilters,
  page: Page,
): Promise<DonationList> {
  const list = matchingDonations(db, filters);
  // Only the ids, so that rows which the offset skips are read from an index alone.
  const ids = onePageOf(list.clearSelect().select('id'), page);
  const rows = await db
    .selectFrom('donation')
    .where('id', 'in', ids)
    .selectAll()
    .select(LOOKUPS)
    .orderBy(NEWEST_FIRST)
    .execute();
  return { data: rows.map(toDonationRow), ...pageFacts(await totalOf(list, page, rows.length), page) };
}
