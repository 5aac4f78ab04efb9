import { sql, type Kysely } from 'kysely';
import type { Currency } from '../database/columns.ts';
import type { DonationStatus } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import { toDecimalString } from '../money/money.ts';

/** Sums are text, so that they are never rounded. */
interface TotalRow {
  project_id: number | null;
  title: string | null;
  currency: Currency;
  payments: number;
  paid: string;
  returns: number;
  returned: string;
}

interface ProjectRow {
  id: number;
  currency: Currency;
  raised: number;
  ledger: string;
  elsewhere: string;
}

interface DonationRow {
  reference: string;
  status: DonationStatus;
  currency: Currency;
  amount: number;
  paid: string | null;
  returned: string;
  is_one_currency: boolean | null;
  is_same_share: boolean;
}

/** Such as `12.50 USD`. */
export const formatWithCode = (minor: number | string, currency: Currency): string =>
  `${toDecimalString(BigInt(minor))} ${currency}`;

/** One line per project and currency: what it received and gave back. */
export async function ledgerTotals(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<TotalRow>`
    select project_id, title, entry.currency,
      count(*) filter (where kind = 'payment') as payments,
      coalesce(sum(entry.amount_minor) filter (where kind = 'payment'), 0)::text as paid,
      count(*) filter (where kind <> 'payment') as returns,
      coalesce(-sum(entry.amount_minor) filter (where kind <> 'payment'), 0)::text as returned
    from ledger_entry entry
      join donation on donation.id = donation_id
      left join project on project.id = project_id
    group by project_id, title, entry.currency
    order by project_id nulls last, entry.currency desc`.execute(db);
  return rows.map(({ project_id: id, title, currency, payments, paid, returns, returned }) => {
    const name = id === null ? 'General donations' : `Project ${id} (${title ?? ''})`;
    const kept = formatWithCode((BigInt(paid) - BigInt(returned)).toString(), currency);
    return `${name}: ${kept}. Payments: ${payments}, ${formatWithCode(paid, currency)}. Refunds and reversals: ${returns}, ${formatWithCode(returned, currency)}.`;
  });
}

async function checkProjects(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<ProjectRow>`
    select * from (
      select project.id, project.currency, amount_raised_minor as raised,
        coalesce(sum(entry.project_currency_amount_minor) filter (where entry.project_currency = project.currency), 0)::text
          as ledger,
        coalesce(sum(entry.project_currency_amount_minor) filter (where entry.project_currency <> project.currency), 0)::text
          as elsewhere
      from project
        left join donation on donation.project_id = project.id
        left join ledger_entry entry on entry.donation_id = donation.id
      group by project.id
    ) project
    where raised::text <> ledger or elsewhere <> '0'
    order by id`.execute(db);
  return rows.map(({ id, currency, raised, ledger, elsewhere }) =>
    elsewhere === '0'
      ? `Project ${id} shows ${formatWithCode(raised, currency)} raised, but its ledger adds up to ${formatWithCode(ledger, currency)}.`
      : `Project ${id} is in ${currency}, but its ledger has an amount in another currency.`,
  );
}

function donationProblem({
  status,
  currency,
  amount,
  paid,
  returned,
  is_one_currency: isOneCurrency,
}: DonationRow): string {
  const isPaid = status === 'completed' || status === 'refunded';
  if (paid === null) return `is ${status}, but the ledger has no payment for it`;
  if (!isPaid) return `is ${status}, but the ledger has a payment for it`;
  if (!isOneCurrency) return `is in ${currency}, but the ledger has an entry for it in another currency`;
  if (paid !== String(amount))
    return `is ${formatWithCode(amount, currency)}, but the ledger has ${formatWithCode(paid, currency)}`;
  if (returned !== paid && status === 'refunded')
    return `is refunded, but the ledger shows only ${formatWithCode(returned, currency)} of ${formatWithCode(amount, currency)} refunded`;
  if (BigInt(returned) > BigInt(paid))
    return `was refunded ${formatWithCode(returned, currency)}, more than its amount of ${formatWithCode(amount, currency)}`;
  if (returned === paid && status === 'completed')
    return 'is completed, but the ledger shows it fully refunded';
  return 'raised a different amount for its project from the one in the ledger';
}

async function checkDonations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<DonationRow>`
    select * from (
      select donation.reference, donation.status, donation.currency, donation.amount_minor as amount,
        (sum(entry.amount_minor) filter (where kind = 'payment'))::text as paid,
        coalesce(-sum(entry.amount_minor) filter (where kind <> 'payment'), 0)::text as returned,
        bool_and(entry.currency = donation.currency) as is_one_currency,
        (sum(entry.project_currency_amount_minor) filter (where kind = 'payment'))
          is not distinct from donation.project_currency_amount_minor as is_same_share
      from donation left join ledger_entry entry on entry.donation_id = donation.id
      group by donation.id
    ) donation
    where (paid is not null) <> (status in ('completed', 'refunded'))
      or paid is not null and not (is_one_currency and is_same_share and paid = amount::text)
      or paid is not null and (returned = paid) <> (status = 'refunded')
      or returned::numeric > amount
    order by reference`.execute(db);
  return rows.map((row) => `Donation ${row.reference} ${donationProblem(row)}.`);
}

/** Compares the ledger with the projects and the donations. Returns a sentence for each difference. */
export async function checkBooks(db: Kysely<Database>): Promise<string[]> {
  return [...(await checkProjects(db)), ...(await checkDonations(db))];
}
