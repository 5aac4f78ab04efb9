import { expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { API, confirm, describeDomain, startGift } from '../testing/domainServer.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { askAboutMonthlyGift } from './syncMonthlyGift.ts';

const fake = fakeProvider();

describeDomain(
  'the emails about a monthly gift',
  (server) => {
    async function sync(): Promise<void> {
      const { db, app } = server();
      const gift = await db.selectFrom('monthly_gift').selectAll().executeTakeFirstOrThrow();
      await inTransaction(db, await askAboutMonthlyGift(gift, { db, payments: fake.payments, log: app.log }));
    }
    async function begin() {
      const { reference } = await startGift(server(), { frequency: 'MONTHLY' });
      fake.pay(reference);
      const response = await confirm(server(), { payment_id: reference });
      return {
        reference,
        token: response.json<{ data: { monthly_gift_token: string } }>().data.monthly_gift_token,
      };
    }
    const kinds = async () =>
      (await server().db.selectFrom('email').select('kind').orderBy('id').execute()).map(({ kind }) => kind);

    it('are one for each payment, one for each failure and one for the end', async () => {
      const { reference } = await begin();
      fake.setState(reference, 'past_due');
      await sync();
      await sync();
      fake.setState(reference, 'active');
      fake.pay(reference);
      await sync();
      fake.setState(reference, 'past_due');
      await sync();
      fake.setState(reference, 'ended');
      await sync();
      await sync();
      expect(await kinds()).toEqual([
        'gift_received',
        'monthly_gift_failed',
        'gift_received',
        'monthly_gift_failed',
        'monthly_gift_ended',
      ]);
    });

    it('confirm once that the donor has ended it, even when the provider reports it later', async () => {
      const { reference, token } = await begin();
      const end = () => server().post(`${API}/donation/own_monthly_gift/${token}/end`, '');
      await Promise.all([end(), end()]);
      fake.setState(reference, 'ended');
      await sync();
      expect(await kinds()).toEqual(['gift_received', 'monthly_gift_ended']);
    });

    it('are none for a gift that was never paid', async () => {
      const { reference } = await startGift(server(), { frequency: 'MONTHLY' });
      fake.setState(reference, 'ended');
      await sync();
      expect(await kinds()).toEqual([]);
    });
  },
  {},
  fake.payments,
);
