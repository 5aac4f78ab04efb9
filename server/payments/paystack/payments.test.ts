import { describe, expect, it } from 'vitest';
import { donation, failureOf, withPaystack } from '../../testing/providers/paystack/testPaystack.ts';
import { createPaystackProvider } from './paystackProvider.ts';

const { standIn, provider, giveUp } = withPaystack();

/** Opens a checkout and returns it with the names of its payment. */
async function opened(request = donation()) {
  const checkout = await provider().start(request);
  const identity = { reference: request.reference, providerReference: checkout.providerReference };
  return { ...checkout, identity };
}

describe('a checkout', () => {
  it('collects the amount under our reference', async () => {
    const request = donation();
    const { providerReference, checkoutUrl } = await provider().start(request);
    expect(providerReference).toBe(request.reference);
    expect(checkoutUrl).toContain(standIn().url);
    expect(standIn().state.transaction(request.reference)).toMatchObject({
      amount: 500_000,
      currency: 'NGN',
      plan: null,
      customer: { email: request.donorEmail },
      metadata: { donation: request.reference, cancel_action: request.cancelUrl },
    });
  });

  it('returns the donor with both parameters', async () => {
    const { checkoutUrl, providerReference } = await opened();
    const url = await standIn().decide(checkoutUrl, 'approve');
    expect(url.pathname).toBe('/backend/api/donation/paystack/callback');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      trxref: providerReference,
      reference: providerReference,
    });
  });

  it('takes a donor who cancels to the cancel address', async () => {
    const { checkoutUrl } = await opened();
    const url = await standIn().decide(checkoutUrl, 'cancel');
    expect(url.href).toBe('https://kitbridge.example/thankyou?cancelled=1');
  });

  it.each([
    ['never came', { how: 'hang', whenDone: () => giveUp() }],
    ['was cut off by the connection', { how: 'disconnect' }],
  ] as const)('opens under the next reference when the response %s', async (_name, misbehaviour) => {
    const request = donation();
    standIn().misbehave('transaction_initialize', misbehaviour);
    const { providerReference, identity, checkoutUrl } = await opened(request);
    expect(providerReference).toBe(`${request.reference}.2`);
    await standIn().decide(checkoutUrl, 'approve');
    expect(await provider().verifyPayment(identity)).toMatchObject({
      reference: request.reference,
      providerReference,
      state: 'paid',
    });
    expect(standIn().state.transaction(request.reference).paidAt).toBeNull();
  });

  it('opens the next time when no response came twice', async () => {
    const request = donation();
    standIn().misbehave('transaction_initialize', { how: 'hang', whenDone: () => giveUp() }, 2);
    await failureOf(provider().start(request));
    expect(await provider().start(request)).toMatchObject({ providerReference: `${request.reference}.2` });
  });

  it('is not opened again once someone has tried to pay the earlier one', async () => {
    const request = donation();
    await provider().start(request);
    standIn().actions.pay(request.reference);
    expect(await failureOf(provider().start(request))).toBe(
      `Paystack already has a payment with the reference ${request.reference}.`,
    );
    expect(standIn().state.transactions.has(`${request.reference}.2`)).toBe(false);
  });

  it('fails when Paystack refuses it, without repeating what was sent', async () => {
    const request = donation({ money: { minor: 0, currency: 'NGN' } });
    expect(await failureOf(provider().start(request))).toBe(
      'Paystack refused a checkout (status 400, invalid_params).',
    );
  });

  it('fails with a wrong key, and does not show it', async () => {
    const settings = { ...standIn().settings, secretKey: 'sk_test_of_somebody_else' };
    const message = await failureOf(createPaystackProvider(settings).start(donation()));
    expect(message).toContain('401');
    expect(message).not.toContain('sk_test');
  });
});

describe('a payment', () => {
  it('is pending while the checkout is open or abandoned', async () => {
    const { identity, checkoutUrl } = await opened();
    expect(await provider().verifyPayment(identity)).toEqual({ ...identity, state: 'pending' });
    await standIn().decide(checkoutUrl, 'cancel');
    expect(await provider().verifyPayment(identity)).toEqual({ ...identity, state: 'pending' });
  });

  it('is paid with the amount, the time and the id of the transaction', async () => {
    const { identity, checkoutUrl } = await opened();
    await standIn().decide(checkoutUrl, 'approve');
    const { id, paidAt } = standIn().state.transaction(identity.reference);
    const payment = { paymentId: String(id), money: { minor: 500_000, currency: 'NGN' }, paidAt };
    expect(await provider().verifyPayment(identity)).toEqual({ ...identity, state: 'paid', payment });
  });

  it('is failed when declined, and paid when another card works', async () => {
    const { identity, checkoutUrl } = await opened();
    await standIn().decide(checkoutUrl, 'decline');
    expect(await provider().verifyPayment(identity)).toEqual({ ...identity, state: 'failed' });
    await standIn().decide(checkoutUrl, 'approve');
    expect(await provider().verifyPayment(identity)).toMatchObject({ state: 'paid' });
  });

  it('stays paid after it was refunded', async () => {
    const { identity } = await opened();
    standIn().actions.pay(identity.reference);
    standIn().actions.refund(identity.reference);
    expect(await provider().verifyPayment(identity)).toMatchObject({ state: 'paid' });
  });

  it('is pending when Paystack does not know it, as for a reference of another merchant', async () => {
    const identity = { reference: 'a', providerReference: 'T685312322670591' };
    expect(await provider().verifyPayment(identity)).toEqual({ ...identity, state: 'pending' });
    standIn().misbehave('transaction_verify', { how: 'fail', status: 404 });
    expect(await provider().verifyPayment(identity)).toEqual({ ...identity, state: 'pending' });
  });

  it('shows an amount that differs from the requested one', async () => {
    const { identity } = await opened();
    standIn().actions.pay(identity.reference);
    standIn().state.transaction(identity.reference).amount = 5;
    expect(await provider().verifyPayment(identity)).toMatchObject({
      payment: { money: { minor: 5, currency: 'NGN' } },
    });
  });

  it('shows dollars instead of naira, and fails for a currency that is never asked for', async () => {
    const { identity } = await opened();
    standIn().actions.pay(identity.reference);
    standIn().state.transaction(identity.reference).currency = 'USD';
    expect(await provider().verifyPayment(identity)).toMatchObject({
      payment: { money: { currency: 'USD' } },
    });
    standIn().state.transaction(identity.reference).currency = 'GHS';
    expect(await failureOf(provider().verifyPayment(identity))).toContain('currency');
  });

  it('names the donation that it is for, when that is another', async () => {
    const { identity } = await opened();
    const other = await opened();
    standIn().actions.pay(other.identity.reference);
    const mixed = { ...identity, providerReference: other.providerReference };
    expect(await provider().verifyPayment(mixed)).toMatchObject({ reference: other.identity.reference });
  });

  it.each([
    ['the metadata as JSON', (reference: string) => JSON.stringify({ donation: reference })],
    ['no metadata', () => null],
    ['empty metadata', () => ''],
    ['other metadata', () => 'not JSON'],
  ])('is recognised with %s', async (_name, metadata) => {
    const { identity } = await opened();
    standIn().actions.pay(identity.reference);
    standIn().state.transaction(identity.reference).metadata = metadata(identity.reference);
    expect(await provider().verifyPayment(identity)).toMatchObject({ ...identity, state: 'paid' });
  });
});

describe('a call', () => {
  it('waits for a slow response', async () => {
    const { identity } = await opened();
    standIn().misbehave('transaction_verify', { how: 'slow', ms: 5 });
    expect(await provider().verifyPayment(identity)).toMatchObject({ state: 'pending' });
  });

  it('is repeated once after a 500', async () => {
    const { identity } = await opened();
    standIn().misbehave('transaction_verify', { how: 'fail', status: 500 });
    expect(await provider().verifyPayment(identity)).toMatchObject({ state: 'pending' });
  });

  it.each([
    ['500 twice', 2, { how: 'fail', status: 500 }, 'failed with 500'],
    ['no response twice', 2, { how: 'hang', whenDone: () => giveUp() }, 'failed'],
    ['a cut-off response', 1, { how: 'malformed' }, 'did not return JSON'],
    ['no data', 1, { how: 'tamper', change: () => ({ status: true, data: {} }) }, 'unexpected form'],
    ['a fraction', 1, { how: 'tamper', change: withAmount(0.5) }, 'unexpected form'],
    ['a text', 1, { how: 'tamper', change: () => 'down' }, 'refused'],
  ] as const)('fails after %s', async (_name, times, misbehaviour, message) => {
    const { identity } = await opened();
    standIn().actions.pay(identity.reference);
    standIn().misbehave('transaction_verify', misbehaviour, times);
    expect(await failureOf(provider().verifyPayment(identity))).toContain(message);
  });

  it('that got no response after the money was taken finds it the next time', async () => {
    const { identity } = await opened();
    standIn().actions.pay(identity.reference);
    standIn().misbehave('transaction_verify', { how: 'hang', whenDone: () => giveUp() }, 2);
    await failureOf(provider().verifyPayment(identity));
    expect(await provider().verifyPayment(identity)).toMatchObject({ state: 'paid' });
    expect(
      standIn()
        .state.taken()
        .filter(({ reference }) => reference === identity.reference),
    ).toHaveLength(1);
  });
});

function withAmount(amount: number) {
  return (json: { data: object }) => ({ ...json, data: { ...json.data, amount } });
}
