import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { DonationTable } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Checkout } from '../payments/provider.ts';

export type Donation = Selectable<DonationTable>;
type NewDonation = Insertable<DonationTable>;

/** A donation with what remains of it after refunds, in its own currency and in its project's. */
export type PaidDonation = Donation & { remaining_minor: number; remaining_share_minor: number | null };

/** Stores a donation; undefined when its idempotency key is already stored. */
export function insertDonation(db: Kysely<Database>, donation: NewDonation): Promise<Donation | undefined> {
  return db
    .insertInto('donation')
    .values({ next_check_at: sql`now()`, ...donation })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The donation with an idempotency key. */
export function donationByKey(db: Kysely<Database>, key: string): Promise<Donation | undefined> {
  return db.selectFrom('donation').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

/** The donation with a public reference. */
export function donationByReference(db: Kysely<Database>, reference: string): Promise<Donation | undefined> {
  return db.selectFrom('donation').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** A paid donation; undefined if it was not paid. */
export function paidDonationById(db: Kysely<Database>, id: number): Promise<PaidDonation | undefined> {
  return db
    .selectFrom('donation')
    .innerJoin('ledger_entry', 'donation_id', 'donation.id')
    .selectAll('donation')
    .select([
      sql<number>`sum(ledger_entry.amount_minor)::bigint`.as('remaining_minor'),
      sql<number | null>`sum(ledger_entry.project_currency_amount_minor)::bigint`.as('remaining_share_minor'),
    ])
    .where('donation.id', '=', id)
    .groupBy('donation.id')
    .executeTakeFirst();
}

/** The donation's row, locked until the transaction ends. */
export function lockDonation(
  transaction: Transaction<Database>,
  reference: string,
): Promise<Donation | undefined> {
  return transaction
    .selectFrom('donation')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

/** Records the provider's checkout, unless there is one. A donation that failed without one can now be paid. */
export function storeCheckout(
  db: Kysely<Database>,
  { id, monthly_gift_id: monthlyGiftId }: Donation,
  { providerReference, checkoutUrl, subscriptionReference }: Checkout,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('donation')
      .set({
        provider_reference: providerReference,
        checkout_url: checkoutUrl,
        status: 'pending',
        next_check_at: sql`now()`,
      })
      .where('id', '=', id)
      .where('provider_reference', 'is', null)
      .execute();
    if (monthlyGiftId !== null && subscriptionReference !== undefined)
      await transaction
        .updateTable('monthly_gift')
        .set({ provider_reference: subscriptionReference })
        .where('id', '=', monthlyGiftId)
        .where('provider_reference', 'is', null)
        .execute();
  });
}

/** The ids that the browser returns with from the provider. */
export interface ReturnNames {
  /** Our reference. */
  paymentId?: string | undefined;
  /** For a one-time PayPal payment, PayPal's id for it; for a PayPal subscription, an agreement's id; for Paystack, our reference. */
  token?: string | undefined;
}

/**
 * The donation that the ids of a return belong to, or undefined. At least one must be given. The later payments of a monthly gift never
 * had a checkout to return from, and their ids at the provider are no secret.
 */
export async function donationByReturnNames(
  db: Kysely<Database>,
  { paymentId, token }: ReturnNames,
): Promise<Donation | undefined> {
  if (paymentId !== undefined) {
    const donation = await donationByReference(db, paymentId);
    const isNamed = donation?.payment_client === 'PAYPAL' && donation.frequency === 'ONCE';
    return isNamed && token !== undefined && token !== donation.provider_reference ? undefined : donation;
  }
  if (token === undefined) return undefined;
  const found = await db
    .selectFrom('donation')
    .selectAll()
    .where('provider_reference', '=', token)
    .where('checkout_url', 'is not', null)
    .limit(2)
    .execute();
  // In theory two providers could use the same id; the token alone is then ambiguous.
  return found.length === 1 ? found[0] : undefined;
}
