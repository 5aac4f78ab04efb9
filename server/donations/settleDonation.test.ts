import { expect, it } from 'vitest';
import { ProviderError, type Outcome } from '../payments/provider.ts';
import { describeDomain, startGift, type DomainServer } from '../testing/domainServer.ts';
import { fakePayments } from '../testing/fakePayments.ts';
import { recordPayment } from '../testing/books.ts';
import { donationByReference } from './donationRows.ts';
import { settleDonation } from './settleDonation.ts';

const ledger = ({ db }: DomainServer) => db.selectFrom('ledger_entry').selectAll().execute();

const noResponse = () => Promise.reject(new ProviderError('no response'));

describeDomain('an outcome from the provider', (server) => {
  async function pendingGift() {
    const { reference } = await startGift(server());
    const donation = await donationByReference(server().db, reference);
    if (!donation?.provider_reference) throw new Error('The gift has no checkout.');
    return { donation, reference, providerReference: donation.provider_reference };
  }
  const statusOf = async (reference: string) => (await donationByReference(server().db, reference))?.status;
  const payment = {
    paymentId: 'CAPTURE-1',
    money: { minor: 5000, currency: 'USD' },
    paidAt: new Date(),
  } as const;

  it.each([
    ['another amount', { payment: { ...payment, money: { minor: 4999, currency: 'USD' } } }],
    ['another currency', { payment: { ...payment, money: { minor: 5000, currency: 'NGN' } } }],
    ['another payment', { providerReference: 'another' }],
  ] as const)('with %s completes nothing', async (_name, change) => {
    const { reference, providerReference } = await pendingGift();
    const outcome: Outcome = { reference, providerReference, state: 'paid', payment, ...change };
    const result = await recordPayment(server().db, outcome, server().app.log);
    expect(result).toMatchObject({ status: 'pending' });
    expect(await ledger(server())).toEqual([]);
  });

  it('for another donation completes neither', async () => {
    const [asked, other] = [await pendingGift(), await pendingGift()];
    const { reference, providerReference } = other;
    const response = async (): Promise<Outcome> => ({ reference, providerReference, state: 'paid', payment });
    await settleDonation(
      { ...asked.donation, provider: 'fake' },
      { db: server().db, payments: fakePayments({ verifyPayment: response }), log: server().app.log },
    );
    expect(await statusOf(asked.reference)).toBe('pending');
    expect(await statusOf(reference)).toBe('pending');
  });

  it('of paid completes a failed donation', async () => {
    const { reference, providerReference } = await pendingGift();
    const { db, app } = server();
    await recordPayment(db, { reference, providerReference, state: 'failed' }, app.log);
    expect(await statusOf(reference)).toBe('failed');
    await recordPayment(db, { reference, providerReference, state: 'paid', payment }, app.log);
    expect(await statusOf(reference)).toBe('completed');
  });

  it('never reverts a completed donation', async () => {
    const { reference, providerReference } = await pendingGift();
    const { db, app } = server();
    await recordPayment(db, { reference, providerReference, state: 'paid', payment }, app.log);
    await recordPayment(db, { reference, providerReference, state: 'failed' }, app.log);
    await recordPayment(db, { reference, providerReference, state: 'pending' }, app.log);
    await recordPayment(db, { reference, providerReference, state: 'paid', payment }, app.log);
    expect(await statusOf(reference)).toBe('completed');
    expect(await ledger(server())).toHaveLength(1);
  });

  it('that is missing leaves the donation unchanged', async () => {
    const { donation, reference } = await pendingGift();
    const dependencies = {
      db: server().db,
      payments: fakePayments({ verifyPayment: noResponse }),
      log: server().app.log,
    };
    await expect(settleDonation({ ...donation, provider: 'fake' }, dependencies)).rejects.toThrow(
      ProviderError,
    );
    expect(await statusOf(reference)).toBe('pending');
  });
});
