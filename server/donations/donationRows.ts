import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DonationTable } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import type { Checkout } from '../payments/provider.ts';

export type Donation = Selectable<DonationTable>;
type NewDonation = Insertable<DonationTable>;

/** Stores a donation; undefined when its idempotency key is already stored. */
export function insertDonation(db: Kysely<Database>, donation: NewDonation): Promise<Donation | undefined> {
  return db
    .insertInto('donation')
    .values(donation)
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

/** Records the provider's checkout, unless there is one. */
export async function storeCheckout(
  db: Kysely<Database>,
  donationId: number,
  { providerReference, checkoutUrl }: Checkout,
): Promise<void> {
  await db
    .updateTable('donation')
    .set({ provider_reference: providerReference, checkout_url: checkoutUrl })
    .where('id', '=', donationId)
    .where('provider_reference', 'is', null)
    .execute();
}

/** The ids that the browser returns with from the provider. */
export interface ReturnNames {
  /** Our reference. */
  paymentId?: string | undefined;
  /** The provider's id of the payment. */
  token?: string | undefined;
}

/** The donation that all given ids belong to, or undefined. At least one must be given. */
export async function donationByReturnNames(
  db: Kysely<Database>,
  { paymentId, token }: ReturnNames,
): Promise<Donation | undefined> {
  let query = db.selectFrom('donation').selectAll().limit(2);
  if (paymentId !== undefined) query = query.where('reference', '=', paymentId);
  if (token !== undefined) query = query.where('provider_reference', '=', token);
  const found = await query.execute();
  // In theory two providers could use the same id; the token alone is then ambiguous.
  return found.length === 1 ? found[0] : undefined;
}
