import { expressionBuilder, type ExpressionBuilder, type Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database, DonationStatus } from '../database/tables.ts';
import { readChoice } from '../lists/choices.ts';
import { pageRows } from '../lists/pageRows.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { containsPattern } from '../lists/search.ts';
import { tallied } from '../lists/tallies.ts';
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
function ofChosenKind({ frequency, status, payment_method: client }: DonationFilters) {
  const chosenFrequency = readChoice('frequency', frequency, FREQUENCIES);
  const chosenStatus = readChoice('status', status, STATUSES);
  const chosenClient = readChoice('payment_method', client, CLIENTS);
  const where = expressionBuilder<Database, 'donation_tally'>();
  return where.and([
    ...(chosenFrequency ? [where('frequency', '=', chosenFrequency)] : []),
    ...(chosenStatus ? [where('status', '=', chosenStatus)] : []),
    ...(chosenClient ? [where('payment_client', '=', chosenClient)] : []),
  ]);
}

/**
 * The condition that a row must meet, of a page as of an export.
 *
 * @throws HttpError 422 for a filter value that does not exist
 */
export function matchingDonations(filters: DonationFilters) {
  const ofKind = ofChosenKind(filters);
  return (where: ExpressionBuilder<Database, 'donation'>) => {
    if (!filters.search) return ofKind;
    const pattern = containsPattern(filters.search);
    const anywhere = where.or([
      where('donor_full_name', 'ilike', pattern),
      where('donor_email', 'ilike', pattern),
      where('project_title', 'ilike', pattern),
    ]);
    return where.and([ofKind, anywhere]);
  };
}

/** How many match. Only a search has to look at the donations themselves. */
async function countDonations(db: Kysely<Database>, filters: DonationFilters): Promise<number> {
  const counting = filters.search
    ? db
        .selectFrom('donation')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where(matchingDonations(filters))
    : db.selectFrom('donation_tally').select(tallied.as('total')).where(ofChosenKind(filters));
  return (await counting.executeTakeFirstOrThrow()).total;
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
  const total = await countDonations(db, filters);
  const matching = db.selectFrom('donation').selectAll().where(matchingDonations(filters));
  const rows = await pageRows(matching, page, total);
  return { data: rows.map(toDonationRow), ...pageFacts(total, page) };
}
