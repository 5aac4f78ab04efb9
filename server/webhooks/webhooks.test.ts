import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inOrder } from '../inOrder.ts';
import type { Notice } from '../payments/provider.ts';
import { fakeProvider, SIGNED } from '../testing/fakeProvider.ts';
import {
  API,
  addProject,
  confirm,
  describeDomain,
  describeDomainOnEachDatabase,
  startGift,
  usdGift,
  type DomainServer,
} from '../testing/domainServer.ts';
import { projectsThatDoNotAddUp } from '../testing/books.ts';
import { keepLog } from '../testing/reconciliation.ts';
import { handleEvent } from './handleEvent.ts';
import { storeEvent } from './paymentEvents.ts';

const fake = fakeProvider();
const monthly = { ...usdGift, frequency: 'MONTHLY' };

const deliver = (server: DomainServer, event: unknown, headers: Record<string, string> = SIGNED) =>
  server.post(`${API}/donation/webhooks/paypal`, event, headers);
const events = ({ db }: DomainServer) => db.selectFrom('payment_event').selectAll().execute();
const ledger = ({ db }: DomainServer) => db.selectFrom('ledger_entry').selectAll().orderBy('id').execute();
const donations = ({ db }: DomainServer) => db.selectFrom('donation').selectAll().orderBy('id').execute();

const refundOf = (paymentId: string, changes: object = {}): Notice => ({
  about: 'refund',
  kind: 'refund',
  id: 'refund-1',
  paymentId,
  money: { minor: 5000, currency: 'USD' },
  ...changes,
});

beforeEach(() => {
  fake.isDown = false;
  fake.onAsked = async () => {};
  fake.calls.length = 0;
});

describeDomainOnEachDatabase(
  'webhook events and returns',
  (server) => {
    it.each([
      ['the event before the return', ['event', 'return']],
      ['the return before the event', ['return', 'event']],
      ['the event alone', ['event']],
      ['the event three times', ['event', 'event', 'event']],
    ])('complete a donation once: %s', async (_name, order) => {
      const project_id = await addProject(server());
      const { reference } = await startGift(server(), { project_id });
      fake.pay(reference);
      const responses = await inOrder(order, (step) =>
        step === 'event'
          ? deliver(server(), fake.event('event-1', { about: 'payment', reference }))
          : confirm(server(), { payment_id: reference }),
      );
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await donations(server())).toMatchObject([{ status: 'completed' }]);
      expect(await ledger(server())).toHaveLength(1);
      expect(await projectsThatDoNotAddUp(server().db)).toEqual([]);
    });

    it('complete a donation and its monthly gift once when all arrive at the same moment', async () => {
      const project_id = await addProject(server());
      const { reference } = await startGift(server(), { ...monthly, project_id });
      fake.pay(reference);
      fake.pay(reference);
      const payment: Notice = { about: 'payment', reference };
      const subscription: Notice = { about: 'subscription', subscriptionReference: `sub-${reference}` };
      await Promise.all(
        Array.from({ length: 5 }, (_, n) => [
          confirm(server(), { payment_id: reference }),
          deliver(server(), fake.event(`payment-${n}`, payment)),
          deliver(server(), fake.event(`subscription-${n}`, subscription)),
          deliver(server(), fake.event('the same', subscription, payment)),
        ]).flat(),
      );
      expect(await donations(server())).toMatchObject([{ status: 'completed' }, { status: 'completed' }]);
      expect(await ledger(server())).toHaveLength(2);
      expect(await projectsThatDoNotAddUp(server().db)).toEqual([]);
      const stored = await events(server());
      expect(stored).toHaveLength(11);
      expect(stored.filter(({ handled_at: handled }) => handled === null)).toEqual([]);
    });
  },
  {},
  fake.payments,
);

describeDomain(
  'a webhook event',
  (server) => {
    async function paid(changes: Record<string, unknown> = {}) {
      const { reference } = await startGift(server(), changes);
      return { reference, paymentId: fake.pay(reference).paymentId };
    }

    /** Handles an event; returns what is logged. */
    async function linesOf(...notices: Notice[]) {
      const { db } = server();
      const { log, lines } = keepLog();
      const verified = { id: randomUUID(), type: 'fake.event' };
      const stored = await storeEvent(db, 'fake', verified, JSON.stringify({ notices }));
      const provider = fake.payments.providerFor('PAYPAL');
      if (!stored || !provider) throw new Error('There is no event to handle.');
      await handleEvent(stored, { db, payments: fake.payments, provider, log });
      return lines;
    }

    it('is stored before the provider is asked, and its body deleted when it is handled', async () => {
      const { reference } = await paid();
      let seen: unknown = null;
      fake.onAsked = async () => {
        seen = await events(server());
      };
      await deliver(server(), fake.event('event-1', { about: 'payment', reference }));
      expect(seen).toMatchObject([
        { event_id: 'event-1', handled_at: null, body: expect.any(String) as string },
      ]);
      expect(await events(server())).toMatchObject([
        {
          provider: 'fake',
          event_type: 'fake.event',
          handled_at: expect.any(Date) as Date,
          body: null,
          next_check_at: null,
        },
      ]);
    });

    it('does nothing the second time', async () => {
      const { reference } = await paid(monthly);
      const event = fake.event('event-1', { about: 'payment', reference });
      await deliver(server(), event);
      fake.calls.length = 0;
      expect((await deliver(server(), event)).statusCode).toBe(200);
      expect(fake.calls).toEqual(['verifyEvent']);
      expect(await events(server())).toMatchObject([{ body: null, next_check_at: null }]);
    });

    it.each([
      ['a wrong signature', { 'x-fake-signature': 'forged' }],
      ['no signature', {}],
    ])('with %s is refused and not stored', async (_name, headers) => {
      const { reference } = await paid();
      const response = await deliver(
        server(),
        fake.event('event-1', { about: 'payment', reference }),
        headers,
      );
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'forbidden']);
      expect(await events(server())).toEqual([]);
      expect(await ledger(server())).toEqual([]);
    });

    it('whose signature cannot be checked is to be delivered again', async () => {
      const { reference } = await paid();
      fake.isDown = true;
      const response = await deliver(server(), fake.event('event-1', { about: 'payment', reference }));
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([502, 'provider_failed']);
      expect(await events(server())).toEqual([]);
    });

    it('is signed over the exact bytes', async () => {
      const body = '{ "id":"event-1",\n"notices" : [] }';
      await deliver(server(), body);
      expect(fake.lastBody).toBe(body);
    });

    it.each([
      ['no body', '', 'application/json', 400],
      ['broken JSON', '{"id":', 'application/json', 400],
      ['a form', 'id=1', 'application/x-www-form-urlencoded', 415],
      ['more than 64 KB', JSON.stringify({ id: 'x'.repeat(70_000) }), 'application/json', 413],
    ])('with %s is refused', async (_name, body, type, status) => {
      const response = await deliver(server(), body, { ...SIGNED, 'content-type': type });
      expect(response.statusCode).toBe(status);
      expect(fake.calls).toEqual([]);
    });

    it.each([
      ['of an unknown kind', []],
      ['about a payment that is not ours', [{ about: 'payment', reference: 'foreign' }]],
      [
        'about a subscription that is not ours',
        [{ about: 'subscription', subscriptionReference: 'foreign' }],
      ],
      ['about a dispute', [{ about: 'dispute', id: 'd', paymentId: 'p', outcome: null }]],
    ] satisfies [string, Notice[]][])('%s is accepted and changes nothing', async (_name, notices) => {
      await paid();
      const response = await deliver(server(), fake.event('event-1', ...notices));
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
      expect(await events(server())).toMatchObject([{ handled_at: expect.any(Date) as Date }]);
      expect(await donations(server())).toMatchObject([{ status: 'pending' }]);
    });

    it('about a donation that was deleted is logged as an error', async () => {
      const reference = '3f1f7c52-8a0e-4a8e-9d53-0c1f2f9b7a11';
      const lines = await linesOf({ about: 'payment', reference });
      expect(lines).toMatchObject([{ level: 'error', line: expect.stringContaining(reference) as string }]);
    });

    it('about the end of a dispute is an error when its payment was reversed and may come back', async () => {
      const { reference, paymentId } = await paid();
      await confirm(server(), { payment_id: reference });
      const ended: Notice = { about: 'dispute', id: 'd', paymentId, outcome: 'RESOLVED_SELLER_FAVOUR' };
      expect(await linesOf(ended)).toMatchObject([{ level: 'warn' }]);
      await deliver(server(), fake.event('event-2', refundOf(paymentId, { kind: 'reversal' })));
      expect(await linesOf(ended)).toMatchObject([{ level: 'error' }]);
      for (const outcome of ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED', 'merchant-accepted'])
        expect(await linesOf({ ...ended, outcome })).toMatchObject([{ level: 'warn' }]);
    });

    it('is kept for later while the provider is down', async () => {
      const { reference } = await paid();
      fake.onAsked = async () => {
        fake.isDown = fake.calls.at(-1) !== 'verifyEvent';
      };
      const response = await deliver(server(), fake.event('event-1', { about: 'payment', reference }));
      expect(response.statusCode).toBe(200);
      expect(await events(server())).toMatchObject([
        { handled_at: null, body: expect.any(String) as string },
      ]);
      fake.onAsked = async () => {};
      fake.isDown = false;
      await deliver(server(), fake.event('event-1', { about: 'payment', reference }));
      expect(await donations(server())).toMatchObject([{ status: 'completed' }]);
    });

    describe('about a refund', () => {
      it('makes the donation refunded and lowers the project', async () => {
        const project_id = await addProject(server());
        const { reference, paymentId } = await paid({ project_id });
        await confirm(server(), { payment_id: reference });
        await deliver(server(), fake.event('event-1', refundOf(paymentId)));
        await deliver(server(), fake.event('event-2', refundOf(paymentId)));
        expect(await donations(server())).toMatchObject([{ status: 'refunded' }]);
        expect(await ledger(server())).toMatchObject([{ amount_minor: 5000 }, { amount_minor: -5000 }]);
        expect(await projectsThatDoNotAddUp(server().db)).toEqual([]);
        const response = await confirm(server(), { payment_id: reference });
        expect(response.json()).toMatchObject({ data: { status: 'refunded' } });
      });

      it('before its payment records both when it names the donation', async () => {
        const { reference, paymentId } = await paid(monthly);
        await deliver(server(), fake.event('event-1', refundOf(paymentId, { reference })));
        expect(await donations(server())).toMatchObject([{ status: 'refunded' }]);
      });

      it('before its payment is kept for later when it does not', async () => {
        const { reference, paymentId } = await paid();
        const event = fake.event('event-1', refundOf(paymentId));
        expect((await deliver(server(), event)).statusCode).toBe(200);
        expect(await events(server())).toMatchObject([{ handled_at: null }]);
        await confirm(server(), { payment_id: reference });
        await deliver(server(), event);
        expect(await donations(server())).toMatchObject([{ status: 'refunded' }]);
        expect(await events(server())).toMatchObject([{ handled_at: expect.any(Date) as Date }]);
      });
    });
  },
  {},
  fake.payments,
);
