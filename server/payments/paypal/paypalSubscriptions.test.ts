import { expect, it } from 'vitest';
import { describePayPal, donation } from '../../testing/providers/paypal/paypalTests.ts';
import type { Misbehaviour } from '../../testing/providers/misbehaviour.ts';
import { startPaypalStandIn } from '../../testing/providers/paypalStandIn.ts';
import { ProviderError, type CheckoutRequest } from '../provider.ts';
import { createPayPalProvider } from './paypalProvider.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

describePayPal('Monthly donations with PayPal', ({ standIn, provider, db }) => {
  async function start(changes: Partial<CheckoutRequest> = {}) {
    const request = donation({ frequency: 'MONTHLY', ...changes });
    const paypal = provider();
    const checkout = await paypal.start(request);
    const { providerReference, subscriptionReference = '', checkoutUrl } = checkout;
    const identity = { reference: request.reference, providerReference, subscriptionReference };
    return {
      paypal,
      identity,
      checkoutUrl,
      id: subscriptionReference,
      verify: (since = LONG_AGO) => paypal.verifySubscription(identity, since),
    };
  }

  async function approved(changes: Partial<CheckoutRequest> = {}) {
    const started = await start(changes);
    await standIn().decide(started.checkoutUrl, 'approve');
    return started;
  }

  const salesOf = (id: string) => standIn().state.subscription(id).sales;

  it('start with the first payment, and send the donor back with the ids of the subscription', async () => {
    const { id, checkoutUrl, verify } = await start({ money: { minor: 1234, currency: 'USD' } });
    expect(await verify()).toEqual({ state: 'pending', payments: [] });
    const back = await standIn().decide(checkoutUrl, 'approve');
    expect([...back.searchParams.keys()]).toEqual(['paymentId', 'subscription_id', 'ba_token', 'token']);
    expect(back.searchParams.get('subscription_id')).toBe(id);
    expect(await verify()).toEqual({
      state: 'active',
      payments: [
        {
          paymentId: salesOf(id)[0]?.id,
          money: { minor: 1234, currency: 'USD' },
          paidAt: expect.any(Date),
        },
      ],
    });
  });

  it('stay pending when the donor cancels', async () => {
    const { checkoutUrl, verify } = await start();
    const back = await standIn().decide(checkoutUrl, 'cancel');
    expect(back.searchParams.get('cancelled')).toBe('1');
    expect((await verify()).state).toBe('pending');
  });

  it('show each renewal, oldest first, even after refunds', async () => {
    const { id, verify } = await approved();
    standIn().state.renew(id);
    standIn().state.renew(id);
    standIn().state.giveBack(salesOf(id)[1]?.id ?? '', 'refund');
    const { payments } = await verify();
    expect(payments.map(({ paymentId }) => paymentId)).toEqual(salesOf(id).map((sale) => sale.id));
    expect(await verify(new Date())).toMatchObject({ payments: [] });
  });

  it('are past due after a failed payment, until one succeeds', async () => {
    const { id, verify } = await approved();
    standIn().state.renew(id, 'failed');
    const { state, payments } = await verify();
    expect(state).toBe('past_due');
    expect(payments).toHaveLength(1);
    standIn().state.renew(id);
    expect((await verify()).state).toBe('active');
  });

  it('are past due when the first payment is declined', async () => {
    const { checkoutUrl, verify } = await start();
    await standIn().decide(checkoutUrl, 'decline');
    expect(await verify()).toEqual({ state: 'past_due', payments: [] });
  });

  it.each([
    ['SUSPENDED', 'past_due'],
    ['CANCELLED', 'ended'],
    ['EXPIRED', 'ended'],
  ] as const)('that PayPal calls %s are %s, with their payments', async (status, state) => {
    const { id, verify } = await approved();
    standIn().state.change(id, status);
    expect(await verify()).toMatchObject({ state, payments: [{}] });
  });

  it('that PayPal does not know do not count as ended', async () => {
    const { paypal, identity } = await start();
    const unknown = { ...identity, subscriptionReference: 'I-UNKNOWN' };
    expect(await paypal.verifySubscription(unknown, LONG_AGO)).toEqual({ state: 'pending', payments: [] });
  });

  it('of another donor are refused', async () => {
    const { paypal, identity } = await approved();
    const other = { ...identity, reference: 'another' };
    await expect(paypal.verifySubscription(other, LONG_AGO)).rejects.toThrow('belongs to another donation');
  });

  it('end once, and ending them again is harmless', async () => {
    const { paypal, identity, verify } = await approved();
    await paypal.endSubscription(identity);
    expect(await paypal.endSubscription(identity)).toBe(true);
    expect((await verify()).state).toBe('ended');
  });

  it('are not ended by an account that does not know them', async () => {
    const { paypal, identity } = await approved();
    expect(await paypal.endSubscription({ ...identity, subscriptionReference: 'I-UNKNOWN' })).toBe(false);
  });

  it('end although the response to the first try was lost', async () => {
    const { paypal, identity, verify } = await approved();
    standIn().misbehave('cancelSubscription', { how: 'disconnect' });
    await paypal.endSubscription(identity);
    expect((await verify()).state).toBe('ended');
  });

  it('do not count as ended while PayPal refuses', async () => {
    const { paypal, identity } = await start();
    await expect(paypal.endSubscription(identity)).rejects.toThrow('SUBSCRIPTION_STATUS_INVALID');
  });

  const wrong: [string, Misbehaviour, number][] = [
    ['returns 500 twice', { how: 'fail', status: 500 }, 2],
    ['returns malformed JSON', { how: 'malformed' }, 1],
    ['returns something else', { how: 'tamper', change: () => ({ transactions: [{ id: 1 }] }) }, 1],
  ];

  it.each(wrong)('are in an unknown state when PayPal %s', async (_what, misbehaviour, times) => {
    const { verify } = await approved();
    standIn().misbehave('listSubscriptionTransactions', misbehaviour, times);
    await expect(verify()).rejects.toBeInstanceOf(ProviderError);
  });

  it('are created once when the request is repeated', async () => {
    const request = donation({ frequency: 'MONTHLY' });
    const first = await provider().start(request);
    expect(await provider().start(request)).toEqual(first);
  });

  it('share one plan, which two processes at once create only once', async () => {
    const fresh = await startPaypalStandIn();
    const start2 = () =>
      createPayPalProvider({ ...fresh.settings, db: db() }).start(donation({ frequency: 'MONTHLY' }));
    await Promise.all([start2(), start2()]);
    await start2();
    expect(fresh.state.plans.size).toBe(1);
    expect(fresh.state.products.size).toBe(1);
    const name = `paypal plan sandbox ${fresh.settings.clientId}`;
    const setting = await db()
      .selectFrom('setting')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    expect(setting?.value).toBe([...fresh.state.plans][0]);
    expect(fresh.calls.filter((call) => call === 'createPlan').length).toBeLessThanOrEqual(2);
    await fresh.close();
  });
});
