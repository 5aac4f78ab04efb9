import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { inOrder } from '../inOrder.ts';
import type { Payments } from '../payments/payments.ts';
import { PAYMENT_CLIENTS, ProviderError, type PaymentClient } from '../payments/provider.ts';
import { SAMPLE_PROVIDER } from '../sample-data/sampleProvider.ts';
import { checkBooks, ledgerTotals } from './checkBooks.ts';
import { compareWithProvider, type Findings, type Period } from './compareWithProvider.ts';

export interface LedgerCheck extends Findings {
  /** One line per project and currency: what it received. */
  totals: string[];
  /** Which providers could not be asked, and why. */
  unanswered: string[];
}

interface BookedProvider {
  provider: string;
  payment_client: PaymentClient;
  entries: number;
}

/** The providers of the ledger's entries of a period. */
async function bookedProviders(db: Kysely<Database>, { from, to }: Period): Promise<BookedProvider[]> {
  const { rows } = await sql<BookedProvider>`
    select entry.provider, payment_client, count(*) as entries
    from ledger_entry entry join donation on donation.id = donation_id
    where entry.created_at >= ${from} and entry.created_at < ${to}
    group by entry.provider, payment_client
    order by entry.provider, payment_client`.execute(db);
  return rows;
}

const reasonOf = (error: unknown) => {
  if (error instanceof ProviderError) return error.message;
  throw error;
};

/**
 * Adds up the ledger, and compares it with the projects, the donations and the configured providers' own books of a period. The result
 * has no personal data.
 *
 * @param now not before the end of the period
 */
export async function checkLedger(
  { db, payments }: { db: Kysely<Database>; payments: Payments },
  period: Period,
  now: Date,
): Promise<LedgerCheck> {
  const check: LedgerCheck = {
    totals: await ledgerTotals(db),
    differences: await checkBooks(db),
    notes: [],
    unanswered: [],
  };
  // One provider after the other keeps their findings in order.
  await inOrder(PAYMENT_CLIENTS, async (client) => {
    const provider = payments.providerFor(client);
    if (!provider) return;
    try {
      const { differences, notes } = await compareWithProvider(db, { provider, client }, period, now);
      check.differences.push(...differences);
      check.notes.push(...notes);
    } catch (error) {
      check.unanswered.push(`${provider.name} could not be asked: ${reasonOf(error)}`);
    }
  });
  for (const { provider: name, payment_client: client, entries } of await bookedProviders(db, period)) {
    if (name === SAMPLE_PROVIDER)
      check.notes.push(`${entries} ${client} entries are sample data; no money was paid.`);
    else if (!payments.providerNamed(name, client))
      check.unanswered.push(
        `${name} could not be asked about ${entries} ${client} entries: it is not configured.`,
      );
  }
  return check;
}
