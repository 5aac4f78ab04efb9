import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DonationTable } from '../database/donationTables.ts';
import type { Database } from '../database/tables.ts';
import type { Checkout } from '../payments/provider.ts';

export type Donation = Selectable<DonationTable>;
type NewDonation = Insertable<DonationTable>;

/** Stores a donation; undefined when its idempotency key is there already. */
export function insertDonation(db: Kysely<Database>, donation: NewDonation): Promise<Donation | undefined> {
  return db
    .insertInto('donation')
    .values(donation)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The donation that was made with an idempotency key. */
export function donationByKey(db: Kysely<Database>, key: string): Promise<Donation | undefined> {
  return db.selectFrom('donation').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

/** The donation of a public name. */
export function donationByReference(db: Kysely<Database>, reference: string): Promise<Donation | undefined> {
  return db.selectFrom('donation').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** The donation's row, locked until the end of the transaction. */
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

/** Notes the checkout that a provider opened. A checkout that is there already stays. */
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

/** How the browser names a donation when it comes back from the provider. */
export interface ReturnNames {
  /** Our reference. */
  paymentId?: string | undefined;
  /** The provider's own name for the payment. */
  token?: string | undefined;
}

/** The one donation that every given name belongs to; undefined when there is none. At least one must be given. */
export async function donationByReturnNames(
  db: Kysely<Database>,
  { paymentId, token }: ReturnNames,
): Promise<Donation | undefined> {
  let query = db.selectFrom('donation').selectAll().limit(2);
  if (paymentId !== undefined) query = query.where('reference', '=', paymentId);
  if (token !== undefined) query = query.where('provider_reference', '=', token);
  const found = await query.execute();
  // Two providers may in theory use the same name for different payments: then the token alone names none.
  return found.length === 1 ? found[0] : undefined;
}
