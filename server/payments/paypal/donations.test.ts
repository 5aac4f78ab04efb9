import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inOrder } from '../../inOrder.ts';
import { projectsThatDoNotAddUp } from '../../testing/books.ts';
import { addProject, API, confirm, describeDomain, startGift, usdGift } from '../../testing/domainServer.ts';
import type { Decision } from '../../testing/providers/paypal/paypalCheckoutPage.ts';
import type { PayPalEvent } from '../../testing/providers/paypal/paypalState.ts';
import { startPaypalStandIn, type PaypalStandIn } from '../../testing/providers/paypalStandIn.ts';
import { FIRST_PAUSE, pass, reconcileOnce } from '../../testing/reconciliation.ts';
import type { Payments } from '../payments.ts';
import type { PaymentProvider } from '../provider.ts';
import { createPayPalProvider } from './paypalProvider.ts';

const WEBHOOK = `${API}/donation/webhooks/paypal`;

describe('with PayPal', () => {
  let standIn: PaypalStandIn;
  let provider: PaymentProvider;
  const payments: Payments = {
    providerFor: (client) => (client === 'PAYPAL' ? provider : undefined),
    providerNamed: (name) => (name === 'paypal' ? provider : undefined),
    pages: async () => {},
  };
  beforeAll(async () => {
    standIn = await startPaypalStandIn();
  });
  afterAll(() => standIn.close());

  describeDomain(
    'a donation in dollars',
    (server) => {
      let projectId: number;
      let before: number;
      beforeEach(async () => {
        connect();
        projectId = await addProject(server());
        before = standIn.state.events.length;
      });

      /** Port 1 of this machine never responds. */
      function connect(apiUrl = standIn.url): void {
        provider = createPayPalProvider({ ...standIn.settings, apiUrl, db: server().db, retryDelayMs: 0 });
      }
      const disconnect = () => connect('http://127.0.0.1:1');

      /** Donates and approves at PayPal; returns the reference and what the donor's browser returns with. */
      async function give(frequency = 'ONCE', decision: Decision = 'approve') {
        const gift = await startGift(server(), { ...usdGift, frequency, project_id: projectId });
        const back = await standIn.decide(gift.checkout_url, decision);
        return { reference: gift.reference, back };
      }

      /** Confirms as /thankyou does after a return. */
      const comeBack = ({ searchParams }: URL) =>
        confirm(server(), {
          payment_id: searchParams.get('paymentId') ?? '',
          token: searchParams.get('token') ?? '',
        });

      async function deliver(event: PayPalEvent): Promise<number> {
        const { body, headers } = standIn.sign(event);
        return (await server().post(WEBHOOK, body, headers)).statusCode;
      }

      const events = () => standIn.state.events.slice(before);
      const ledger = async () => {
        const entries = await server().db.selectFrom('ledger_entry').selectAll().orderBy('id').execute();
        return entries.map(({ kind, amount_minor: minor }) => [kind, minor]);
      };
      const gift = () => server().db.selectFrom('monthly_gift').selectAll().executeTakeFirstOrThrow();
      const addsUp = async () => expect(await projectsThatDoNotAddUp(server().db)).toEqual([]);

      it.each(['ONCE', 'MONTHLY'])(
        'is completed by the donor’s return, with PayPal’s parameters (%s)',
        async (frequency) => {
          const { back } = await give(frequency);
          const responses = await Promise.all([comeBack(back), comeBack(back), comeBack(back)]);
          expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
          expect(responses[0]?.json()).toMatchObject({ data: { status: 'completed', frequency } });
          expect(await ledger()).toEqual([['payment', 5000]]);
          await addsUp();
        },
      );

      it.each(['ONCE', 'MONTHLY'])('is completed by events before the return (%s)', async (frequency) => {
        const { back } = await give(frequency);
        await inOrder(events(), deliver);
        await inOrder(events().toReversed(), deliver);
        expect(await ledger()).toEqual([['payment', 5000]]);
        expect((await comeBack(back)).json()).toMatchObject({ data: { status: 'completed' } });
        expect(await ledger()).toHaveLength(1);
        await addsUp();
      });

      it.each(['ONCE', 'MONTHLY'])(
        'is completed by reconciliation without return and events (%s)',
        async (frequency) => {
          await give(frequency);
          await pass(server(), FIRST_PAUSE);
          await reconcileOnce(server(), payments);
          expect(await ledger()).toEqual([['payment', 5000]]);
          await addsUp();
        },
      );

      it('is completed once by a return, events and reconciliation at the same moment', async () => {
        const { back } = await give();
        await pass(server(), FIRST_PAUSE);
        const approved = events();
        await Promise.all([
          comeBack(back),
          ...[...approved, ...approved].map(deliver),
          reconcileOnce(server(), payments),
        ]);
        await inOrder(events(), deliver);
        expect(await ledger()).toEqual([['payment', 5000]]);
        expect([...standIn.state.orders.values()].at(-1)?.captures).toHaveLength(1);
        await addsUp();
      });

      it('is captured after a decline only when the donor comes back', async () => {
        const { back } = await give('ONCE', 'decline');
        expect((await comeBack(back)).json()).toMatchObject({ data: { status: 'failed' } });
        const order = [...standIn.state.orders.values()].at(-1);
        if (order) order.declines = false;
        await pass(server(), FIRST_PAUSE);
        await inOrder(events(), deliver);
        await reconcileOnce(server(), payments);
        expect(await ledger()).toEqual([]);
        expect((await comeBack(back)).json()).toMatchObject({ data: { status: 'completed' } });
        expect(await ledger()).toEqual([['payment', 5000]]);
      });

      it('stays pending when the donor cancels', async () => {
        const { back } = await give('ONCE', 'cancel');
        expect(back.searchParams.get('cancelled')).toBe('1');
        expect((await comeBack(back)).json()).toMatchObject({ data: { status: 'pending' } });
        expect(await ledger()).toEqual([]);
      });

      it('stays pending until PayPal is back, and is then completed without the donor', async () => {
        const { back } = await give();
        disconnect();
        expect((await comeBack(back)).statusCode).toBe(502);
        await pass(server(), FIRST_PAUSE);
        await reconcileOnce(server(), payments);
        expect(await ledger()).toEqual([]);
        connect();
        await pass(server(), FIRST_PAUSE);
        await reconcileOnce(server(), payments);
        expect(await ledger()).toEqual([['payment', 5000]]);
      });

      it('has a row for each month, once, in any order of the events', async () => {
        await give('MONTHLY');
        const { provider_reference: id } = await gift();
        standIn.state.renew(id ?? '');
        standIn.state.renew(id ?? '');
        await inOrder([...events().toReversed(), ...events()], deliver);
        expect(await ledger()).toEqual(Array.from({ length: 3 }, () => ['payment', 5000]));
        await addsUp();
      });

      it('shows a failed month as past due, and an end at PayPal as ended', async () => {
        const { back } = await give('MONTHLY');
        await comeBack(back);
        const { provider_reference: id } = await gift();
        await deliver(standIn.state.renew(id ?? '', 'failed'));
        expect(await gift()).toMatchObject({ status: 'past_due' });
        await deliver(standIn.state.change(id ?? '', 'CANCELLED'));
        expect(await gift()).toMatchObject({ status: 'ended' });
      });

      it('is ended at PayPal through the private link', async () => {
        const { back } = await give('MONTHLY');
        const { data } = (await comeBack(back)).json<{ data: { monthly_gift_token: string } }>();
        const url = `${API}/donation/own_monthly_gift/${data.monthly_gift_token}/end`;
        expect((await server().post(url, '')).json()).toMatchObject({ data: { status: 'ended' } });
        const { provider_reference: id } = await gift();
        expect(standIn.state.subscription(id ?? '').status).toBe('CANCELLED');
      });

      it.each([
        ['refund', 'ONCE'],
        ['reversal', 'ONCE'],
        ['refund', 'MONTHLY'],
        ['reversal', 'MONTHLY'],
      ] as const)('loses a %s once, also before its payment is known (%s)', async (kind, frequency) => {
        const { reference } = await give(frequency);
        const [identity] = await server().db.selectFrom('donation').selectAll().execute();
        if (frequency === 'ONCE')
          await provider.verifyPayment({ reference, providerReference: identity?.provider_reference ?? '' });
        const { state } = standIn;
        const payment = [...state.transactions].at(-1);
        const event = state.giveBack(payment?.id ?? '', kind);
        await inOrder([event, event, ...events()], deliver);
        expect(await ledger()).toEqual([
          ['payment', 5000],
          [kind, -5000],
        ]);
        await addsUp();
      });

      it('is not touched by a forged, changed or foreign event', async () => {
        await give();
        const [approved] = events();
        if (!approved) throw new Error('PayPal announced nothing.');
        const { body, headers } = standIn.sign(approved);
        const changed = await server().post(WEBHOOK, `${body} `, headers);
        const forged = await server().post(WEBHOOK, body, {
          ...headers,
          'paypal-transmission-sig': 'forged',
        });
        const unsigned = await server().post(WEBHOOK, body);
        expect([changed, forged, unsigned].map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
        const foreign = {
          ...approved,
          id: 'WH-foreign',
          resource: { id: 'X', purchase_units: [{ custom_id: 'foreign' }] },
        };
        const unknown = { ...approved, id: 'WH-unknown', event_type: 'VAULT.CREATED' };
        expect(await inOrder([foreign, unknown], deliver)).toEqual([200, 200]);
        expect(await ledger()).toEqual([]);
      });

      it('is delivered again when its signature cannot be checked', async () => {
        await give();
        const [approved] = events();
        if (!approved) throw new Error('PayPal announced nothing.');
        standIn.misbehave('verifyWebhookSignature', { how: 'fail', status: 500 }, 2);
        expect(await deliver(approved)).toBe(502);
        expect(await deliver(approved)).toBe(200);
        expect(await ledger()).toEqual([['payment', 5000]]);
      });
    },
    {},
    payments,
  );
});
