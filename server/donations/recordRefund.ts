import type { FastifyBaseLogger } from 'fastify';
import { sql, type Selectable, type Transaction } from 'kysely';
import { divideHalfUp } from '../../contract/exactDecimals.ts';
import type { LedgerEntryTable } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import type { Money } from '../payments/provider.ts';

/** Money of a payment that went back to the donor. */
export interface Refund {
  /** The provider's name, as stored with the donation. */
  provider: string;
  /** `reversal`: the donor's bank took the money back. */
  kind: 'refund' | 'reversal';
  /** The provider's id of the refund or reversal. */
  id: string;
  /** The provider's id of the payment. */
  paymentId: string;
  /** Positive. */
  money: Money;
}

interface RefundContext {
  at: Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

type Entry = Selectable<LedgerEntryTable>;

/** A payment, and what has been returned of it. */
interface Standing {
  payment: Entry;
  returnedMinor: number;
  returnedShareMinor: number;
}

/** Locks the donation of a payment, so that two refunds of it do not add up to more than was paid. */
async function lockDonationOf(
  transaction: Transaction<Database>,
  { provider, paymentId }: Refund,
): Promise<number | undefined> {
  const donation = await transaction
    .selectFrom('donation')
    .innerJoin('ledger_entry', 'ledger_entry.donation_id', 'donation.id')
    .select('donation.id')
    .where('ledger_entry.provider', '=', provider)
    .where('ledger_entry.kind', '=', 'payment')
    .where('ledger_entry.provider_id', '=', paymentId)
    .forUpdate('donation')
    .executeTakeFirst();
  return donation?.id;
}

function standingOf(entries: readonly Entry[]): Standing {
  const payment = entries.find(({ kind }) => kind === 'payment');
  if (!payment) throw new Error('The payment of a donation is missing.');
  const returned = entries.filter(({ kind }) => kind !== 'payment');
  const sum = (read: (entry: Entry) => number) => returned.reduce((total, entry) => total - read(entry), 0);
  return {
    payment,
    returnedMinor: sum((entry) => entry.amount_minor),
    returnedShareMinor: sum((entry) => entry.project_currency_amount_minor ?? 0),
  };
}

/** What the project loses. Rounding the running total lets the refund of the rest take the remainder. */
function shareOf({ payment, returnedMinor, returnedShareMinor }: Standing, minor: number): number | null {
  if (payment.project_currency_amount_minor === null) return null;
  const product = BigInt(payment.project_currency_amount_minor) * BigInt(returnedMinor + minor);
  return Number(divideHalfUp(product, BigInt(payment.amount_minor))) - returnedShareMinor;
}

async function writeRefund(
  transaction: Transaction<Database>,
  { provider, kind, id, money }: Refund,
  standing: Standing,
  at: Date,
): Promise<void> {
  const { donation_id, project_currency, rate_used } = standing.payment;
  const share = shareOf(standing, money.minor);
  await transaction
    .insertInto('ledger_entry')
    .values({
      donation_id,
      kind,
      provider,
      provider_id: id,
      amount_minor: -money.minor,
      currency: money.currency,
      project_currency,
      project_currency_amount_minor: share === null ? null : -share,
      rate_used,
      created_at: at,
    })
    .execute();
  if (share === null) return;
  await transaction
    .updateTable('project')
    .set({ amount_raised_minor: sql<number>`amount_raised_minor - ${share}::bigint` })
    .where('id', '=', (select) =>
      select.selectFrom('donation').select('project_id').where('id', '=', donation_id),
    )
    .execute();
}

/**
 * Writes a refund or reversal to the ledger, lowers the project by the same share of what the payment raised, and makes the donation
 * `refunded` once all of it has been returned. Repeatable: an id is written once. What exceeds the payment or has another currency is
 * logged as an error, for a person to check, and not written.
 *
 * @returns false when the payment is not in the ledger yet, so that the caller can try again later
 */
export async function applyRefundInTransaction(
  transaction: Transaction<Database>,
  refund: Refund,
  { at, log }: RefundContext,
): Promise<boolean> {
  const donationId = await lockDonationOf(transaction, refund);
  if (donationId === undefined) return false;
  const entries = await transaction
    .selectFrom('ledger_entry')
    .selectAll()
    .where('donation_id', '=', donationId)
    .execute();
  if (entries.some(({ kind, provider_id: id }) => kind === refund.kind && id === refund.id)) return true;
  const standing = standingOf(entries);
  const { kind, id, paymentId, money } = refund;
  const returnedMinor = standing.returnedMinor + money.minor;
  const { amount_minor: paidMinor, currency } = standing.payment;
  if (money.minor <= 0 || money.currency !== currency || returnedMinor > paidMinor) {
    log.error({ kind, id, paymentId }, 'A refund does not match its payment and was not recorded');
    return true;
  }
  await writeRefund(transaction, refund, standing, at);
  if (returnedMinor === paidMinor)
    await transaction
      .updateTable('donation')
      .set({ status: 'refunded' })
      .where('id', '=', donationId)
      .execute();
  return true;
}
