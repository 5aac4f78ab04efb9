import { expect, it } from 'vitest';
import { describePayPal, donation } from '../../testing/providers/paypal/paypalTests.ts';
import { startPaypalStandIn } from '../../testing/providers/paypalStandIn.ts';
import { createPayPalApi } from './paypalApi.ts';

describePayPal("PayPal's access token", ({ standIn, provider }) => {
  const tokenRequests = () => standIn().calls.filter((call) => call === 'token').length;

  it('is requested once for many calls', async () => {
    const before = tokenRequests();
    const paypal = provider();
    await Promise.all([paypal.start(donation()), paypal.start(donation())]);
    await paypal.start(donation());
    expect(tokenRequests()).toBe(before + 1);
  });

  it('is renewed when PayPal no longer accepts it', async () => {
    const paypal = provider();
    await paypal.start(donation());
    standIn().expireTokens();
    const before = tokenRequests();
    await Promise.all([paypal.start(donation()), paypal.start(donation())]);
    expect(tokenRequests()).toBe(before + 1);
  });

  it('is renewed before it expires', async () => {
    const shortLived = await startPaypalStandIn({ tokenSeconds: 59 });
    const call = createPayPalApi(shortLived.settings);
    const get = { method: 'GET', path: '/v2/checkout/orders/1' } as const;
    await call(get);
    await call(get);
    expect(shortLived.calls.filter((name) => name === 'token')).toHaveLength(2);
    await shortLived.close();
  });

  it('is not requested again and again when PayPal refuses each one', async () => {
    const paypal = provider();
    const before = tokenRequests();
    standIn().misbehave(
      'token',
      {
        how: 'tamper',
        change: (json: object) => ({ ...json, access_token: 'useless' }),
      },
      2,
    );
    await expect(paypal.start(donation())).rejects.toThrow('refuses its own access token');
    expect(tokenRequests()).toBe(before + 2);
  });

  it('is requested again after a failure', async () => {
    const paypal = provider();
    standIn().misbehave('token', { how: 'fail', status: 503 }, 2);
    await expect(paypal.start(donation())).rejects.toThrow('failed with 503');
    await expect(paypal.start(donation())).resolves.toBeDefined();
  });

  it('needs the right secret, and the refusal does not repeat it', async () => {
    const paypal = provider({ clientSecret: 'a wrong secret' });
    const error = await paypal.start(donation()).catch((reason: unknown) => reason);
    expect(String(error)).toBe(
      'ProviderError: PayPal rejected PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET (status 401).',
    );
  });
});
