import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { insertDonation } from '../donations/donationRows.ts';
import { applyInTransaction } from '../donations/recordPayment.ts';
import { inOrder } from '../inOrder.ts';
import { SANDBOX } from '../payments/sandbox/sandboxProvider.ts';
import { PEOPLE } from './donors.ts';

/** The sandbox knows the payments, so that the gift can be ended in a trial. */
const GIFT = {
  donor_email: PEOPLE[2].email,
  donor_full_name: PEOPLE[2].name,
  amount_minor: 2000,
  currency: 'USD',
  payment_client: 'PAYPAL',
  provider: SANDBOX,
} as const;

const PAYMENTS = [
  { token: 'SAMPLE000000000000000001', at: new Date('2026-09-15T10:20:00Z') },
  { token: 'SAMPLE000000000000000002', at: new Date('2026-10-15T10:20:00Z') },
  { token: 'SAMPLE000000000000000003', at: new Date('2026-11-15T10:20:00Z') },
] as const;

async function addPayment(
  transaction: Transaction<Database>,
  monthlyGiftId: number,
  { token, at }: (typeof PAYMENTS)[number],
  log: FastifyBaseLogger,
): Promise<void> {
  const reference = randomUUID();
  const { amount_minor: minor, currency, payment_client: flavour } = GIFT;
  await transaction
    .insertInto('sandbox_checkout')
    .values({
      token,
      reference,
      amount_minor: minor,
      currency,
      frequency: 'MONTHLY',
      flavour,
      state: 'paid',
      paid_at: at,
      return_url: 'https://kitbridge.example/thankyou',
      cancel_url: 'https://kitbridge.example/thankyou',
      created_at: at,
    })
    .execute();
  await insertDonation(transaction, {
    ...GIFT,
    reference,
    frequency: 'MONTHLY',
    provider_reference: token,
    monthly_gift_id: monthlyGiftId,
    created_at: at,
  });
  const payment = { paymentId: token, money: { minor, currency }, paidAt: at };
  await applyInTransaction(transaction, { reference, providerReference: token, state: 'paid', payment }, log);
}

/** Adds an active monthly gift without a project, with three payments. */
export async function addMonthlyGift(
  transaction: Transaction<Database>,
  log: FastifyBaseLogger,
): Promise<void> {
  const [first] = PAYMENTS;
  const { id } = await transaction
    .insertInto('monthly_gift')
    .values({ ...GIFT, provider_reference: first.token, status: 'active', created_at: first.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inOrder(PAYMENTS, (payment) => addPayment(transaction, id, payment, log));
}
