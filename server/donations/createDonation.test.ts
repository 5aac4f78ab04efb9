import { describe, expect, it } from 'vitest';
import { withoutKeys, type PayPalSettings } from '../payments/paymentsConfig.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { fakePayments } from '../testing/fakePayments.ts';
import {
  addProject,
  API,
  confirm,
  describeDomain,
  describeDomainOnEachDatabase,
  ngnGift,
  startGift,
  usdGift,
  type DomainServer,
} from '../testing/domainServer.ts';
import { createDonation, type DonationRequest } from './createDonation.ts';

const url = `${API}/donation/donations`;
const KEY = 'key-of-one-filled-form';
const LIMITS = { USD: { min: 100, max: 25_000_00 }, NGN: { min: 100_00, max: 25_000_000_00 } };

const PAYPAL: PayPalSettings = {
  clientId: 'client',
  clientSecret: 'secret',
  webhookId: 'WEBHOOK',
  environment: 'sandbox',
  apiUrl: 'https://paypal.invalid',
  isOverridden: true,
};

const stored = ({ db }: DomainServer) => db.selectFrom('donation').selectAll().orderBy('id').execute();
const checkouts = ({ db }: DomainServer) => db.selectFrom('sandbox_checkout').selectAll().execute();

const without = (field: keyof typeof usdGift) =>
  Object.fromEntries(Object.entries(usdGift).filter(([name]) => name !== field));
const text = (changes: object, from: string, to: string) =>
  JSON.stringify({ ...usdGift, ...changes }).replace(from, to);

describeDomainOnEachDatabase('creating', (server) => {
  const send = (body: unknown = usdGift) => server().post(url, body, { 'idempotency-key': KEY });

  describe('a donation', () => {
    it('is stored as pending and returns a checkout', async () => {
      const projectId = await addProject(server());
      const response = await server().post(url, { ...ngnGift, amount: 5000.5, project_id: projectId });
      expect(response.statusCode).toBe(201);
      const body = response.json<{ reference: string; checkout_url: string }>();
      expect(Object.keys(body).toSorted()).toEqual(['checkout_url', 'reference']);
      expect(await stored(server())).toEqual([
        expect.objectContaining({
          reference: body.reference,
          status: 'pending',
          amount_minor: 500_050,
          currency: 'NGN',
          frequency: 'MONTHLY',
          payment_client: 'PAYSTACK',
          provider: 'sandbox',
          project_id: projectId,
          project_title: 'Microscopes for Kano',
          checkout_url: body.checkout_url,
          completed_at: null,
          project_currency_amount_minor: null,
        }),
      ]);
    });

    it('strips line breaks and control characters from a name', async () => {
      const name = ' Ada\r\nBcc: x\t\u001B[31m Obi\u0085';
      expect((await server().post(url, { ...usdGift, donor_full_name: name })).statusCode).toBe(201);
      expect((await stored(server()))[0]?.donor_full_name).toBe('Ada Bcc: x [31m Obi');
    });

    it.each([
      ['李', '李'],
      ['😀', '😀'],
      ['Zoë\u200BObi', 'Zoë\u200BObi'],
      ['A'.repeat(200), 'A'.repeat(200)],
      ['😀'.repeat(200), '😀'.repeat(200)],
      ['<script>alert(1)</script>', '<script>alert(1)</script>'],
      ['Ada \u202Egro.live\u2066', 'Ada gro.live'],
      ['عائشة\u200F', 'عائشة\u200F'],
    ])('accepts the name %j', async (name, expected) => {
      expect((await server().post(url, { ...usdGift, donor_full_name: name })).statusCode).toBe(201);
      expect((await stored(server()))[0]?.donor_full_name).toBe(expected);
    });

    it.each([undefined, null])('needs no project (%s)', async (projectId) => {
      const response = await server().post(url, { ...usdGift, project_id: projectId });
      expect(response.statusCode).toBe(201);
      expect((await stored(server()))[0]).toMatchObject({ project_id: null, project_title: null });
    });

    it.each([
      ['DRAFT', true, 404, 'not_found'],
      ['ACTIVE', false, 422, 'project_closed'],
      ['COMPLETED', false, 422, 'project_closed'],
      ['COMPLETED', true, 201, undefined],
    ] as const)(
      'for a project that is %s and receiving=%s returns %d',
      async (status, receiving, expected, code) => {
        const projectId = await addProject(server(), { status, receiving_donation: receiving });
        const response = await server().post(url, { ...usdGift, project_id: projectId });
        expect(response.statusCode).toBe(expected);
        expect(response.json<{ code?: string }>().code).toBe(code);
        expect(await stored(server())).toHaveLength(expected === 201 ? 1 : 0);
      },
    );
  });

  describe('bad input', () => {
    it.each([
      ['amount 0', { ...usdGift, amount: 0 }, 422],
      ['amount -1', { ...usdGift, amount: -1 }, 422],
      ['amount NaN', text({}, '"amount":50', '"amount":NaN'), 400],
      ['amount 1e308', text({}, '"amount":50', '"amount":1e308'), 422],
      ['amount 1e400', text({}, '"amount":50', '"amount":1e400'), 400],
      ['three decimals', { ...usdGift, amount: 10.001 }, 422],
      ['a tenth of a cent', text({}, '"amount":50', '"amount":1e-3'), 422],
      ['more than a donation may be', { ...usdGift, amount: 1_000_000_000 }, 422],
      ['an amount as text', { ...usdGift, amount: '50' }, 400],
      ['an amount as list', { ...usdGift, amount: [50] }, 400],
      ['no amount', without('amount'), 400],
      ['amount null', { ...usdGift, amount: null }, 400],
      ['an unknown currency', { ...usdGift, currency: 'EUR' }, 422],
      ['a currency in small letters', { ...usdGift, currency: 'usd' }, 422],
      ['a currency that does not fit the provider', { ...usdGift, payment_client: 'PAYSTACK' }, 422],
      ['the other mismatched currency', { ...ngnGift, payment_client: 'PAYPAL' }, 422],
      ['an unknown provider', { ...usdGift, payment_client: 'STRIPE' }, 422],
      ['an unknown frequency', { ...usdGift, frequency: 'WEEKLY' }, 422],
      ['a malformed email', { ...usdGift, donor_email: 'ada' }, 422],
      ['an email that is no text', { ...usdGift, donor_email: 7 }, 400],
      ['no name', { ...usdGift, donor_full_name: '' }, 422],
      ['a name of spaces', { ...usdGift, donor_full_name: '   ' }, 422],
      ['a name of zero-width spaces', { ...usdGift, donor_full_name: '\u200B\u200B' }, 422],
      ['a name of joiners and direction marks', { ...usdGift, donor_full_name: '\u200D\u2060\u202E' }, 422],
      ['a name of fillers', { ...usdGift, donor_full_name: '\u3164\u115F\u2800' }, 422],
      ['a name of a lone accent', { ...usdGift, donor_full_name: '\u0301' }, 422],
      ['a name of line breaks', { ...usdGift, donor_full_name: '\n\u200B\n' }, 422],
      ['a name of 201 letters', { ...usdGift, donor_full_name: 'A'.repeat(201) }, 422],
      ['a name with NUL', { ...usdGift, donor_full_name: 'Ada\u0000' }, 400],
      ['half a character', text({}, 'Ada Obi', String.raw`Ada \ud83d`), 400],
      ['an unknown project', { ...usdGift, project_id: 4711 }, 404],
      ['an impossible project id', { ...usdGift, project_id: 0 }, 422],
      ['a project as text', { ...usdGift, project_id: '1' }, 400],
      ['a project id that is too large', { ...usdGift, project_id: 1e15 }, 422],
      ['an unknown field', { ...usdGift, status: 'completed' }, 400],
      ['a list', [usdGift], 400],
      ['null', 'null', 400],
      ['malformed JSON', '{"amount": 50', 400],
      ['no body', '', 400],
      ['a body of 1 MB', { ...usdGift, donor_full_name: 'A'.repeat(1_000_000) }, 413],
      ['a prototype', text({}, '"amount"', '"__proto__":{"admin":true},"amount"'), 400],
    ])('%s is refused and stores nothing', async (_name, body, status) => {
      await addProject(server(), { receiving_donation: false });
      const response = await server().post(url, body);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({
        message: expect.any(String) as string,
        code: expect.any(String) as string,
      });
      expect(response.body).not.toMatch(
        /\bat .*:\d+:\d+|node_modules|server\/|\bstack\b|postgres|select |insert /i,
      );
      expect(await stored(server())).toEqual([]);
      expect(await checkouts(server())).toEqual([]);
    });

    it('returns 415 when the body is not JSON', async () => {
      const response = await server().post(url, 'amount=50', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(response.statusCode).toBe(415);
      expect(await stored(server())).toEqual([]);
    });

    it.each(['short', 'with spaces in it', 'ümlaut-key', 'x'.repeat(101)])(
      'refuses the key %j',
      async (key) => {
        const response = await server().post(url, usdGift, { 'idempotency-key': key });
        expect(response.statusCode).toBe(422);
        expect(await stored(server())).toEqual([]);
      },
    );
  });

  describe('idempotency', () => {
    it('creates one donation and one checkout for the same key and body', async () => {
      const first = await send();
      const reordered = Object.fromEntries(Object.entries(usdGift).toReversed());
      const second = await send({ ...reordered, project_id: null });
      expect(second.statusCode).toBe(201);
      expect(second.json()).toEqual(first.json());
      expect(await stored(server())).toHaveLength(1);
      expect(await checkouts(server())).toHaveLength(1);
    });

    it.each([{ amount: 51 }, { donor_email: 'eve@donors.example' }, { frequency: 'MONTHLY' }])(
      'returns 422 for the same key with other data (%j)',
      async (change) => {
        await send();
        const response = await send({ ...usdGift, ...change });
        expect(response.statusCode).toBe(422);
        expect(response.json()).toMatchObject({ code: 'idempotency_mismatch' });
        expect(await stored(server())).toHaveLength(1);
      },
    );

    it('creates one donation and one checkout for twenty concurrent requests', async () => {
      const responses = await Promise.all(Array.from({ length: 20 }, () => send()));
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
      expect(await stored(server())).toHaveLength(1);
      expect(await checkouts(server())).toHaveLength(1);
    });

    it('returns the donation even after the project was closed', async () => {
      const projectId = await addProject(server());
      const first = await send({ ...usdGift, project_id: projectId });
      await server().db.updateTable('project').set({ receiving_donation: false }).execute();
      const second = await send({ ...usdGift, project_id: projectId });
      expect(second.json()).toEqual(first.json());
    });

    it('creates a donation each time without a key', async () => {
      await startGift(server());
      await startGift(server());
      expect(await stored(server())).toHaveLength(2);
    });
  });

  describe('a failing provider', () => {
    const request = usdGift as DonationRequest;
    const give = (provider: Partial<PaymentProvider>, key?: string) =>
      createDonation(request, key, {
        db: server().db,
        payments: fakePayments(provider),
        limits: LIMITS,
        origin: () => 'https://kitbridge.example',
        log: server().app.log,
        admission: async () => async () => {},
      });

    it('is called only after the donation is stored', async () => {
      let seen: string[] = [];
      await give({
        start: async ({ reference }) => {
          seen = (await stored(server())).map((donation) => donation.reference);
          return { providerReference: `order-of-${reference}`, checkoutUrl: 'https://provider.example/pay' };
        },
      });
      expect(seen).toHaveLength(1);
    });

    it('leaves the donation pending, and the same key retries', async () => {
      const down = { start: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1')) };
      await expect(give(down, KEY)).rejects.toMatchObject({ status: 502, code: 'provider_failed' });
      const [pending] = await stored(server());
      expect(pending).toMatchObject({ status: 'pending', checkout_url: null, provider_reference: null });
      const response = await confirm(server(), { payment_id: pending?.reference ?? '' });
      expect(response.json()).toMatchObject({ data: { status: 'pending' } });

      const checkoutUrl = 'https://provider.example/pay';
      const started = await give({ start: async () => ({ providerReference: 'order-1', checkoutUrl }) }, KEY);
      expect(started).toEqual({ reference: pending?.reference, checkoutUrl });
      expect(await stored(server())).toHaveLength(1);
    });
  });
});

describeDomainOnEachDatabase(
  'without a payment provider',
  (server) => {
    it.each([usdGift, ngnGift])(
      'refuses donations without asking to retry, and stores nothing (%o)',
      async (gift) => {
        const response = await server().post(url, gift);
        expect(response.statusCode).toBe(502);
        expect(response.json()).toMatchObject({
          code: 'provider_failed',
          message: 'We cannot take gifts at the moment. Nothing was charged.',
        });
        expect(await stored(server())).toEqual([]);
      },
    );
  },
  { payments: withoutKeys('none') },
);

describeDomain(
  'Donating in the currency of a provider without keys',
  (server) => {
    it('returns 422, names the other currency and stores nothing', async () => {
      const response = await server().post(url, ngnGift);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({
        message: 'We cannot take gifts in naira at the moment. Please give in US dollars.',
        code: 'currency_unavailable',
        details: [{ field: 'currency', message: 'must be USD' }],
      });
      expect(await stored(server())).toEqual([]);
    });
  },
  { payments: { ...withoutKeys('none'), mode: 'live', paypal: PAYPAL } },
);
