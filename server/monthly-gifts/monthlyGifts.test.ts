import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { adminHeaders } from '../testing/adminHeaders.ts';
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
import { createSignedLinks } from '../signedLinks.ts';
import { askAboutMonthlyGift } from './syncMonthlyGift.ts';

const fake = fakeProvider();
const DAY_MS = 24 * 60 * 60 * 1000;
/** The private link's address. */
const own = (token: string) => `${API}/donation/own_monthly_gift/${token}`;

describeDomain(
  'a monthly gift',
  (server) => {
    beforeEach(() => {
      fake.isDown = false;
      fake.calls.length = 0;
    });

    const gift = () => server().db.selectFrom('monthly_gift').selectAll().executeTakeFirstOrThrow();
    const donations = () => server().db.selectFrom('donation').selectAll().orderBy('id').execute();
    const raised = async () => (await server().db.selectFrom('project').selectAll().execute())[0];

    async function sync(): Promise<void> {
      const { db, app } = server();
      const write = await askAboutMonthlyGift(await gift(), { db, payments: fake.payments, log: app.log });
      await inTransaction(db, write);
    }

    async function start(changes: object = {}) {
      return startGift(server(), { ...usdGift, frequency: 'MONTHLY', ...changes });
    }

    /** Starts, pays and confirms; returns the reference and the token of the private link. */
    async function begin(changes: object = {}): Promise<{ reference: string; token: string }> {
      const { reference } = await start(changes);
      fake.pay(reference);
      const answer = await confirm(server(), { payment_id: reference });
      const { data } = answer.json<{ data: { status: string; monthly_gift_token: string } }>();
      expect(data.status).toBe('completed');
      return { reference, token: data.monthly_gift_token };
    }

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
      const answer = await server().get(
        `${API}/donation/monthly_gifts/${(await gift()).id}`,
        await adminHeaders(server()),
      );
      expect(answer.json()).toMatchObject({ data: { project_closed: true } });
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
      const answer = await confirm(server(), { payment_id: reference });
      expect(answer.json()).toMatchObject({ data: { status: 'failed' } });
      expect(answer.json()).not.toHaveProperty('data.monthly_gift_token');
      expect(await gift()).toMatchObject({ status: 'ended' });
    });

    describe('returning from PayPal', () => {
      it.each([
        ['with an agreement’s token', { token: 'BA-123', payer_id: 'X' }],
        ['without a token', {}],
      ])('is confirmed %s', async (_name, names) => {
        const { reference } = await start();
        fake.pay(reference);
        const answer = await confirm(server(), { payment_id: reference, ...names });
        expect(answer.json()).toMatchObject({ data: { status: 'completed' } });
      });
    });

    describe('through its private link', () => {
      it('is shown without the donor', async () => {
        const project_id = await addProject(server());
        const { token } = await begin({ project_id });
        const answer = await server().get(own(token));
        expect(answer.json()).toEqual({
          data: {
            short_reference: expect.any(String) as string,
            status: 'active',
            amount: '50.00',
            currency: 'USD',
            payment_client: 'PAYPAL',
            project_title: 'Microscopes for Kano',
            created_at: expect.any(String) as string,
            ended_at: null,
          },
        });
      });

      it('is ended once, however often the button is pressed', async () => {
        const { token } = await begin();
        const answers = [
          await server().post(`${own(token)}/end`, ''),
          await server().post(`${own(token)}/end`, ''),
        ];
        for (const answer of answers)
          expect(answer.json()).toMatchObject({
            data: { status: 'ended', ended_at: (await gift()).ended_at?.toISOString() },
          });
        expect(fake.calls.filter((call) => call.startsWith('endSubscription'))).toHaveLength(1);
      });

      it('is ending while the provider is down', async () => {
        const { token } = await begin();
        fake.isDown = true;
        const answer = await server().post(`${own(token)}/end`, '');
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ data: { status: 'ending', ended_at: null } });
        expect((await server().get(own(token))).json()).toMatchObject({ data: { status: 'ending' } });
        const { next_check_at: next } = await gift();
        expect(next?.getTime()).toBeLessThan(Date.now() + 10 * 60_000);
        fake.isDown = false;
        const again = await server().post(`${own(token)}/end`, '');
        expect(again.json()).toMatchObject({ data: { status: 'ended' } });
      });

      it('stays ending when the provider still reports it as active', async () => {
        const { token } = await begin();
        fake.isDown = true;
        await server().post(`${own(token)}/end`, '');
        const before = await gift();
        fake.isDown = false;
        await sync();
        expect(await gift()).toEqual(before);
      });

      it('is not found with any other token', async () => {
        const { token } = await begin();
        const { id } = await gift();
        const [, signature = ''] = token.split('.');
        const foreign = createSignedLinks('another secret of thirty-two bytes').monthlyGift.tokenOf(id);
        const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
        const forged = [
          foreign,
          flipped,
          `${id + 1}.${signature}`,
          `0${token}`,
          `${token}A`,
          `${id}.`,
          String(id),
          'x',
        ];
        for (const text of forged) {
          expect((await server().get(own(text))).statusCode).toBe(404);
          expect((await server().post(`${own(text)}/end`, '')).statusCode).toBe(404);
        }
        expect(await gift()).toMatchObject({ status: 'active', end_requested_at: null });
      });
    });

    describe('for administrators', () => {
      it('is shown with its donor and payments, and can be ended', async () => {
        const { reference } = await begin();
        fake.pay(reference);
        await sync();
        const headers = await adminHeaders(server());
        const { id } = await gift();
        const shown = await server().get(`${API}/donation/monthly_gifts/${id}`, headers);
        expect(shown.json()).toMatchObject({
          data: {
            id,
            status: 'active',
            donor_full_name: usdGift.donor_full_name,
            donor_email: usdGift.donor_email,
            payments: 2,
            paid: '100.00',
            project_closed: false,
          },
        });
        const ended = await server().post(`${API}/donation/monthly_gifts/${id}/end`, '', headers);
        expect(ended.json()).toMatchObject({ data: { status: 'ended' } });
        expect((await server().get(`${API}/donation/monthly_gifts/${id + 1}`, headers)).statusCode).toBe(404);
      });

      it('can be ended before the donor has paid', async () => {
        await start();
        const { id } = await gift();
        const headers = await adminHeaders(server());
        const ended = await server().post(`${API}/donation/monthly_gifts/${id}/end`, '', headers);
        expect(ended.json()).toMatchObject({ data: { status: 'ended', payments: 0, paid: '0.00' } });
      });
    });
  },
  {},
  fake.payments,
);
