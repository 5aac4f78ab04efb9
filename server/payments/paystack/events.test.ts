import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { donation, failureOf, withPaystack } from '../../testing/providers/paystack/testPaystack.ts';
import type { PaystackEvent } from '../../testing/providers/paystack/paystackActions.ts';
import type { Notice } from '../provider.ts';

const { standIn, provider } = withPaystack();

const verify = (body: string, signature?: string | string[]) =>
  provider().verifyEvent?.({
    body: Buffer.from(body),
    headers: signature === undefined ? {} : { 'x-paystack-signature': signature },
  });

const read = async (body: string) => (await provider().readEvent?.(body)) ?? [];

const sign = (text: string, key = standIn().settings.secretKey) =>
  createHmac('sha512', key).update(text).digest('hex');

/** The events that `happen` causes. */
async function eventsOf(happen: () => unknown): Promise<PaystackEvent[]> {
  const before = standIn().events.length;
  await happen();
  return standIn().events.slice(before);
}

/** What the events that `happen` causes are about, by type. */
async function noticesOf(happen: () => unknown): Promise<Record<string, readonly Notice[]>> {
  const events = await eventsOf(happen);
  const notices = events.map(async (event) => [event.event, await read(JSON.stringify(event))] as const);
  return Object.fromEntries(await Promise.all(notices));
}

async function paidDonation() {
  const { providerReference: reference } = await provider().start(donation());
  const [charge] = await eventsOf(() => standIn().actions.pay(reference));
  return { reference, charge, paymentId: String(standIn().state.transaction(reference).id) };
}

async function monthlyGift() {
  const request = donation({ frequency: 'MONTHLY' });
  const { subscriptionReference = '' } = await provider().start(request);
  return { reference: request.reference, subscriptionReference };
}

describe('a signature', () => {
  const body = '{"event":"charge.success","data":{"naira":"₦"}}';

  it('is valid over the exact bytes, and the event is named by them', async () => {
    expect(await verify(body, sign(body))).toEqual({
      id: createHash('sha256').update(body).digest('hex'),
      type: 'charge.success',
    });
  });

  it('is the one that the stand-in sends', async () => {
    const { charge } = await paidDonation();
    const { body: sent, headers } = standIn().sign(charge ?? { event: '', data: {} });
    expect(await verify(sent, headers['x-paystack-signature'])).toMatchObject({ type: 'charge.success' });
  });

  it.each([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['short', () => sign(body).slice(0, -1)],
    ['long', () => `${sign(body)}0`],
    ['in capitals', () => sign(body).toUpperCase()],
    ['made with another key', () => sign(body, 'sk_test_another')],
    ['of another body', () => sign(`${body} `)],
    ['of another algorithm', () => createHmac('sha256', 'key').update(body).digest('hex')],
    ['given twice', () => [sign(body), sign(body)]],
  ])('is refused when it is %s', async (_name, signature) => {
    expect(await verify(body, signature())).toBeNull();
  });

  it('is valid over a body that is not JSON, which is about nothing', async () => {
    expect(await verify('not JSON', sign('not JSON'))).toMatchObject({ type: 'unknown' });
    expect(await read('not JSON')).toEqual([]);
  });
});

describe('an event', () => {
  it('of a payment is about its donation', async () => {
    const { reference, charge } = await paidDonation();
    expect(await read(JSON.stringify(charge))).toEqual([{ about: 'payment', reference }]);
  });

  it('of a payment under a later reference is about the same donation', async () => {
    const request = donation();
    standIn().misbehave('transaction_initialize', { how: 'disconnect' });
    const { providerReference } = await provider().start(request);
    standIn().state.transaction(providerReference).metadata = null;
    const notices = await noticesOf(() => standIn().actions.pay(providerReference));
    expect(notices['charge.success']).toEqual([{ about: 'payment', reference: request.reference }]);
  });

  it('of a monthly gift is about its plan', async () => {
    const { reference, subscriptionReference } = await monthlyGift();
    const { pay, renew, failRenewal, complete } = standIn().actions;
    const gift = { reference, providerReference: reference, subscriptionReference };
    const about = [{ about: 'subscription', subscriptionReference }];
    expect(await noticesOf(() => pay(reference))).toEqual({
      'charge.success': about,
      'subscription.create': about,
    });
    expect(await noticesOf(() => renew(subscriptionReference))).toEqual({
      'charge.success': about,
      'invoice.create': about,
      'invoice.update': about,
    });
    expect(await noticesOf(() => failRenewal(subscriptionReference))).toEqual({
      'invoice.payment_failed': about,
    });
    expect(await noticesOf(() => provider().endSubscription(gift))).toEqual({
      'subscription.not_renew': about,
    });
    expect(await noticesOf(() => complete(subscriptionReference))).toEqual({ 'subscription.disable': about });
  });

  it('of a refund has the refund’s own id, and names all refunds of its payment', async () => {
    const { reference, paymentId } = await paidDonation();
    const other = await paidDonation();
    standIn().actions.refund(other.reference);
    const first = standIn().actions.refund(reference, { amount: 100 });
    let second = first;
    const notices = await noticesOf(() => (second = standIn().actions.refund(reference, { amount: 200 })));
    const notice = (id: number, minor: number) => ({
      about: 'refund',
      kind: 'refund',
      id: String(id),
      paymentId,
      money: { minor, currency: 'NGN' },
      reference,
    });
    expect(notices['refund.processed']).toHaveLength(2);
    expect(notices['refund.processed']).toEqual(
      expect.arrayContaining([notice(first.id, 100), notice(second.id, 200)]),
    );
  });

  it('of a refund that Paystack’s list shows later fails, so that it is read again', async () => {
    const { reference } = await paidDonation();
    standIn().actions.refund(reference, { amount: 100 });
    const [event] = await eventsOf(() => {
      standIn().actions.refund(reference, { amount: 200 }).status = 'processing';
    });
    expect(await failureOf(read(JSON.stringify(event)))).toContain('does not list');
  });

  it('of a failed refund is about nothing', async () => {
    const { reference } = await paidDonation();
    const notices = await noticesOf(() => standIn().actions.refund(reference, { fails: true }));
    expect(notices).toEqual({ 'refund.failed': [] });
  });

  it('of an open dispute moves no money', async () => {
    const { reference, paymentId } = await paidDonation();
    let id = 0;
    const notices = await noticesOf(() => (id = standIn().actions.openDispute(reference).id));
    expect(notices['charge.dispute.create']).toEqual([
      { about: 'dispute', id: String(id), paymentId, outcome: null },
    ]);
  });

  it('of a lost dispute is the same reversal as its refund', async () => {
    const { reference, paymentId } = await paidDonation();
    const dispute = standIn().actions.openDispute(reference, 300);
    const notices = await noticesOf(() => standIn().actions.resolveDispute(dispute, 'merchant-accepted'));
    const id = `dispute:${dispute.id}`;
    const reversal = {
      about: 'refund',
      kind: 'reversal',
      id,
      paymentId,
      money: { minor: 300, currency: 'NGN' },
      reference,
    };
    expect(notices).toEqual({
      'charge.dispute.resolve': [
        { about: 'dispute', id: String(dispute.id), paymentId, outcome: 'merchant-accepted' },
        reversal,
      ],
      'refund.processed': [reversal],
    });
  });

  it('of a won dispute moves no money', async () => {
    const { reference, paymentId } = await paidDonation();
    const dispute = standIn().actions.openDispute(reference);
    const notices = await noticesOf(() => standIn().actions.resolveDispute(dispute, 'declined'));
    expect(notices).toEqual({
      'charge.dispute.resolve': [
        { about: 'dispute', id: String(dispute.id), paymentId, outcome: 'declined' },
      ],
    });
  });

  it.each([
    '{"event":"transfer.success","data":{}}',
    '{"event":"toString","data":{}}',
    '{"event":"refund.processed","data":{"transaction_reference":"of_another_merchant"}}',
    '{"event":"invoice.update","data":{"subscription":{"subscription_code":"SUB_unknown"}}}',
    '{"event":"subscription.create","data":{}}',
    '{}',
    'null',
  ])('that is not ours or not known is about nothing: %s', async (body) => {
    expect(await read(body)).toEqual([]);
  });

  it('fails when Paystack cannot be asked, so that it is read again later', async () => {
    const { reference } = await paidDonation();
    const [refund] = await eventsOf(() => standIn().actions.refund(reference));
    standIn().misbehave('refund_list', { how: 'fail', status: 500 }, 2);
    expect(await failureOf(read(JSON.stringify(refund)))).toContain('500');
    expect(await read(JSON.stringify(refund))).toHaveLength(1);
  });
});
