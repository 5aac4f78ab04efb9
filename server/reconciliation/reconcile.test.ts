import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inOrder } from '../inOrder.ts';
import type { Payments } from '../payments/payments.ts';
import { projectsThatDoNotAddUp } from '../testing/books.ts';
import {
  addProject,
  API,
  confirm,
  describeDomain,
  describeDomainOnEachDatabase,
  startGift,
  usdGift,
  type DomainServer,
} from '../testing/domainServer.ts';
import { fakePayments } from '../testing/fakePayments.ts';
import { fakeProvider, SIGNED } from '../testing/fakeProvider.ts';
import {
  DAY,
  FIRST_PAUSE,
  HOUR,
  keepLog,
  MINUTE,
  pass,
  pauseOf,
  reconcileOnce,
} from '../testing/reconciliation.ts';
import { claimDonations } from './claims.ts';

const fake = fakeProvider();

beforeEach(() => {
  fake.isDown = false;
  fake.onAsked = async () => {};
  fake.calls.length = 0;
});

const run = (server: DomainServer, payments: Payments = fake.payments) => reconcileOnce(server, payments);
const donations = ({ db }: DomainServer) => db.selectFrom('donation').selectAll().orderBy('id').execute();
const monthly = { ...usdGift, frequency: 'MONTHLY' };

const deliver = (server: DomainServer, event: object) =>
  server.post(`${API}/donation/webhooks/paypal`, event, SIGNED);

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

const asked = (question: string) => fake.calls.filter((call) => call.startsWith(question));

describeDomainOnEachDatabase(
  'reconciliation by several processes',
  (server) => {
    it('asks about each donation once', async () => {
      const project_id = await addProject(server());
      const started = await inOrder(Array.from({ length: 18 }), () => startGift(server(), { project_id }));
      started.forEach(({ reference }) => fake.pay(reference));
      await pass(server(), FIRST_PAUSE);
      await Promise.all([run(server()), run(server()), run(server())]);
      expect(asked('verifyPayment').toSorted()).toEqual(
        started.map(({ reference }) => `verifyPayment ${reference}`).toSorted(),
      );
      expect(new Set((await donations(server())).map(({ status }) => status))).toEqual(
        new Set(['completed']),
      );
      expect(await projectsThatDoNotAddUp(server().db)).toEqual([]);
    });

    it('counts each payment once while donors return and events arrive', async () => {
      const project_id = await addProject(server());
      const { reference } = await startGift(server(), { ...monthly, project_id });
      fake.pay(reference);
      fake.pay(reference);
      await pass(server(), FIRST_PAUSE);
      await Promise.all([
        run(server()),
        confirm(server(), { payment_id: reference }),
        deliver(server(), fake.event('event-1', { about: 'payment', reference })),
        run(server()),
      ]);
      expect(await donations(server())).toMatchObject([{ status: 'completed' }, { status: 'completed' }]);
      expect(await projectsThatDoNotAddUp(server().db)).toEqual([]);
    });
  },
  {},
  fake.payments,
);

describeDomain(
  'reconciliation',
  (server) => {
    describe('of a donation whose donor never returned', () => {
      it('completes it after the first pause', async () => {
        const { reference } = await startGift(server());
        fake.pay(reference);
        await run(server());
        expect(asked('verifyPayment')).toEqual([]);
        await pass(server(), FIRST_PAUSE);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'completed', next_check_at: null }]);
        await pass(server(), DAY);
        await run(server());
        expect(asked('verifyPayment')).toHaveLength(1);
      });

      it('dates it by the provider, and converts it with the rate of that time', async () => {
        const rates = [
          { usd_to_ngn_rate: '1500', updated_at: ago(DAY) },
          { usd_to_ngn_rate: '1600', updated_at: ago(0) },
        ];
        await server().db.insertInto('exchange_rate').values(rates).execute();
        const project_id = await addProject(server(), { currency: 'NGN' });
        const { reference } = await startGift(server(), { project_id });
        const { paidAt } = fake.pay(reference, { paidAt: ago(HOUR) });
        await pass(server(), FIRST_PAUSE);
        await run(server());
        expect(await donations(server())).toMatchObject([{ completed_at: paidAt, rate_used: '1500.000000' }]);
      });

      it('doubles the pauses up to six hours while it is unpaid', async () => {
        await startGift(server());
        const pauses = await inOrder(Array.from({ length: 9 }), async () => {
          await pass(server(), Math.max(FIRST_PAUSE, pauseOf((await donations(server()))[0])));
          await run(server());
          return Math.round(pauseOf((await donations(server()))[0]) / MINUTE);
        });
        expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360]);
        expect(asked('verifyPayment')).toHaveLength(9);
      });

      it('fails it after a week, once the provider has responded', async () => {
        const { reference } = await startGift(server());
        await pass(server(), 7 * DAY - HOUR);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'pending' }]);
        await pass(server(), 2 * HOUR);
        fake.isDown = true;
        await run(server());
        expect(await donations(server())).toMatchObject([
          { status: 'pending', next_check_at: expect.any(Date) as Date },
        ]);
        fake.isDown = false;
        await pass(server(), DAY);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'failed', next_check_at: null }]);

        fake.pay(reference);
        await deliver(server(), fake.event('late', { about: 'payment', reference }));
        expect(await donations(server())).toMatchObject([{ status: 'completed' }]);
      });

      it('still asks about a payment that failed, because the donor may try again', async () => {
        const { reference } = await startGift(server(), monthly);
        fake.setState(reference, 'ended');
        await confirm(server(), { payment_id: reference });
        expect(await donations(server())).toMatchObject([{ status: 'failed' }]);
        fake.pay(reference);
        await pass(server(), FIRST_PAUSE);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'completed' }]);
      });

      it('fails it after a day when no checkout was opened', async () => {
        fake.isDown = true;
        await server().post(`${API}/donation/donations`, usdGift);
        await pass(server(), FIRST_PAUSE);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'pending' }]);
        await pass(server(), DAY);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'failed', next_check_at: null }]);
        expect(asked('verifyPayment')).toEqual([]);
      });

      it('waits for a payment again when its checkout opens later', async () => {
        fake.isDown = true;
        const key = { 'idempotency-key': 'key-of-one-filled-form' };
        const send = () => server().post(`${API}/donation/donations`, usdGift, key);
        await send();
        await pass(server(), 2 * DAY);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'failed' }]);
        fake.isDown = false;
        expect((await send()).statusCode).toBe(201);
        expect(await donations(server())).toMatchObject([{ status: 'pending' }]);
      });

      it('tries again after a process was killed while it asked', async () => {
        const { reference } = await startGift(server());
        fake.pay(reference);
        await pass(server(), FIRST_PAUSE);
        const due = { providers: ['fake'], firstPauseSeconds: FIRST_PAUSE, limit: 5 };
        expect(await claimDonations(server().db, due)).toHaveLength(1);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'pending' }]);
        await pass(server(), FIRST_PAUSE);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'completed' }]);
      });

      it('leaves it alone when its provider is not configured', async () => {
        await startGift(server());
        await pass(server(), 30 * DAY);
        await run(server(), fakePayments({ name: 'another' }));
        await run(server(), { ...fake.payments, providerFor: () => undefined });
        expect(await donations(server())).toMatchObject([{ status: 'pending', checks: 0 }]);
      });
    });

    it('holds no transaction while a provider takes its time', async () => {
      const { reference } = await startGift(server());
      fake.pay(reference);
      const seen = vi.fn<(rows: unknown) => void>();
      fake.onAsked = async () => seen((await donations(server())).length);
      await pass(server(), FIRST_PAUSE);
      await run(server());
      expect(seen).toHaveBeenCalledWith(1);
      expect(await donations(server())).toMatchObject([{ status: 'completed' }]);
    });

    it('asks only a few times when the provider is down', async () => {
      const gifts = await inOrder(Array.from({ length: 12 }), () => startGift(server()));
      const events = gifts.map(({ reference }) => fake.event(reference, { about: 'payment', reference }));
      fake.onAsked = async () => {
        fake.isDown = fake.calls.at(-1)?.startsWith('verifyPayment') ?? false;
      };
      await inOrder(events, (event) => deliver(server(), event));
      fake.calls.length = 0;
      await pass(server(), FIRST_PAUSE);
      await run(server());
      // One batch of events and one of donations.
      expect(asked('verifyPayment').length).toBeLessThan(11);
    });

    it('stops when the application closes', async () => {
      await startGift(server());
      await pass(server(), FIRST_PAUSE);
      await reconcileOnce(server(), fake.payments, { signal: AbortSignal.abort() });
      expect(asked('verifyPayment')).toEqual([]);
    });

    it('logs nothing about donors, and no reference that opens a gift', async () => {
      const { log, lines } = keepLog();
      const { reference } = await startGift(server(), monthly);
      await startGift(server());
      fake.pay(reference);
      fake.pay(reference, { money: { minor: 1, currency: 'USD' } });
      await deliver(
        server(),
        fake.event('event-1', { about: 'dispute', id: 'd', paymentId: 'p', outcome: null }),
      );
      await pass(server(), FIRST_PAUSE);
      await reconcileOnce(server(), fake.payments, { log });
      await pass(server(), DAY);
      fake.isDown = true;
      await reconcileOnce(server(), fake.payments, { log });
      expect(lines.length).toBeGreaterThan(1);
      expect(JSON.stringify(lines)).not.toMatch(/Ada Obi|@/i);
      const references = (await donations(server())).map((donation) => donation.reference);
      for (const secret of references) expect(JSON.stringify(lines)).not.toContain(secret);
    });
  },
  {},
  fake.payments,
);
