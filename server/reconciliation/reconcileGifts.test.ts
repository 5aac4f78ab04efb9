import { beforeEach, describe, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import {
  API,
  confirm,
  describeDomain,
  startGift,
  usdGift,
  type DomainServer,
} from '../testing/domainServer.ts';
import { fakeProvider, SIGNED } from '../testing/fakeProvider.ts';
import { DAY, FIRST_PAUSE, HOUR, keepLog, pass, pauseOf, reconcileOnce } from '../testing/reconciliation.ts';

const fake = fakeProvider();

beforeEach(() => {
  fake.isDown = false;
  fake.onAsked = async () => {};
  fake.calls.length = 0;
});

const run = (server: DomainServer) => reconcileOnce(server, fake.payments);
const donations = ({ db }: DomainServer) => db.selectFrom('donation').selectAll().orderBy('id').execute();
const gifts = ({ db }: DomainServer) => db.selectFrom('monthly_gift').selectAll().orderBy('id').execute();
const events = ({ db }: DomainServer) => db.selectFrom('payment_event').selectAll().execute();

const deliver = (server: DomainServer, event: object) =>
  server.post(`${API}/donation/webhooks/paypal`, event, SIGNED);

const asked = (question: string) => fake.calls.filter((call) => call.startsWith(question));

/** Begins a monthly gift; returns the reference of its first donation. */
async function active(server: DomainServer): Promise<string> {
  const { reference } = await startGift(server, { ...usdGift, frequency: 'MONTHLY' });
  fake.pay(reference);
  await confirm(server, { payment_id: reference });
  fake.calls.length = 0;
  return reference;
}

const refund = (paymentId: string) =>
  fake.event('event-1', {
    about: 'refund',
    kind: 'refund',
    id: 'refund-1',
    paymentId,
    money: { minor: 5000, currency: 'USD' },
  });

describeDomain(
  'reconciliation',
  (server) => {
    describe('of a monthly gift', () => {
      it('finds each day’s payment without an event', async () => {
        const reference = await active(server());
        await run(server());
        expect(fake.calls).toEqual([]);
        await pass(server(), DAY);
        fake.pay(reference);
        await run(server());
        expect(await donations(server())).toHaveLength(2);
        const [gift] = await gifts(server());
        expect(Math.round(pauseOf(gift) / HOUR)).toBe(24);
        expect(gift).toMatchObject({ checks: 0 });
      });

      it('asks sooner when the provider did not respond', async () => {
        await active(server());
        await pass(server(), DAY);
        fake.isDown = true;
        await run(server());
        expect(pauseOf((await gifts(server()))[0])).toBeLessThanOrEqual(FIRST_PAUSE);
      });

      it('ends it once the provider is back', async () => {
        const reference = await active(server());
        const [gift] = await gifts(server());
        await server()
          .db.updateTable('monthly_gift')
          .set({ end_requested_at: new Date(), next_check_at: new Date() })
          .execute();
        fake.isDown = true;
        await run(server());
        expect(await gifts(server())).toMatchObject([{ status: 'active' }]);
        fake.isDown = false;
        await pass(server(), FIRST_PAUSE);
        await run(server());
        expect(await gifts(server())).toMatchObject([{ id: gift?.id, status: 'ended' }]);
        expect(asked('endSubscription')).toEqual([
          `endSubscription ${reference}`,
          `endSubscription ${reference}`,
        ]);
      });

      it('ends it again when its open checkout was paid after the end', async () => {
        const { reference } = await startGift(server(), { ...usdGift, frequency: 'MONTHLY' });
        const [{ id } = { id: 0 }] = await gifts(server());
        const headers = await adminHeaders(server());
        await server().post(`${API}/donation/monthly_gifts/${id}/end`, '', headers);
        expect(await gifts(server())).toMatchObject([{ status: 'ended' }]);
        fake.pay(reference);
        fake.setState(reference, 'active');
        await confirm(server(), { payment_id: reference });
        expect(await gifts(server())).toMatchObject([{ status: 'active' }]);
        await run(server());
        expect(asked('endSubscription').length).toBeGreaterThan(0);
        expect(await gifts(server())).toMatchObject([{ status: 'ended' }]);
        expect(await donations(server())).toMatchObject([{ status: 'completed' }]);
      });

      it('asks once more after the end', async () => {
        const reference = await active(server());
        fake.setState(reference, 'ended');
        await deliver(
          server(),
          fake.event('event-1', { about: 'subscription', subscriptionReference: `sub-${reference}` }),
        );
        fake.pay(reference);
        await pass(server(), 3 * DAY + HOUR);
        await run(server());
        expect(await donations(server())).toHaveLength(2);
        expect(await gifts(server())).toMatchObject([{ status: 'ended', next_check_at: null }]);
      });
    });

    describe('of an event', () => {
      it('records a refund that came before its payment', async () => {
        const { reference } = await startGift(server());
        await deliver(server(), refund(fake.pay(reference).paymentId));
        await pass(server(), FIRST_PAUSE);
        await run(server());
        await pass(server(), FIRST_PAUSE);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'refunded' }]);
        expect(await events(server())).toMatchObject([
          { body: null, next_check_at: null, handled_at: expect.any(Date) as Date },
        ]);
      });

      it('gives up on it after three days with an error for the operator', async () => {
        const { log, lines } = keepLog();
        await deliver(server(), refund('unknown'));
        await pass(server(), 3 * DAY - HOUR);
        await run(server());
        expect(await events(server())).toMatchObject([{ next_check_at: expect.any(Date) as Date }]);
        await pass(server(), 7 * HOUR);
        await reconcileOnce(server(), fake.payments, { log });
        expect(await events(server())).toMatchObject([{ handled_at: null, next_check_at: null, body: null }]);
        expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
          { line: expect.stringContaining('Gave up') as string },
        ]);
      });

      it('takes it up again when it is delivered again', async () => {
        const { reference } = await startGift(server());
        const { paymentId } = fake.pay(reference);
        await deliver(server(), refund(paymentId));
        await pass(server(), 4 * DAY);
        await server().db.updateTable('payment_event').set({ next_check_at: null, body: null }).execute();
        await deliver(server(), refund(paymentId));
        await pass(server(), FIRST_PAUSE);
        await run(server());
        await pass(server(), FIRST_PAUSE);
        await run(server());
        expect(await donations(server())).toMatchObject([{ status: 'refunded' }]);
      });
    });
  },
  {},
  fake.payments,
);
