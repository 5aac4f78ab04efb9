import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { insertDonation, type Donation } from '../donations/donationRows.ts';
import { applyInTransaction } from '../donations/recordPayment.ts';
import type { Payment } from '../payments/provider.ts';
import type { MonthlyGift } from './monthlyGiftRows.ts';
import { openProject } from './openProject.ts';

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** The first donation, while no payment has completed it. */
function unpaidDonationOf(transaction: Transaction<Database>, gift: MonthlyGift) {
  return transaction
    .selectFrom('donation')
    .selectAll()
    .where('monthly_gift_id', '=', gift.id)
    .where('status', 'in', ['pending', 'failed'])
    .executeTakeFirst();
}

/** Stores the donation of a later payment: for the gift's project or, when that is closed, as a general donation. */
async function insertLaterDonation(
  transaction: Transaction<Database>,
  gift: MonthlyGift,
  { paymentId, paidAt }: Payment,
  log: Log,
): Promise<Donation> {
  const project = await openProject(transaction, gift.project_id);
  const isRedirected = gift.project_id !== null && !project;
  const donation = await insertDonation(transaction, {
    reference: randomUUID(),
    project_id: project?.id ?? null,
    project_title: project?.title ?? null,
    redirected_from: isRedirected ? gift.project_title : null,
    donor_email: gift.donor_email,
    donor_full_name: gift.donor_full_name,
    amount_minor: gift.amount_minor,
    currency: gift.currency,
    frequency: 'MONTHLY',
    payment_client: gift.payment_client,
    provider: gift.provider,
    provider_reference: paymentId,
    monthly_gift_id: gift.id,
    created_at: paidAt,
  });
  if (!donation) throw new Error('A donation without an idempotency key was not stored.');
  if (isRedirected)
    log.warn(
      { reference: donation.short_reference, monthlyGiftId: gift.id },
      'A monthly payment counts as a general donation: its project no longer receives donations',
    );
  return donation;
}

/**
 * Records a payment of a monthly gift, whose row is locked: the first completes the donation that began the gift, and each later one is a
 * donation of its own, with the exchange rate of its day. A known payment changes nothing, and one of another amount is only logged.
 */
export async function recordGiftPayment(
  transaction: Transaction<Database>,
  gift: MonthlyGift,
  payment: Payment,
  log: Log,
): Promise<void> {
  const { paymentId, money } = payment;
  const known = await transaction
    .selectFrom('ledger_entry')
    .select('id')
    .where('provider', '=', gift.provider)
    .where('kind', '=', 'payment')
    .where('provider_id', '=', paymentId)
    .executeTakeFirst();
  if (known) return;
  if (money.minor !== gift.amount_minor || money.currency !== gift.currency) {
    log.error({ monthlyGiftId: gift.id, paymentId }, 'A payment differs from its monthly gift');
    return;
  }
  const donation =
    (await unpaidDonationOf(transaction, gift)) ??
    (await insertLaterDonation(transaction, gift, payment, log));
  const { reference, provider_reference: providerReference } = donation;
  if (providerReference === null) throw new Error('A monthly gift was paid without a checkout.');
  await applyInTransaction(transaction, { reference, providerReference, state: 'paid', payment }, log);
}
