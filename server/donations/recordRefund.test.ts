import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Money } from '../payments/provider.ts';
import { projectsThatDoNotAddUp, recordPayment, recordRefund } from '../testing/books.ts';
import {
  addProject,
  API,
  completeGift,
  describeDomainOnEachDatabase,
  ngnGift,
  setRate,
  signInAsAdmin,
  usdGift,
} from '../testing/domainServer.ts';
import { donationByReference } from './donationRows.ts';
import type { Refund } from './recordRefund.ts';

const cents = (minor: number): Money => ({ minor, currency: 'USD' });

describeDomainOnEachDatabase('refunds', (server) => {
  const error = vi.fn<() => void>();
  afterEach(() => error.mockClear());

  const refund = (paymentId: string, money: Money, changes: Partial<Refund> = {}) =>
    recordRefund(
      server().db,
      { provider: 'sandbox', kind: 'refund', id: 'REFUND-1', paymentId, money, ...changes },
      { error },
    );
  const ledger = () => server().db.selectFrom('ledger_entry').selectAll().orderBy('id').execute();
  const returned = async () =>
    (await ledger()).slice(1).map((entry) => [entry.amount_minor, entry.project_currency_amount_minor]);
  const raised = async () =>
    (await server().db.selectFrom('project').select('amount_raised_minor').executeTakeFirstOrThrow())
      .amount_raised_minor;
  const status = async () =>
    (await server().db.selectFrom('donation').select('status').executeTakeFirstOrThrow()).status;

  async function paidGift(changes: Record<string, unknown> = {}) {
    const { reference } = await completeGift(server(), changes);
    const entry = await server()
      .db.selectFrom('ledger_entry')
      .innerJoin('donation', 'donation.id', 'donation_id')
      .select('provider_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { reference, paymentId: entry.provider_id };
  }

  it('of the whole payment lower the project and make the donation refunded', async () => {
    const { paymentId, reference } = await paidGift({ project_id: await addProject(server()) });
    expect(await refund(paymentId, cents(5000))).toBe(true);
    expect(await status()).toBe('refunded');
    expect(await raised()).toBe(0);
    expect(await ledger()).toMatchObject([
      { kind: 'payment', amount_minor: 5000 },
      { kind: 'refund', provider: 'sandbox', provider_id: 'REFUND-1', amount_minor: -5000, currency: 'USD' },
    ]);
    expect(await donationByReference(server().db, reference)).toMatchObject({
      completed_at: expect.any(Date) as Date,
      previous_amount_raised_minor: 0,
      current_amount_raised_minor: 5000,
    });
  });

  it('of a part leave the donation completed', async () => {
    const { paymentId } = await paidGift({ project_id: await addProject(server()) });
    await refund(paymentId, cents(1999));
    expect(await status()).toBe('completed');
    expect(await raised()).toBe(3001);
  });

  it('count once, however often they are reported', async () => {
    const { paymentId } = await paidGift({ project_id: await addProject(server()) });
    await refund(paymentId, cents(2000));
    expect(await refund(paymentId, cents(2000))).toBe(true);
    await refund(paymentId, cents(2000), { kind: 'reversal' });
    expect(await returned()).toEqual([
      [-2000, -2000],
      [-2000, -2000],
    ]);
    expect(await raised()).toBe(1000);
    expect(error).not.toHaveBeenCalled();
  });

  it('give back the rate of the payment, with the remainder in the last one', async () => {
    await setRate(server(), '1540.25');
    const projectId = await addProject(server());
    const { paymentId } = await paidGift({ ...ngnGift, amount: 1000, project_id: projectId });
    const share = await raised();
    expect(share).toBe(65);
    await setRate(server(), '99');
    for (const part of [33_333, 33_333, 33_334])
      await refund(paymentId, { minor: part, currency: 'NGN' }, { id: `REFUND-${(await ledger()).length}` });
    expect(await returned()).toEqual([
      [-33_333, -22],
      [-33_333, -21],
      [-33_334, -22],
    ]);
    expect((await ledger()).map((entry) => Number(entry.rate_used))).toEqual([
      1540.25, 1540.25, 1540.25, 1540.25,
    ]);
    expect(await raised()).toBe(0);
    expect(await status()).toBe('refunded');
  });

  it.each<[string, Money]>([
    ['more than the payment', cents(5001)],
    ['another currency', { minor: 100, currency: 'NGN' }],
    ['nothing', cents(0)],
  ])('of %s are refused', async (_name, money) => {
    const { paymentId } = await paidGift({ project_id: await addProject(server()) });
    expect(await refund(paymentId, money)).toBe(true);
    expect(error).toHaveBeenCalledOnce();
    expect(await ledger()).toHaveLength(1);
    expect(await raised()).toBe(5000);
  });

  it('that together exceed the payment are refused', async () => {
    const { paymentId } = await paidGift({ project_id: await addProject(server()) });
    await refund(paymentId, cents(3000));
    await refund(paymentId, cents(2001), { id: 'REFUND-2' });
    expect(error).toHaveBeenCalledOnce();
    expect(await raised()).toBe(2000);
    expect(await status()).toBe('completed');
  });

  it('of an unknown payment say so and change nothing', async () => {
    const { paymentId } = await paidGift();
    expect(await refund('UNKNOWN', cents(100))).toBe(false);
    expect(await refund(paymentId, cents(100), { provider: 'paypal' })).toBe(false);
    expect(await ledger()).toHaveLength(1);
    expect(error).not.toHaveBeenCalled();
  });

  it('of a payment that raised nothing change no project', async () => {
    const { paymentId } = await paidGift({ ...ngnGift, project_id: await addProject(server()) });
    await refund(paymentId, { minor: 500_000, currency: 'NGN' });
    expect(await returned()).toEqual([[-500_000, null]]);
    expect(await status()).toBe('refunded');
    expect(await raised()).toBe(0);
  });

  it('lower a deleted project, too', async () => {
    const projectId = await addProject(server());
    const { paymentId } = await paidGift({ project_id: projectId });
    const headers = await signInAsAdmin(server());
    await server().app.inject({ method: 'DELETE', url: `${API}/project/${projectId}`, headers });
    await refund(paymentId, cents(5000));
    expect(await raised()).toBe(0);
    expect(await projectsThatDoNotAddUp(server().db)).toEqual([]);
  });

  it.each(['paid', 'failed', 'pending'] as const)(
    'are final when the payment is reported as %s',
    async (state) => {
      const { reference, paymentId } = await paidGift({ project_id: await addProject(server()) });
      await refund(paymentId, cents(5000));
      const donation = await donationByReference(server().db, reference);
      const payment = { paymentId, money: cents(5000), paidAt: new Date() };
      const identity = { reference, providerReference: donation?.provider_reference ?? '' };
      const outcome = state === 'paid' ? { ...identity, state, payment } : { ...identity, state };
      await recordPayment(server().db, outcome, server().app.log);
      expect(await status()).toBe('refunded');
      expect(await ledger()).toHaveLength(2);
    },
  );

  describe('at the same moment', () => {
    it('of one payment never return more than was paid', async () => {
      const { paymentId } = await paidGift({ project_id: await addProject(server()) });
      const ids = ['A', 'B', 'C', 'D', 'A', 'B', 'C', 'D'];
      await Promise.all(ids.map((id) => refund(paymentId, cents(2000), { id })));
      expect(await returned()).toEqual([
        [-2000, -2000],
        [-2000, -2000],
      ]);
      expect(await raised()).toBe(1000);
    });

    it('as payments and conversions leave every project with the sum of its ledger', async () => {
      await setRate(server(), '1540.25');
      const projects = [await addProject(server()), await addProject(server(), { currency: 'NGN' }), null];
      const gifts = projects.flatMap((project_id) => [
        { ...usdGift, amount: 33.33, project_id },
        { ...ngnGift, amount: 7777.77, project_id },
      ]);
      await Promise.all(
        [...gifts, ...gifts].map(async (gift, index) => {
          const { paymentId } = await paidGift(gift);
          const currency = gift.currency === 'USD' ? 'USD' : 'NGN';
          const parts = [1, 777 * index, 3333].filter((minor) => minor > 0);
          await Promise.all(
            parts.map((minor) => refund(paymentId, { minor, currency }, { id: `${index}-${minor}` })),
          );
        }),
      );
      expect(await projectsThatDoNotAddUp(server().db)).toEqual([]);
      expect((await ledger()).filter(({ kind }) => kind === 'payment')).toHaveLength(12);
      expect((await ledger()).length).toBeGreaterThan(24);
    });
  });
});
