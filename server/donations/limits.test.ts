import { expect, it } from 'vitest';
import { API, completeGift, describeDomain, ngnGift, startGift } from '../testing/domainServer.ts';

/** A minute of donors on one mobile network, each of them checking twice. */
const DONORS_BEHIND_ONE_ADDRESS = 250;

/** Calls until one is refused; returns how many were not. */
async function callsUntilRefused(call: () => Promise<{ statusCode: number }>, atMost: number) {
  for (let calls = 0; calls < atMost; calls += 1) {
    if ((await call()).statusCode === 429) return calls;
  }
  return atMost;
}

describeDomain('rate limits', (server) => {
  it('stop floods of confirmations, but not a mobile network', async () => {
    const { reference } = await completeGift(server());
    const url = `${API}/donation/execute_paypal/payment?payment_id=${reference}`;
    const allowed = await callsUntilRefused(() => server().get(url), 1000);
    expect(allowed).toBeGreaterThanOrEqual(2 * DONORS_BEHIND_ONE_ADDRESS);
    const refused = await server().get(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('stop floods of Paystack returns, but not a mobile network', async () => {
    const { reference } = await startGift(server(), ngnGift);
    const url = `${API}/donation/paystack/callback?reference=${reference}`;
    const allowed = await callsUntilRefused(() => server().get(url), 1000);
    expect(allowed).toBeGreaterThanOrEqual(DONORS_BEHIND_ONE_ADDRESS);
    expect((await server().get(url)).statusCode).toBe(429);
    const elsewhere = await server().app.inject({ url, remoteAddress: '198.51.100.7' });
    expect(elsewhere.statusCode).toBe(303);
  });
});
