import { sql, type Insertable } from 'kysely';
import { expect, it } from 'vitest';
import type { DonationTable, MonthlyGiftTable } from '../database/donationTables.ts';
import { completeGift, describeDomain } from '../testing/domainServer.ts';
import { deleteUnpaidDonations } from './deleteUnpaidDonations.ts';

const DAYS = 90;
const DONOR = {
  donor_email: 'ada@donors.example',
  donor_full_name: 'Ada Obi',
  amount_minor: 5000,
  currency: 'USD',
  payment_client: 'PAYPAL',
  provider: 'sandbox',
} as const;
const longAgo = new Date(Date.now() - (DAYS + 1) * 24 * 60 * 60_000);

describeDomain('deleting unpaid donations', (server) => {
  const addDonation = (reference: string, changes: Partial<Insertable<DonationTable>> = {}) =>
    server()
      .db.insertInto('donation')
      .values({
        ...DONOR,
        reference,
        frequency: 'ONCE',
        status: 'failed',
        next_check_at: null,
        created_at: longAgo,
        ...changes,
      })
      .execute();
  async function addMonthlyGift(reference: string, changes: Partial<Insertable<MonthlyGiftTable>> = {}) {
    const { id } = await server()
      .db.insertInto('monthly_gift')
      .values({ ...DONOR, created_at: longAgo, ...changes })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addDonation(reference, { frequency: 'MONTHLY', monthly_gift_id: id });
    return id;
  }
  const references = async () =>
    (await server().db.selectFrom('donation').select('reference').orderBy('id').execute()).map(
      ({ reference }) => reference,
    );

  it('keeps what is recent, may still be paid, or was paid', async () => {
    await addDonation('old');
    await addDonation('recent', { created_at: new Date() });
    await addDonation('still asked about', { next_check_at: new Date() });
    await addDonation('pending', { status: 'pending' });
    const { reference: paid } = await completeGift(server());
    await sql`update donation set created_at = ${longAgo}, next_check_at = null where reference = ${paid}`.execute(
      server().db,
    );
    await deleteUnpaidDonations(server().db, DAYS);
    expect(await references()).toEqual(['recent', 'still asked about', 'pending', paid]);
  });

  it('deletes a monthly gift with its last donation, unless it is running', async () => {
    await addMonthlyGift('never agreed to');
    await addMonthlyGift('ended before it began', { status: 'ended', ended_at: longAgo });
    const active = await addMonthlyGift('first payment failed', { status: 'active' });
    const overdue = await addMonthlyGift('payment overdue', { status: 'past_due' });
    await deleteUnpaidDonations(server().db, DAYS);
    expect(await references()).toEqual(['first payment failed', 'payment overdue']);
    const gifts = await server().db.selectFrom('monthly_gift').select('id').orderBy('id').execute();
    expect(gifts.map(({ id }) => id)).toEqual([active, overdue]);
  });
});
