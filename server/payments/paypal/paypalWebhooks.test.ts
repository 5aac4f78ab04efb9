import { describe, expect, it } from 'vitest';
import { describePayPal, donation } from '../../testing/providers/paypal/paypalTests.ts';
import type { PayPalEvent } from '../../testing/providers/paypal/paypalState.ts';
import { ProviderError, type RawEvent } from '../provider.ts';
import { readWebhook } from './paypalEvents.ts';

const read = (event: PayPalEvent) => readWebhook(JSON.stringify(event));

describePayPal("PayPal's events", ({ standIn, provider }) => {
  /** An event that PayPal sent. */
  async function approvedOrder() {
    const request = donation();
    const { checkoutUrl, providerReference } = await provider().start(request);
    await standIn().decide(checkoutUrl, 'approve');
    await provider().verifyPayment({ reference: request.reference, providerReference });
    const [capture] = standIn().state.orders.get(providerReference)?.captures ?? [];
    return { reference: request.reference, providerReference, paymentId: capture?.id ?? '' };
  }

  async function monthlyGift() {
    const request = donation({ frequency: 'MONTHLY' });
    const { checkoutUrl, providerReference: id } = await provider().start(request);
    await standIn().decide(checkoutUrl, 'approve');
    return {
      id,
      reference: request.reference,
      paymentId: standIn().state.subscription(id).sales[0]?.id ?? '',
    };
  }

  const named = (type: string) =>
    read(standIn().state.events.findLast((event) => event.event_type === type) as PayPalEvent);
  const last = () => standIn().state.events.at(-1) as PayPalEvent;

  function delivered(event: PayPalEvent, changes: Partial<RawEvent> = {}): RawEvent {
    const { body, headers } = standIn().sign(event);
    return { body: Buffer.from(body), headers, ...changes };
  }

  const verifications = () => standIn().calls.filter((call) => call === 'verifyWebhookSignature').length;

  describe('are verified', () => {
    it('with their exact bytes', async () => {
      await approvedOrder();
      const { id, event_type: type } = last();
      expect(await provider().verifyEvent?.(delivered(last()))).toEqual({ id, type });
    });

    it('also when they hold letters and spaces that JSON could write in another way', async () => {
      const event = standIn().state.announce('OTHER', 'other', { name: 'Ngọzi \u2028 ₦' });
      expect(await provider().verifyEvent?.(delivered(event))).toMatchObject({ type: 'OTHER' });
    });

    it.each<[string, (event: RawEvent) => RawEvent]>([
      ['another body', (event) => ({ ...event, body: Buffer.from('{"id":"WH-1","event_type":"X"}') })],
      ['a space more', (event) => ({ ...event, body: Buffer.concat([event.body, Buffer.from(' ')]) })],
      [
        'a forged signature',
        (event) => ({ ...event, headers: { ...event.headers, 'paypal-transmission-sig': 'Zm9yZ2Vk' } }),
      ],
      [
        "another event's time",
        (event) => ({
          ...event,
          headers: { ...event.headers, 'paypal-transmission-time': '2026-01-01T00:00:00Z' },
        }),
      ],
    ])('and refused with %s', async (_what, forge) => {
      await approvedOrder();
      expect(await provider().verifyEvent?.(forge(delivered(last())))).toBeNull();
    });

    const headerNames = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
    it.each<[string, Partial<RawEvent['headers']>]>([
      ...headerNames.map((name): [string, Partial<RawEvent['headers']>] => [
        `no ${name}`,
        { [`paypal-${name}`]: undefined },
      ]),
      ['two signatures', { 'paypal-transmission-sig': ['one', 'two'] }],
      ['a certificate from elsewhere', { 'paypal-cert-url': 'https://paypal.com.evil.example/cert' }],
      ['a certificate from a name like PayPal', { 'paypal-cert-url': 'https://notpaypal.com/cert' }],
      ['a certificate without TLS', { 'paypal-cert-url': 'http://api.paypal.com/cert' }],
    ])('and refused without asking PayPal: %s', async (_what, headers) => {
      await approvedOrder();
      const event = delivered(last());
      const before = verifications();
      const changed = { ...event, headers: { ...event.headers, ...headers } };
      expect(await provider().verifyEvent?.(changed)).toBeNull();
      expect(verifications()).toBe(before);
    });

    it.each([
      ['not JSON', '{"id":'],
      ['a list', '[]'],
      ['more than one value', '{},"webhook_id":"mine","webhook_event":{}'],
    ])('and refused without asking PayPal when the body is %s', async (_what, body) => {
      await approvedOrder();
      const before = verifications();
      expect(await provider().verifyEvent?.(delivered(last(), { body: Buffer.from(body) }))).toBeNull();
      expect(verifications()).toBe(before);
    });

    it('and cannot be while PayPal is down', async () => {
      await approvedOrder();
      standIn().misbehave('verifyWebhookSignature', { how: 'fail', status: 500 }, 2);
      await expect(provider().verifyEvent?.(delivered(last()))).rejects.toBeInstanceOf(ProviderError);
    });
  });

  describe('are read', () => {
    it('as a payment of the donation', async () => {
      const { reference, providerReference } = await approvedOrder();
      for (const type of ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'])
        expect(named(type)).toEqual([{ about: 'payment', reference }]);
      for (const type of ['PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED'])
        expect(read({ ...last(), event_type: type })).toEqual([{ about: 'payment', reference }]);
      expect(providerReference).not.toBe(reference);
    });

    it.each([
      ['refund', '12.50'],
      ['reversal', '50.00'],
    ] as const)('as a %s of a one-time payment', async (kind, value) => {
      const { reference, paymentId } = await approvedOrder();
      const event = standIn().state.giveBack(paymentId, kind, value);
      expect(read(event)).toEqual([
        {
          about: 'refund',
          kind,
          id: expect.stringMatching(/^\w{17}$/),
          paymentId,
          money: { minor: Number(value) * 100, currency: 'USD' },
          reference,
        },
      ]);
    });

    it('as nothing when the refund failed', async () => {
      const { paymentId } = await approvedOrder();
      const event = standIn().state.giveBack(paymentId, 'refund');
      expect(read({ ...event, resource: { ...event.resource, status: 'FAILED' } })).toEqual([]);
    });

    it.each(['refund', 'reversal'] as const)('as a %s of a month', async (kind) => {
      const { reference, paymentId } = await monthlyGift();
      expect(read(standIn().state.giveBack(paymentId, kind))).toEqual([
        {
          about: 'refund',
          kind,
          id: expect.stringMatching(/^\w{17}$/),
          paymentId,
          money: { minor: 5000, currency: 'USD' },
          reference,
        },
      ]);
    });

    it('as a reversal that comes as the payment itself', () => {
      const resource = { id: 'SALE1', state: 'completed', amount: { total: '-0.49', currency: 'USD' } };
      const notice = { about: 'refund', kind: 'reversal', id: 'SALE1', paymentId: 'SALE1' };
      expect(readWebhook(JSON.stringify({ event_type: 'PAYMENT.SALE.REVERSED', resource }))).toEqual([
        { ...notice, money: { minor: 49, currency: 'USD' } },
      ]);
    });

    it('as a change of a monthly gift', async () => {
      const { id } = await monthlyGift();
      standIn().state.renew(id, 'failed');
      for (const status of ['SUSPENDED', 'CANCELLED', 'EXPIRED'] as const) standIn().state.change(id, status);
      const types = ['ACTIVATED', 'PAYMENT.FAILED', 'SUSPENDED', 'CANCELLED', 'EXPIRED'];
      for (const type of [...types.map((name) => `BILLING.SUBSCRIPTION.${name}`), 'PAYMENT.SALE.COMPLETED'])
        expect(named(type)).toEqual([{ about: 'subscription', subscriptionReference: id }]);
    });

    it('as a dispute, open and resolved', async () => {
      const { paymentId } = await approvedOrder();
      const notice = { about: 'dispute', id: `PP-D-${paymentId}`, paymentId };
      expect(read(standIn().state.dispute(paymentId))).toEqual([{ ...notice, outcome: null }]);
      expect(read(standIn().state.dispute(paymentId, 'RESOLVED_SELLER_FAVOUR'))).toEqual([
        { ...notice, outcome: 'RESOLVED_SELLER_FAVOUR' },
      ]);
    });

    it.each([
      ['unknown ones', { event_type: 'INVOICING.INVOICE.PAID', resource: {} }],
      ['the name of a built-in', { event_type: 'constructor', resource: {} }],
      ['payments of another system', { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'C1' } }],
      ['sales of another system', { event_type: 'PAYMENT.SALE.COMPLETED', resource: { id: 'S1' } }],
    ])('as nothing: %s', (_what, event) => {
      expect(readWebhook(JSON.stringify(event))).toEqual([]);
    });

    it('and an unexpected form is an error, so that they are kept', () => {
      const event = { event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 1 } };
      expect(() => readWebhook(JSON.stringify(event))).toThrow(ProviderError);
      expect(() => readWebhook(JSON.stringify({ ...event, resource: { id: 'R1' } }))).toThrow('no amount');
    });
  });
});
