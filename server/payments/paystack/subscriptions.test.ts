import { describe, expect, it } from 'vitest';
import { donation, failureOf, withPaystack } from '../../testing/providers/paystack/testPaystack.ts';

const { standIn, provider, giveUp } = withPaystack();
const LONG_AGO = new Date('2020-01-01');

/** Opens the checkout of a monthly gift. */
async function monthlyGift(fields: Parameters<typeof donation>[0] = {}) {
  const request = donation({ frequency: 'MONTHLY', ...fields });
  const { subscriptionReference = '', providerReference } = await provider().start(request);
  return { reference: request.reference, providerReference, subscriptionReference };
}

type Gift = Awaited<ReturnType<typeof monthlyGift>>;

async function activeGift(fields: Parameters<typeof donation>[0] = {}) {
  const gift = await monthlyGift(fields);
  standIn().actions.pay(gift.providerReference);
  return gift;
}

const stateOf = async (gift: Gift) => (await provider().verifySubscription(gift, LONG_AGO)).state;
const statusOf = (gift: Gift) => standIn().state.subscriptionOf(gift.subscriptionReference).status;

async function paymentsOf(gift: Gift, since = LONG_AGO): Promise<string[]> {
  const { payments } = await provider().verifySubscription(gift, since);
  return payments.map(({ paymentId }) => paymentId);
}

const idOf = (reference: string) => String(standIn().state.transaction(reference).id);

describe('a monthly gift', () => {
  it('has a plan of its own and takes cards only', async () => {
    const gift = await monthlyGift();
    expect(standIn().state.plans.get(gift.subscriptionReference)).toMatchObject({
      name: `Monthly gift ${gift.reference}`,
      amount: 500_000,
      currency: 'NGN',
      interval: 'monthly',
    });
    expect(standIn().state.transaction(gift.reference).plan?.plan_code).toBe(gift.subscriptionReference);
  });

  it('opens under the next reference when the response was lost, and with one subscription', async () => {
    standIn().misbehave('transaction_initialize', { how: 'disconnect' });
    standIn().misbehave('plan_create', { how: 'disconnect' });
    const gift = await activeGift();
    expect(gift.providerReference).toBe(`${gift.reference}.2`);
    expect(await provider().verifySubscription(gift, LONG_AGO)).toMatchObject({
      state: 'active',
      payments: [{ paymentId: idOf(gift.providerReference) }],
    });
  });

  it('is pending until the first payment, even when that was declined', async () => {
    const gift = await monthlyGift();
    expect(await provider().verifySubscription(gift, LONG_AGO)).toEqual({ state: 'pending', payments: [] });
    standIn().actions.decline(gift.reference);
    expect(await provider().verifySubscription(gift, LONG_AGO)).toEqual({ state: 'pending', payments: [] });
  });

  it('is active from the first payment, before and after Paystack has made the subscription', async () => {
    const gift = await monthlyGift();
    standIn().actions.pay(gift.reference, { subscribes: false });
    expect(await stateOf(gift)).toBe('active');
    standIn().actions.subscribe(gift.reference);
    expect(await stateOf(gift)).toBe('active');
  });

  it('is ended when Paystack has made no subscription a day after the first payment', async () => {
    const gift = await monthlyGift();
    standIn().state.now = () => new Date(Date.now() - 25 * 60 * 60 * 1000);
    standIn().actions.pay(gift.reference, { subscribes: false });
    standIn().state.now = () => new Date();
    expect(await stateOf(gift)).toBe('ended');
    expect(await provider().endSubscription(gift)).toBe(true);
  });

  it('has each renewal as a payment, oldest first', async () => {
    const gift = await activeGift();
    const begun = Date.now();
    const renewals = [1, 2, 3, 4].map((month) => {
      standIn().state.now = () => new Date(begun + month * 1000);
      return String(standIn().actions.renew(gift.subscriptionReference).id);
    });
    expect(await paymentsOf(gift)).toEqual([idOf(gift.reference), ...renewals]);
    expect(await paymentsOf(gift, new Date(begun + 2500))).toEqual([
      idOf(gift.reference),
      ...renewals.slice(2),
    ]);
    standIn().state.now = () => new Date();
  });

  it('does not have the payments of the donor’s other gifts', async () => {
    const donorEmail = 'twice@example.com';
    const gift = await activeGift({ donorEmail });
    const other = await activeGift({ donorEmail });
    standIn().actions.renew(other.subscriptionReference);
    const once = donation({ donorEmail });
    await provider().start(once);
    standIn().actions.pay(once.reference);
    expect(await paymentsOf(gift)).toEqual([idOf(gift.reference)]);
  });

  it('keeps a renewal that was refunded, and shows an amount that differs from the agreed one', async () => {
    const gift = await activeGift();
    const renewal = standIn().actions.renew(gift.subscriptionReference, 7);
    standIn().actions.refund(renewal.reference);
    const { payments } = await provider().verifySubscription(gift, LONG_AGO);
    expect(payments[1]).toMatchObject({
      paymentId: String(renewal.id),
      money: { minor: 7, currency: 'NGN' },
    });
  });

  it('is past due after a failed renewal and active after the next one', async () => {
    const gift = await activeGift();
    standIn().actions.failRenewal(gift.subscriptionReference);
    expect(await stateOf(gift)).toBe('past_due');
    expect(await paymentsOf(gift)).toHaveLength(1);
    standIn().actions.renew(gift.subscriptionReference);
    expect(await stateOf(gift)).toBe('active');
  });

  it('is ended when Paystack has completed it', async () => {
    const gift = await activeGift();
    standIn().actions.complete(gift.subscriptionReference);
    expect(await stateOf(gift)).toBe('ended');
  });

  it('fails for a state that is not known', async () => {
    const gift = await activeGift();
    standIn().state.subscriptionOf(gift.subscriptionReference).status = 'paused' as 'active';
    expect(await failureOf(stateOf(gift))).toContain('unknown state');
  });

  it('fails when its first payment belongs to another donation', async () => {
    const gift = await activeGift();
    expect(await failureOf(stateOf({ ...gift, reference: 'another' }))).toContain('a payment other than');
  });
});

describe('ending a monthly gift', () => {
  it('disables its subscription, and repeating it is harmless', async () => {
    const gift = await activeGift();
    await provider().endSubscription(gift);
    expect(statusOf(gift)).toBe('non-renewing');
    expect(await stateOf(gift)).toBe('ended');
    await provider().endSubscription(gift);
    expect(standIn().calls.filter((name) => name === 'subscription_disable')).toHaveLength(1);
  });

  it('works while a payment has failed', async () => {
    const gift = await activeGift();
    standIn().actions.failRenewal(gift.subscriptionReference);
    await provider().endSubscription(gift);
    expect(statusOf(gift)).toBe('non-renewing');
  });

  it('works when the response was lost and the retry is refused', async () => {
    const gift = await activeGift();
    standIn().misbehave('subscription_disable', { how: 'hang', whenDone: () => giveUp() });
    await provider().endSubscription(gift);
    expect(statusOf(gift)).toBe('non-renewing');
  });

  it('fails when Paystack refuses and the gift goes on', async () => {
    const gift = await activeGift();
    standIn().misbehave('subscription_disable', { how: 'fail', status: 403 });
    expect(await failureOf(provider().endSubscription(gift))).toContain('refused');
    expect(statusOf(gift)).toBe('active');
  });

  it('does nothing before the first payment', async () => {
    const gift = await monthlyGift();
    expect(await provider().endSubscription(gift)).toBe(false);
  });

  it('fails right after the first payment, until there is a subscription to end', async () => {
    const gift = await monthlyGift();
    standIn().actions.pay(gift.reference, { subscribes: false });
    expect(await failureOf(provider().endSubscription(gift))).toContain('not created the subscription');
    standIn().actions.subscribe(gift.reference);
    await provider().endSubscription(gift);
    expect(statusOf(gift)).toBe('non-renewing');
  });
});
