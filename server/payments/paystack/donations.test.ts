import { describe, expect, it } from 'vitest';
import { inOrder } from '../../inOrder.ts';
import { API, confirm, describeDomain, ngnGift, startGift } from '../../testing/domainServer.ts';
import type { PaystackEvent } from '../../testing/providers/paystack/paystackActions.ts';
import { withPaystack } from '../../testing/providers/paystack/testPaystack.ts';
import type { Payments } from '../payments.ts';

const WEBHOOK = `${API}/donation/webhooks/paystack`;

describe('with Paystack', () => {
  const { standIn, provider } = withPaystack();
  const payments: Payments = {
    providerFor: (client) => (client === 'PAYSTACK' ? provider() : undefined),
    providerNamed: (name) => (name === 'paystack' ? provider() : undefined),
    pages: async () => {},
  };

  describeDomain(
    'a donation in naira',
    (server) => {
      /** Donates and pays at Paystack; returns the donor's way back. */
      async function give(changes: Record<string, unknown> = {}) {
        const { reference, checkout_url: checkout } = await startGift(server(), { ...ngnGift, ...changes });
        const back = await standIn().decide(checkout, 'approve');
        return { reference, back };
      }

      const visit = ({ pathname, search }: URL) => server().get(pathname + search);

      async function deliver(event: PaystackEvent): Promise<number> {
        const { body, headers } = standIn().sign(event);
        return (await server().post(WEBHOOK, body, headers)).statusCode;
      }

      async function ledger() {
        const entries = await server().db.selectFrom('ledger_entry').selectAll().orderBy('id').execute();
        return entries.map(({ kind, provider_id, amount_minor }) => ({ kind, provider_id, amount_minor }));
      }

      it.each(['ONCE', 'MONTHLY'])('is completed once by the donor’s return (%s)', async (frequency) => {
        const { reference, back } = await give({ frequency });
        const visits = await Promise.all([visit(back), visit(back)]);
        expect(visits.map(({ headers }) => headers.location)).toEqual([
          `/thankyou?paymentId=${reference}&token=${reference}`,
          `/thankyou?paymentId=${reference}&token=${reference}`,
        ]);
        const confirmed = await confirm(server(), { payment_id: reference, token: reference });
        expect(confirmed.json()).toMatchObject({ data: { status: 'completed', frequency } });
        const { id, amount } = standIn().state.transaction(reference);
        expect(await ledger()).toEqual([{ kind: 'payment', provider_id: String(id), amount_minor: amount }]);
      });

      it('finds its way back when Paystack knows it by the next reference', async () => {
        standIn().misbehave('transaction_initialize', { how: 'disconnect' });
        const { reference, back } = await give();
        expect(back.searchParams.get('reference')).toBe(`${reference}.2`);
        const { headers } = await visit(back);
        expect(headers.location).toBe(`/thankyou?paymentId=${reference}&token=${reference}`);
        expect(await ledger()).toHaveLength(1);
      });

      it('is completed and refunded once by events that come twice and in the wrong order', async () => {
        const before = standIn().events.length;
        const { reference } = await give({ frequency: 'ONCE' });
        const refund = standIn().actions.refund(reference);
        const events = standIn().events.slice(before).toReversed();
        const responses = await inOrder([...events, ...events], deliver);
        expect(responses).toEqual([200, 200, 200, 200]);
        const { id, amount } = standIn().state.transaction(reference);
        expect(await ledger()).toEqual([
          { kind: 'payment', provider_id: String(id), amount_minor: amount },
          { kind: 'refund', provider_id: String(refund.id), amount_minor: -amount },
        ]);
      });

      it('loses a disputed share once, by the dispute and by its refund', async () => {
        const { reference } = await give();
        const before = standIn().events.length;
        const dispute = standIn().actions.openDispute(reference, 100);
        standIn().actions.resolveDispute(dispute, 'auto-accepted');
        await inOrder(standIn().events.slice(before), deliver);
        expect((await ledger()).slice(1)).toEqual([
          { kind: 'reversal', provider_id: `dispute:${dispute.id}`, amount_minor: -100 },
        ]);
      });

      it('has a row for each month, once, even when the first event is a renewal’s', async () => {
        const { reference } = await give({ frequency: 'MONTHLY' });
        const before = standIn().events.length;
        const plan = standIn().state.transaction(reference).plan?.plan_code ?? '';
        const renewals = [standIn().actions.renew(plan), standIn().actions.renew(plan)];
        const events = standIn().events.slice(before);
        await inOrder([...events.toReversed(), ...events], deliver);
        const taken = [standIn().state.transaction(reference), ...renewals];
        expect((await ledger()).map(({ provider_id }) => provider_id).toSorted()).toEqual(
          taken.map(({ id }) => String(id)).toSorted(),
        );
      });

      it.each(['after its own events', 'without them'])('loses a refunded renewal (%s)', async (when) => {
        const { reference, back } = await give({ frequency: 'MONTHLY' });
        await visit(back);
        const plan = standIn().state.transaction(reference).plan?.plan_code ?? '';
        const before = standIn().events.length;
        const renewal = standIn().actions.renew(plan);
        if (when === 'after its own events') await inOrder(standIn().events.slice(before), deliver);
        const refund = standIn().actions.refund(renewal.reference);
        await inOrder(standIn().events.slice(-1), deliver);
        expect((await ledger()).slice(1)).toEqual([
          { kind: 'payment', provider_id: String(renewal.id), amount_minor: renewal.amount },
          { kind: 'refund', provider_id: String(refund.id), amount_minor: -renewal.amount },
        ]);
      });

      it('loses a renewal whose dispute was lost', async () => {
        const { reference, back } = await give({ frequency: 'MONTHLY' });
        await visit(back);
        const plan = standIn().state.transaction(reference).plan?.plan_code ?? '';
        const before = standIn().events.length;
        const renewal = standIn().actions.renew(plan);
        const dispute = standIn().actions.openDispute(renewal.reference, 100);
        standIn().actions.resolveDispute(dispute, 'auto-accepted');
        const events = standIn()
          .events.slice(before)
          .filter(({ event }) => event !== 'refund.processed');
        await inOrder(events, deliver);
        expect((await ledger()).slice(2)).toEqual([
          { kind: 'reversal', provider_id: `dispute:${dispute.id}`, amount_minor: -100 },
        ]);
      });

      it('is not touched by a forged event', async () => {
        const { reference } = await give();
        const { body, headers } = standIn().sign({ event: 'charge.success', data: { reference } });
        const forged = { ...headers, 'x-paystack-signature': '0'.repeat(128) };
        expect((await server().post(WEBHOOK, body, forged)).statusCode).toBe(403);
        expect(await ledger()).toEqual([]);
      });

      it('stays pending when the amount differs from the requested one', async () => {
        const { reference, back } = await give();
        standIn().state.transaction(reference).amount += 1;
        await visit(back);
        const confirmed = await confirm(server(), { payment_id: reference });
        expect(confirmed.json()).toMatchObject({ data: { status: 'pending' } });
        expect(await ledger()).toEqual([]);
      });
    },
    {},
    payments,
  );
});
