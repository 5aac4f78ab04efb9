import { describe, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { refundGift } from '../testing/books.ts';
import {
  addProject,
  API,
  confirm,
  describeDomain,
  ngnGift,
  setRate,
  startGift,
  usdGift,
} from '../testing/domainServer.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { monthlyGiftSteps } from '../testing/monthlyGiftSteps.ts';

const fake = fakeProvider();
const DAY_MS = 24 * 60 * 60 * 1000;

describeDomain(
  'a monthly gift',
  (server) => {
    const { gift, donations, raised, sync, start, begin } = monthlyGiftSteps(server, fake);

    it('is stored with its first donation and the provider’s subscription', async () => {
      const project_id = await addProject(server());
      const { reference } = await start({ project_id });
      expect(await gift()).toMatchObject({
        donor_email: usdGift.donor_email,
        amount_minor: 5000,
        project_id,
        project_title: 'Microscopes for Kano',
        status: 'pending',
        provider: 'fake',
        provider_reference: `sub-${reference}`,
      });
      expect(await donations()).toMatchObject([{ reference, monthly_gift_id: (await gift()).id }]);
    });

    it('is not stored when the same key has already made one', async () => {
      const body = { ...usdGift, frequency: 'MONTHLY' };
      const key = { 'idempotency-key': 'key-of-one-filled-form' };
      await Promise.all([1, 2, 3].map(() => server().post(`${API}/donation/donations`, body, key)));
      expect(await server().db.selectFrom('monthly_gift').select('id').execute()).toHaveLength(1);
    });

    it('is not stored for a one-time donation', async () => {
      await startGift(server());
      expect(await server().db.selectFrom('monthly_gift').select('id').execute()).toEqual([]);
    });

    it('becomes active with the payment that completes its first donation', async () => {
      const project_id = await addProject(server());
      const { reference } = await begin({ project_id });
      expect(await gift()).toMatchObject({ status: 'active', checks: 0 });
      expect((await gift()).next_check_at?.getTime()).toBeGreaterThan(Date.now());
      expect(await donations()).toMatchObject([{ reference, status: 'completed', next_check_at: null }]);
      expect(await raised()).toMatchObject({ amount_raised_minor: 5000 });
    });

    it('counts each later payment once, with the rate of its day', async () => {
      const { db } = server();
      const project_id = await addProject(server());
      await setRate(server(), '1000');
      await setRate(server(), '2000');
      const [first, second] = await db.selectFrom('exchange_rate').select('id').orderBy('id').execute();
      const setAt = (id: number | undefined, days: number) =>
        db
          .updateTable('exchange_rate')
          .set({ updated_at: new Date(Date.now() - days * DAY_MS) })
          .where('id', '=', id ?? 0)
          .execute();
      await setAt(first?.id, 90);
      await setAt(second?.id, 30);
      const { reference } = await begin({ ...ngnGift, project_id });
      const old = fake.pay(reference, { paidAt: new Date(Date.now() - 50 * DAY_MS) });
      fake.pay(reference, { paidAt: new Date(Date.now() - 20 * DAY_MS) });
      await sync();
      await sync();
      expect(await donations()).toMatchObject([
        { reference, status: 'completed', rate_used: '2000.000000', project_currency_amount_minor: 250 },
        {
          status: 'completed',
          frequency: 'MONTHLY',
          project_id,
          rate_used: '1000.000000',
          project_currency_amount_minor: 500,
          created_at: old.paidAt,
          provider_reference: old.paymentId,
        },
        { status: 'completed', rate_used: '2000.000000', project_currency_amount_minor: 250 },
      ]);
      expect(await raised()).toMatchObject({ amount_raised_minor: 1000 });
    });

    it('is not opened by the transaction id of a later payment, which donors and providers know', async () => {
      const { reference } = await begin(ngnGift);
      const { paymentId } = fake.pay(reference);
      await sync();
      expect((await confirm(server(), { token: paymentId })).statusCode).toBe(404);
      const callback = await server().get(`${API}/donation/paystack/callback?reference=${paymentId}`);
      expect(callback.statusCode).toBe(404);
    });

    it('counts a payment as a general donation when its project no longer receives donations', async () => {
      const project_id = await addProject(server());
      const { reference } = await begin({ project_id });
      await server().db.updateTable('project').set({ receiving_donation: false }).execute();
      fake.pay(reference);
      await sync();
      expect(await donations()).toMatchObject([
        { project_id, redirected_from: null },
        {
          project_id: null,
          project_title: null,
          redirected_from: 'Microscopes for Kano',
          status: 'completed',
          project_currency_amount_minor: null,
        },
      ]);
      expect(await raised()).toMatchObject({ amount_raised_minor: 5000 });
      const response = await server().get(
        `${API}/donation/monthly_gifts/${(await gift()).id}`,
        await adminHeaders(server()),
      );
      expect(response.json()).toMatchObject({ data: { project_closed: true } });
    });

    it.each([
      ['amount', { minor: 4999, currency: 'USD' }],
      ['currency', { minor: 5000, currency: 'NGN' }],
    ] as const)('does not count a payment of another %s', async (_name, money) => {
      const { reference } = await begin();
      fake.pay(reference, { money });
      await sync();
      expect(await donations()).toHaveLength(1);
      expect(await server().db.selectFrom('ledger_entry').select('id').execute()).toHaveLength(1);
    });

    it('is past due after a failed payment, and active again after the next one', async () => {
      const { reference } = await begin();
      fake.setState(reference, 'past_due');
      await sync();
      expect(await gift()).toMatchObject({ status: 'past_due' });
      fake.setState(reference, 'active');
      fake.pay(reference);
      await sync();
      expect(await gift()).toMatchObject({ status: 'active' });
      expect(await donations()).toHaveLength(2);
    });

    it('ends when it was ended at the provider, and still counts a payment that was on its way', async () => {
      const { reference } = await begin();
      fake.setState(reference, 'ended');
      await sync();
      const ended = await gift();
      expect(ended).toMatchObject({ status: 'ended', ended_at: expect.any(Date) as Date });
      expect(ended.next_check_at?.getTime()).toBeGreaterThan(Date.now() + 2 * DAY_MS);
      fake.pay(reference);
      await sync();
      expect(await donations()).toHaveLength(2);
      expect(await gift()).toMatchObject({ status: 'ended', ended_at: ended.ended_at });
    });

    it('that was never agreed to fails its donation', async () => {
      const { reference } = await start();
      fake.setState(reference, 'ended');
      const response = await confirm(server(), { payment_id: reference });
      expect(response.json()).toMatchObject({ data: { status: 'failed' } });
      expect(response.json()).not.toHaveProperty('data.monthly_gift_token');
      expect(await gift()).toMatchObject({ status: 'ended' });
    });

    it('can still be ended after its first payment was refunded', async () => {
      const { reference, token } = await begin();
      await refundGift(server(), { reference }, 5000);
      const response = await confirm(server(), { payment_id: reference });
      expect(response.json()).toMatchObject({ data: { status: 'refunded', monthly_gift_token: token } });
    });

    it('shows administrators what was received, less refunds', async () => {
      const { reference } = await begin();
      fake.pay(reference);
      await sync();
      await refundGift(server(), { reference }, 5000);
      const response = await server().get(
        `${API}/donation/monthly_gifts/${(await gift()).id}`,
        await adminHeaders(server()),
      );
      expect(response.json()).toMatchObject({ data: { payments: 2, paid: '50.00' } });
    });

    describe('returning from PayPal', () => {
      it.each([
        ['with an agreement’s token', { token: 'BA-123', payer_id: 'X' }],
        ['without a token', {}],
      ])('is confirmed %s', async (_name, names) => {
        const { reference } = await start();
        fake.pay(reference);
        const response = await confirm(server(), { payment_id: reference, ...names });
        expect(response.json()).toMatchObject({ data: { status: 'completed' } });
      });
    });
  },
  {},
  fake.payments,
);
