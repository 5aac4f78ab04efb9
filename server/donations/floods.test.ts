import { expect, it } from 'vitest';
import { inOrder } from '../inOrder.ts';
import { captchaToken } from '../testing/captchas.ts';
import { API, describeDomain, ngnGift, requestGift, usdGift } from '../testing/domainServer.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { buildTestApp } from '../testing/testApp.ts';

const url = `${API}/donation/donations`;
const PER_EMAIL = 20;
const PER_NETWORK = 120;

describeDomain('many donations', (server) => {
  it('with one email are refused, from any network and however it is written', async () => {
    const responses = await inOrder(Array.from({ length: PER_EMAIL }), () => requestGift(server()));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const refused = await requestGift(server(), { donor_email: 'ADA@donors.example' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await requestGift(server(), { donor_email: 'esi@donors.example' })).statusCode).toBe(201);
    expect((await server().db.selectFrom('donation').select('id').execute()).length).toBe(PER_EMAIL + 1);
  });

  it('from one network are refused even with a captcha', async () => {
    const give = async (n: number) =>
      server().post(url, {
        ...usdGift,
        donor_email: `donor${n}@donors.example`,
        captcha_token: await captchaToken('donation'),
      });
    // The counts of a network that many people share, without the time that their captchas take.
    expect((await give(0)).statusCode).toBe(201);
    await server()
      .db.updateTable('rate_limit')
      .set({ points: PER_NETWORK - 1 })
      .where('key', 'like', 'donations of a network:%')
      .execute();
    expect((await give(1)).statusCode).toBe(201);
    const refused = await give(2);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await requestGift(server())).statusCode).toBe(201);
  });
});

const fake = fakeProvider();

describeDomain(
  'many confirmations',
  (server) => {
    it('of a pending donation ask its provider once', async () => {
      const paused = await buildTestApp({ db: server().db, payments: fake.payments, confirmPauseMs: 60_000 });
      const { reference } = (await requestGift(server(), ngnGift)).json<{ reference: string }>();
      fake.calls.length = 0;
      const visit = (n: number) =>
        paused.inject({
          url: `${API}/donation/${n % 2 ? 'execute_paypal/payment?payment_id' : 'paystack/callback?reference'}=${reference}`,
          remoteAddress: `10.9.0.${n}`,
        });
      const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => visit(n)));
      await visit(21);
      await paused.close();
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 303]));
      expect(fake.calls).toEqual([`verifySubscription ${reference}`]);
    });
  },
  {},
  fake.payments,
);
