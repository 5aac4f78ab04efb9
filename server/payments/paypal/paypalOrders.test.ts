import { describe, expect, it } from 'vitest';
import { describePayPal, donation } from '../../testing/providers/paypal/paypalTests.ts';
import type { Misbehaviour } from '../../testing/providers/misbehaviour.ts';
import { ProviderError, type CheckoutRequest } from '../provider.ts';

describePayPal('One-time donations with PayPal', ({ standIn, provider }) => {
  async function start(request: CheckoutRequest = donation()) {
    const paypal = provider();
    const { providerReference, checkoutUrl } = await paypal.start(request);
    const identity = { reference: request.reference, providerReference };
    return { paypal, identity, checkoutUrl, verify: () => paypal.verifyPayment(identity) };
  }

  async function approved(request?: CheckoutRequest) {
    const started = await start(request);
    await standIn().decide(started.checkoutUrl, 'approve');
    return started;
  }

  const capturesOf = (orderId: string) => standIn().state.orders.get(orderId)?.captures ?? [];

  it('are paid once the donor has approved, and show the payment each time after', async () => {
    const { identity, checkoutUrl, verify } = await start();
    expect(await verify()).toEqual({ ...identity, state: 'pending' });
    const back = await standIn().decide(checkoutUrl, 'approve');
    expect(back.searchParams.get('paymentId')).toBe('1');
    expect(back.searchParams.get('token')).toBe(identity.providerReference);
    expect(back.searchParams.get('PayerID')).toMatch(/^[2-9A-HJ-NP-Z]{13}$/);
    const paid = await verify();
    expect(paid).toEqual({
      ...identity,
      state: 'paid',
      payment: {
        paymentId: capturesOf(identity.providerReference)[0]?.id,
        money: { minor: 5000, currency: 'USD' },
        paidAt: expect.any(Date),
      },
    });
    expect(await verify()).toEqual(paid);
    expect(capturesOf(identity.providerReference)).toHaveLength(1);
  });

  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [123_456_789, '1234567.89'],
  ])('keep their amount: %d minor units', async (minor, value) => {
    const { identity, verify } = await approved(donation({ money: { minor, currency: 'USD' } }));
    expect(standIn().state.orders.get(identity.providerReference)?.amount.value).toBe(value);
    expect(await verify()).toMatchObject({ payment: { money: { minor, currency: 'USD' } } });
  });

  it('accept titles that are longer than PayPal allows', async () => {
    const { identity } = await start(donation({ description: 'Ọgbọ́n '.repeat(60) }));
    const { description = '' } = standIn().state.orders.get(identity.providerReference) ?? {};
    expect(description).toMatch(/^Ọgbọ́n /);
    expect(Buffer.byteLength(description)).toBeLessThanOrEqual(127);
    expect(description).not.toContain('\uFFFD');
  });

  it('stay pending when the donor cancels', async () => {
    const { identity, checkoutUrl, verify } = await start();
    const back = await standIn().decide(checkoutUrl, 'cancel');
    expect(back.searchParams.get('cancelled')).toBe('1');
    expect(await verify()).toEqual({ ...identity, state: 'pending' });
  });

  it('fail when the payment is declined', async () => {
    const { identity, checkoutUrl, verify } = await start();
    await standIn().decide(checkoutUrl, 'decline');
    expect(await verify()).toEqual({ ...identity, state: 'failed' });
    expect(capturesOf(identity.providerReference)).toEqual([]);
  });

  it('fail when PayPal voided the order or does not know it', async () => {
    const { identity, paypal, verify } = await start();
    const order = standIn().state.orders.get(identity.providerReference);
    if (order) order.status = 'VOIDED';
    expect((await verify()).state).toBe('failed');
    expect(await paypal.verifyPayment({ ...identity, providerReference: 'UNKNOWN' })).toMatchObject({
      state: 'failed',
    });
  });

  it('are pending while PayPal reviews the payment', async () => {
    const { identity, verify } = await approved();
    standIn().state.holdsCaptures = true;
    expect((await verify()).state).toBe('pending');
    standIn().state.holdsCaptures = false;
    standIn().state.review(identity.providerReference, 'COMPLETED');
    expect((await verify()).state).toBe('paid');
  });

  it('fail when the review refuses the payment', async () => {
    const { identity, verify } = await approved();
    standIn().state.holdsCaptures = true;
    await verify();
    standIn().state.holdsCaptures = false;
    standIn().state.review(identity.providerReference, 'DECLINED');
    expect((await verify()).state).toBe('failed');
  });

  it('stay paid after a refund, which has its own event', async () => {
    const { identity, verify } = await approved();
    const paid = await verify();
    standIn().state.giveBack(capturesOf(identity.providerReference)[0]?.id ?? '', 'refund', '10.00');
    expect(await verify()).toEqual(paid);
  });

  it('are created once when the request is repeated', async () => {
    const request = donation();
    const orders = standIn().state.orders.size;
    const [first, second] = await Promise.all([provider().start(request), provider().start(request)]);
    expect(second).toEqual(first);
    expect(standIn().state.orders.size).toBe(orders + 1);
  });

  it('are captured once by two processes at the same moment', async () => {
    const { identity, verify } = await approved();
    const outcomes = await Promise.all([verify(), provider().verifyPayment(identity), verify()]);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(capturesOf(identity.providerReference)).toHaveLength(1);
  });

  it('are found paid when another process has captured in between', async () => {
    const { identity, verify } = await approved();
    const order = standIn().state.orders.get(identity.providerReference);
    standIn().misbehave('getOrder', {
      how: 'tamper',
      change: (json: object) => {
        if (order) standIn().state.captureOrder(order);
        return json;
      },
    });
    expect((await verify()).state).toBe('paid');
    expect(capturesOf(identity.providerReference)).toHaveLength(1);
  });

  describe('when PayPal misbehaves', () => {
    const onceWrong: [string, Misbehaviour][] = [
      ['returns 500', { how: 'fail', status: 500 }],
      ['returns 429', { how: 'fail', status: 429 }],
      ['drops the connection after taking the money', { how: 'disconnect' }],
      ['is slow', { how: 'slow', ms: 20 }],
    ];

    it.each(onceWrong)('repeat the capture safely: it %s', async (_what, wrong) => {
      const { identity, verify } = await approved();
      standIn().misbehave('captureOrder', wrong);
      expect((await verify()).state).toBe('paid');
      expect(capturesOf(identity.providerReference)).toHaveLength(1);
    });

    it('repeat the capture under the same id, so that PayPal returns the first result', async () => {
      const { verify } = await approved();
      standIn().misbehave('captureOrder', { how: 'disconnect' });
      const before = standIn().calls.length;
      await verify();
      expect(
        standIn()
          .calls.slice(before)
          .filter((call) => call !== 'token'),
      ).toEqual(['getOrder', 'captureOrder', 'captureOrder']);
    });

    it('are found paid after time-outs that came after the money was taken', async () => {
      const { identity } = await approved();
      let deadline = new AbortController();
      const impatient = provider({
        deadline: () => {
          deadline = new AbortController();
          return deadline.signal;
        },
      });
      const whenDone = () => deadline.abort(new DOMException('Too slow', 'TimeoutError'));
      standIn().misbehave('captureOrder', { how: 'hang', whenDone }, 2);
      await expect(impatient.verifyPayment(identity)).rejects.toThrow(
        /^PayPal POST \S+ failed: no response in time\.$/,
      );
      expect(capturesOf(identity.providerReference)).toHaveLength(1);
      expect((await provider().verifyPayment(identity)).state).toBe('paid');
      expect(capturesOf(identity.providerReference)).toHaveLength(1);
    });

    const unusable: [string, Misbehaviour, number][] = [
      ['returns 500 twice', { how: 'fail', status: 500 }, 2],
      ['returns malformed JSON', { how: 'malformed' }, 1],
      ['returns an empty object', { how: 'tamper', change: () => ({}) }, 1],
    ];

    it.each(unusable)('say that the state is unknown: it %s', async (_what, wrong, times) => {
      const { verify } = await approved();
      standIn().misbehave('captureOrder', wrong, times);
      await expect(verify()).rejects.toBeInstanceOf(ProviderError);
    });

    it('return the amount and the currency that PayPal says', async () => {
      const { verify } = await approved();
      const amount = { currency_code: 'NGN', value: '7.00' };
      const change = (json: { purchase_units: [{ payments: { captures: [object] } }] }) => {
        const [unit] = json.purchase_units;
        const [capture] = unit.payments.captures;
        return { ...json, purchase_units: [{ ...unit, payments: { captures: [{ ...capture, amount }] } }] };
      };
      standIn().misbehave('captureOrder', { how: 'tamper', change });
      expect(await verify()).toMatchObject({ payment: { money: { minor: 700, currency: 'NGN' } } });
      standIn().misbehave('getOrder', { how: 'tamper', change });
      amount.currency_code = 'EUR';
      await expect(verify()).rejects.toThrow('a currency that we do not accept');
    });

    it('refuse an order of another donation before they capture it', async () => {
      const { identity, paypal } = await approved();
      const other = await start();
      await expect(
        paypal.verifyPayment({ ...identity, reference: other.identity.reference }),
      ).rejects.toThrow('belongs to another donation');
      expect(capturesOf(identity.providerReference)).toEqual([]);
    });
  });

  it('refuse a currency that PayPal does not take', async () => {
    const request = donation({ money: { minor: 5000, currency: 'NGN' } });
    await expect(start(request)).rejects.toThrow('CURRENCY_NOT_SUPPORTED');
  });
});
