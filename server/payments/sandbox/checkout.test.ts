import { describe, expect, it } from 'vitest';
import { withoutKeys } from '../paymentsConfig.ts';
import { buildTestApp, TEST_ORIGIN, testConfig } from '../../testing/testApp.ts';
import {
  addProject,
  API,
  confirm,
  decide,
  describeDomainOnEachDatabase,
  ngnGift,
  startGift,
  usdGift,
} from '../../testing/domainServer.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';

const pageOf = (body: string) => body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describeDomainOnEachDatabase('sandbox checkout', (server) => {
  it('explains itself and shows the donation', async () => {
    const gift = await startGift(server(), { ...ngnGift, amount: 1_234_567.5 });
    expect(gift.checkout_url).toBe(`${TEST_ORIGIN}${gift.checkout}`);
    const page = await server().get(gift.checkout);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    const text = pageOf(page.body);
    expect(text).toContain('This is a sandbox. No money moves.');
    expect(text).toContain('Amount ₦1,234,567.50 Currency NGN How often Every month');
    expect(text).toContain('Provider Paystack (sandbox)');
    expect(text).not.toContain(gift.reference);
    expect(page.body).not.toContain(usdGift.donor_email);
    expect(page.body).not.toContain(usdGift.donor_full_name);
    for (const decision of ['pay', 'decline', 'cancel']) expect(page.body).toContain(`value="${decision}"`);
  });

  it('allows no scripts, only its own styles, and only its own form', async () => {
    const gift = await startGift(server());
    const page = await server().get(gift.checkout);
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${TEST_ORIGIN}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(page.body).not.toMatch(/<script|<style|\son\w+=|\sstyle=/i);
    const styles = await server().get('/sandbox/checkout.css');
    expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(styles.body).toContain('.notice');
  });

  it('returns the donor with PayPal’s parameters', async () => {
    const gift = await startGift(server());
    const back = await decide(server(), gift, 'pay');
    expect(`${back.origin}${back.pathname}`).toBe(`${TEST_ORIGIN}/thankyou`);
    expect([...back.searchParams.keys()]).toEqual(['paymentId', 'token', 'PayerID']);
    expect(back.searchParams.get('paymentId')).toBe(gift.reference);
    expect(back.searchParams.get('token')).toBe(gift.checkout.split('/').at(-1));
    expect(back.searchParams.get('PayerID')).toMatch(/^[0-9A-F]{13}$/);
  });

  it('returns the donor with Paystack’s parameters, and forwards the callback to the thank-you page', async () => {
    const gift = await startGift(server(), ngnGift);
    const back = await decide(server(), gift, 'pay');
    expect(back.href).toBe(
      `${TEST_ORIGIN}/backend/api/donation/paystack/callback?trxref=${gift.reference}&reference=${gift.reference}`,
    );
    const callback = await server().get(back.pathname + back.search);
    expect(callback.statusCode).toBe(303);
    expect(callback.headers.location).toBe(`/thankyou?paymentId=${gift.reference}&token=${gift.reference}`);
    const { status } = await server().db.selectFrom('donation').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('completed');
  });

  it.each(['decline', 'cancel'] as const)('returns the donor after %s without a charge', async (choice) => {
    for (const body of [usdGift, ngnGift]) {
      const gift = await startGift(server(), body);
      const back = await decide(server(), gift, choice);
      const paid = await decide(server(), await startGift(server(), body), 'pay');
      const cancelled = ['paymentId', 'cancelled', 'token', 'PayerID', 'trxref', 'reference'];
      const names = [...back.searchParams.keys()];
      const expected = choice === 'cancel' ? cancelled : [...paid.searchParams.keys()];
      expect(expected).toEqual(expect.arrayContaining(names));
      expect(back.searchParams.has('cancelled')).toBe(choice === 'cancel');
      const response = await confirm(server(), { payment_id: gift.reference });
      expect(response.json()).toMatchObject({ data: { status: 'failed', completed_at: null } });
    }
    expect(await server().db.selectFrom('ledger_entry').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['pay', 'paid', 'You have paid for this gift'],
    ['decline', 'declined', 'This payment was declined'],
    ['cancel', 'cancelled', 'This payment was cancelled'],
  ] as const)('keeps the first decision (%s)', async (choice, state, heading) => {
    const gift = await startGift(server());
    const back = await decide(server(), gift, choice);
    for (const decision of ['pay', 'decline', 'cancel']) {
      const again = await server().submit(gift.checkout, { decision });
      expect(again.statusCode).toBe(409);
      expect(pageOf(again.body)).toContain(heading);
    }
    const opened = await server().get(gift.checkout);
    expect(pageOf(opened.body)).toContain(heading);
    expect(opened.body).not.toContain('<form');
    expect(opened.body).toContain(back.href.replaceAll('&', '&amp;'));
    const books = await server().db.selectFrom('sandbox_checkout').select('state').execute();
    expect(books).toEqual([{ state }]);
  });

  it('accepts one of several concurrent decisions', async () => {
    const gift = await startGift(server());
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => server().submit(gift.checkout, { decision: 'pay' })),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([303, ...Array.from({ length: 9 }, () => 409)]);
  });

  it.each(['refund', ''])('returns 400 for the decision %j', async (decision) => {
    const gift = await startGift(server());
    expect((await server().submit(gift.checkout, { decision })).statusCode).toBe(400);
    expect((await server().submit(gift.checkout, {})).statusCode).toBe(400);
  });

  it.each(['unknown', '%00', '..%2f..', 'A'.repeat(24)])('returns 404 for the checkout %s', async (token) => {
    expect((await server().get(`/sandbox/checkout/${token}`)).statusCode).toBe(404);
    expect((await server().submit(`/sandbox/checkout/${token}`, { decision: 'pay' })).statusCode).toBe(404);
  });
});

describe('without a payment provider', () => {
  it.each([
    ['in production', testConfig({ production: true, payments: withoutKeys('none') })],
    ['in production with any mode', testConfig({ production: true, payments: withoutKeys('sandbox') })],
    ['with PAYMENTS=none', testConfig({ payments: withoutKeys('none') })],
  ])('%s donations are refused, nothing is stored and there is no sandbox', async (_name, config) => {
    const database = await openTestDatabase();
    const { db } = database;
    const app = await buildTestApp({ db, config });
    const send = (payload: object) =>
      app.inject({ method: 'POST', url: `${API}/donation/donations`, payload });
    const response = await send(usdGift);
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ code: 'provider_failed' });
    expect((await send({ ...usdGift, payment_client: 'PAYSTACK' })).statusCode).toBe(422);
    expect(await db.selectFrom('donation').selectAll().execute()).toEqual([]);
    expect((await app.inject('/sandbox/checkout.css')).statusCode).toBe(404);
    await app.close();
    await database.close();
  });
});

describeDomainOnEachDatabase('a sandbox donation after the sandbox was turned off', (server) => {
  it('is not confirmed', async () => {
    await addProject(server());
    const gift = await startGift(server());
    await decide(server(), gift, 'pay');
    const config = testConfig({ payments: withoutKeys('none') });
    const app = await buildTestApp({ db: server().db, config });
    const response = await app.inject(`${API}/donation/execute_paypal/payment?payment_id=${gift.reference}`);
    await app.close();
    expect(response.statusCode).toBe(502);
    const { status } = await server().db.selectFrom('donation').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('pending');
  });
});
