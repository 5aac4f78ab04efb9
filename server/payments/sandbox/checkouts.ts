import { randomInt } from 'node:crypto';
import type { Kysely, NotNull, Selectable } from 'kysely';
import type { SandboxCheckoutTable } from '../../database/donationTables.ts';
import type { Database } from '../../database/tables.ts';
import type { CheckoutRequest, PaymentClient } from '../provider.ts';

export type SandboxCheckout = Selectable<SandboxCheckoutTable>;

type PaidCheckout = SandboxCheckout & { paid_at: Date };

/** How a checkout can end. */
export type Decision = 'paid' | 'declined' | 'cancelled';

const TOKEN_LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const TOKEN_LENGTH = 24;
const TOKEN = new RegExp(`^[${TOKEN_LETTERS}]{${TOKEN_LENGTH}}$`);

const newToken = () =>
  Array.from({ length: TOKEN_LENGTH }, () => TOKEN_LETTERS[randomInt(TOKEN_LETTERS.length)]).join('');

/** Opens a checkout, or returns the reference's existing one. */
export async function openCheckout(
  db: Kysely<Database>,
  flavour: PaymentClient,
  { reference, money, frequency, returnUrl, cancelUrl }: CheckoutRequest,
): Promise<SandboxCheckout> {
  await db
    .insertInto('sandbox_checkout')
    .values({
      token: newToken(),
      reference,
      amount_minor: money.minor,
      currency: money.currency,
      frequency,
      flavour,
      return_url: returnUrl,
      cancel_url: cancelUrl,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return db
    .selectFrom('sandbox_checkout')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}

/** The checkout with this token, or undefined. */
export async function checkoutByToken(
  db: Kysely<Database>,
  token: string,
): Promise<SandboxCheckout | undefined> {
  if (!TOKEN.test(token)) return undefined;
  return db.selectFrom('sandbox_checkout').selectAll().where('token', '=', token).executeTakeFirst();
}

/** The checkout of a donation, or undefined. */
export function checkoutByReference(
  db: Kysely<Database>,
  reference: string,
): Promise<SandboxCheckout | undefined> {
  return db.selectFrom('sandbox_checkout').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/**
 * Ends an open checkout. The first decision is final.
 *
 * @returns whether this call ended it
 */
export async function decideCheckout(
  db: Kysely<Database>,
  token: string,
  decision: Decision,
): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  const result = await db
    .updateTable('sandbox_checkout')
    .set({ state: decision, paid_at: decision === 'paid' ? new Date() : null })
    .where('token', '=', token)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends the monthly gift of a checkout. Repeatable. */
export async function endCheckoutSubscription(db: Kysely<Database>, reference: string): Promise<void> {
  await db.updateTable('sandbox_checkout').set({ ended: true }).where('reference', '=', reference).execute();
}

/** The checkouts that were paid in a period, oldest payment first. */
export function paidCheckouts(
  db: Kysely<Database>,
  flavour: PaymentClient,
  from: Date,
  to: Date,
): Promise<PaidCheckout[]> {
  return db
    .selectFrom('sandbox_checkout')
    .selectAll()
    .where('flavour', '=', flavour)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .orderBy('paid_at')
    .$narrowType<{ paid_at: NotNull }>()
    .execute();
}
