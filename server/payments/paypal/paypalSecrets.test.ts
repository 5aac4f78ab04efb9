import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { API, usdGift } from '../../testing/domainServer.ts';
import { startPaypalStandIn, type PaypalStandIn } from '../../testing/providers/paypalStandIn.ts';
import { buildTestApp, testConfig } from '../../testing/testApp.ts';
import { describeDatabase } from '../../testing/testDatabase.ts';
import { withoutKeys } from '../paymentsConfig.ts';

describeDatabase('The log of a server with PayPal', (database) => {
  let standIn: PaypalStandIn;
  beforeAll(async () => {
    standIn = await startPaypalStandIn();
  });
  afterAll(() => standIn.close());

  it('has no key, token or personal data when PayPal fails in every way', async () => {
    const lines: string[] = [];
    const write = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => lines.push(String(text)) > 0);
    const tokens: string[] = [];
    const keepToken = (json: { access_token: string }) => {
      tokens.push(json.access_token);
      return json;
    };
    standIn.misbehave('token', { how: 'tamper', change: keepToken });
    const app = await buildTestApp({
      db: database().db,
      config: testConfig({
        logLevel: 'trace',
        payments: { ...withoutKeys('none'), mode: 'live', paypal: standIn.settings },
      }),
    });
    const give = () => app.inject({ method: 'POST', url: `${API}/donation/donations`, payload: usdGift });

    expect((await give()).statusCode).toBe(201);
    standIn.misbehave('createOrder', { how: 'fail', status: 500 }, 2);
    expect((await give()).statusCode).toBe(502);
    standIn.misbehave('createOrder', { how: 'malformed' });
    expect((await give()).statusCode).toBe(502);
    standIn.misbehave('createOrder', { how: 'disconnect' }, 2);
    expect((await give()).statusCode).toBe(502);
    standIn.expireTokens();
    standIn.misbehave('token', { how: 'fail', status: 401 });
    expect((await give()).statusCode).toBe(502);
    const { headers } = standIn.sign(standIn.state.announce('OTHER', 'other', {}));
    const url = `${API}/donation/webhooks/paypal`;
    expect((await app.inject({ method: 'POST', url, headers, payload: '{}' })).statusCode).toBe(403);
    await app.close();
    write.mockRestore();

    const { clientId, clientSecret } = standIn.settings;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    expect(tokens).toHaveLength(1);
    expect(lines.length).toBeGreaterThan(8);
    for (const secret of [clientSecret, basic, ...tokens, usdGift.donor_email, usdGift.donor_full_name])
      expect(lines.join('')).not.toContain(secret);
  });
});
