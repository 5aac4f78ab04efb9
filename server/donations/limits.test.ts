import { expect, it } from 'vitest';
import { API, completeGift, describeDomain, ngnGift, startGift } from '../testing/domainServer.ts';

/** As many donors as a mobile network may put behind one address in a minute, each of whom looks twice. */
const DONORS_BEHIND_ONE_ADDRESS = 250;

/** Calls one after the other until one is refused; answers how many were not. */
async function callsUntilRefused(call: () => Promise<{ statusCode: number }>, atMost: number) {
  for (let calls = 0; calls < atMost; calls += 1) {
    if ((await call()).statusCode === 429) return calls;
  }
  return atMost;
}

describeDomain('a flood of', (server) => {
  it('confirmations is stopped, not the donors of one mobile network', async () => {
    const { reference } = await completeGift(server());
    const url = `${API}/donation/execute_paypal/payment?payment_id=${reference}`;
    const allowed = await callsUntilRefused(() => server().get(url), 1000);
    expect(allowed).toBeGreaterThanOrEqual(2 * DONORS_BEHIND_ONE_ADDRESS);
    const refused = await server().get(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('returns from Paystack is stopped, not the donors of one mobile network', async () => {
    const { reference } = await startGift(server(), ngnGift);
    const url = `${API}/donation/paystack/callback?reference=${reference}`;
    const allowed = await callsUntilRefused(() => server().get(url), 1000);
    expect(allowed).toBeGreaterThanOrEqual(DONORS_BEHIND_ONE_ADDRESS);
    expect((await server().get(url)).statusCode).toBe(429);
    const elsewhere = await server().app.inject({ url, remoteAddress: '198.51.100.7' });
    expect(elsewhere.statusCode).toBe(303);
  });
});
