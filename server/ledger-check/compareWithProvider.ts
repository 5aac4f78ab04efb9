import { sql, type Kysely } from 'kysely';
import type { Currency } from '../database/columns.ts';
import type { LedgerKind } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentClient, PaymentProvider, ProviderEntry } from '../payments/provider.ts';
import { formatWithCode } from './checkBooks.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** A payment can be recorded a week after it was made, and a refund weeks after it was begun. */
const RECORDED_WITHIN_MS = 31 * DAY_MS;
/** A payment that is younger is noted as on its way: reconciliation may not have asked for it yet. */
const ON_ITS_WAY_MS = HOUR_MS;

export interface Period {
  from: Date;
  to: Date;
}

/** Differences are wrong; notes are worth knowing. */
export interface Findings {
  differences: string[];
  notes: string[];
}

interface Booked {
  kind: LedgerKind;
  id: string;
  minor: number;
  currency: Currency;
  at: Date;
}

interface ComparedProvider {
  provider: PaymentProvider;
  client: PaymentClient;
}

const keyOf = ({ kind, id }: Pick<ProviderEntry, 'kind' | 'id'>) => `${kind} ${id}`;
const NAMES: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  paystack: 'Paystack',
  sandbox: 'Sandbox',
};
const day = (at: Date) => at.toISOString().slice(0, 10);

const bookedColumns = sql`kind, provider_id as id, abs(entry.amount_minor) as minor, entry.currency, entry.created_at as at
  from ledger_entry entry join donation on donation.id = donation_id`;

/** The ledger's entries of a provider: those of the period, and those that it lists. */
async function bookedEntries(
  db: Kysely<Database>,
  { provider: { name }, client }: ComparedProvider,
  { from, to }: Period,
  listed: readonly ProviderEntry[],
): Promise<Booked[]> {
  const ids = listed.map(({ id }) => id);
  const { rows } = await sql<Booked>`select ${bookedColumns}
    where entry.provider = ${name} and payment_client = ${client}
      and (entry.created_at >= ${from} and entry.created_at < ${to} or provider_id = any(${ids}::text[]))
    order by entry.id`.execute(db);
  return rows;
}

/** Of these references, the ones that name a donation, a monthly gift or a payment of ours. */
async function ownReferences(
  db: Kysely<Database>,
  name: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ reference: string }>`
    select reference from unnest(${references}::text[]) as listed (reference)
    where exists (select from donation where donation.reference = listed.reference and provider = ${name})
      or exists (select from monthly_gift where provider_reference = listed.reference and provider = ${name})
      or exists (select from ledger_entry where provider_id = listed.reference and provider = ${name} and kind = 'payment')
  `.execute(db);
  return new Set(rows.map(({ reference }) => reference));
}

/**
 * Compares the ledger with a provider's own books, in both directions.
 *
 * @param now entries that are younger than the provider's or our own delay are noted as on their way
 * @throws ProviderError when the provider cannot be reached
 */
export async function compareWithProvider(
  db: Kysely<Database>,
  compared: ComparedProvider,
  { from, to }: Period,
  now: Date,
): Promise<Findings> {
  const { provider } = compared;
  const name = NAMES[provider.name] ?? provider.name;
  // What was recorded in the period may have been paid before it, and clocks differ.
  const listedFrom = new Date(from.getTime() - RECORDED_WITHIN_MS);
  const listedTo = new Date(Math.min(to.getTime() + DAY_MS, now.getTime()));
  const listed = await provider.listEntries(listedFrom, listedTo);
  const booked = await bookedEntries(db, compared, { from, to }, listed);
  const bookedByKey = new Map(booked.map((entry) => [keyOf(entry), entry]));
  const listedKeys = new Set(listed.map(keyOf));
  const own = await ownReferences(
    db,
    provider.name,
    listed.flatMap(({ reference }) => reference ?? []),
  );
  const findings: Findings = { differences: [], notes: [] };
  const { differences, notes } = findings;

  for (const { kind, id, money, at, reference } of listed) {
    const entry = bookedByKey.get(keyOf({ kind, id }));
    const amount = formatWithCode(money.minor, money.currency);
    const isInPeriod = at >= from && at < to;
    if (entry && (entry.minor !== money.minor || entry.currency !== money.currency))
      differences.push(
        `The ${kind} ${id} is ${amount} at ${name}, but ${formatWithCode(entry.minor, entry.currency)} in the ledger.`,
      );
    if (entry || !isInPeriod) continue;
    const sentence = `${name} lists a ${kind} ${id} of ${amount} on ${day(at)}`;
    if (reference === undefined || !own.has(reference))
      notes.push(
        `${sentence} that does not refer to a donation on this site. It probably comes from another system on the same account.`,
      );
    else if (now.getTime() - at.getTime() < ON_ITS_WAY_MS)
      notes.push(`${sentence} that is not in the ledger yet.`);
    else differences.push(`${sentence} that is not in the ledger.`);
  }

  for (const entry of booked) {
    if (listedKeys.has(keyOf(entry))) continue;
    const { kind, id, minor, currency, at } = entry;
    const sentence = `The ledger has a ${kind} ${id} of ${formatWithCode(minor, currency)} on ${day(at)}`;
    const isTooYoung = now.getTime() - at.getTime() < (provider.listingDelayMs ?? 0);
    if (isTooYoung) notes.push(`${sentence} that ${name} does not list yet.`);
    else differences.push(`${sentence} that ${name} does not list.`);
  }
  return findings;
}
