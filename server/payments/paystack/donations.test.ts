import { describe, expect, it } from 'vitest';
import { confirm, describeDomain, ngnGift, startGift } from '../../testing/domainServer.ts';
import { withPaystack } from '../../testing/providers/paystack/testPaystack.ts';
import type { Payments } from '../payments.ts';

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

      async function ledger() {
        const entries = await server().db.selectFrom('ledger_entry').selectAll().execute();
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

      it('stays pending with another amount than was asked', async () => {
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
