import { expect, it, vi } from 'vitest';
import { inOrder } from '../inOrder.ts';
import { API, decide, confirm, describeDomain, type Headers } from '../testing/domainServer.ts';
import { TEST_ORIGIN, testConfig } from '../testing/testApp.ts';
import { createSealedForms } from './sealedForms.ts';

const gift = {
  form: 'donation',
  currency: 'NGN',
  frequency: 'ONCE',
  amount: '5,000',
  fullName: 'Ada Obi',
  email: 'ada@donors.example',
};

const secret = testConfig().authSecret ?? '';
const sealed = createSealedForms(secret);

describeDomain('a form without JavaScript', (server) => {
  const submit = (changes: Record<string, string> = {}, headers: Headers = {}) =>
    server().post(`${API}/form`, new URLSearchParams({ ...gift, ...changes }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    });
  const placeOf = ({ headers }: Awaited<ReturnType<typeof submit>>) =>
    new URL(String(headers.location), TEST_ORIGIN);
  const returnedBy = async (response: ReturnType<typeof submit>) =>
    sealed.open(placeOf(await response).searchParams.get('form') ?? '');
  const stored = () => server().db.selectFrom('donation').selectAll().execute();

  it('starts the gift and leads to its checkout', async () => {
    const response = await submit();
    expect(response.statusCode).toBe(303);
    expect(placeOf(response).pathname).toMatch(/^\/sandbox\/checkout\//);
    expect(await stored()).toMatchObject([
      { amount_minor: 500_000, currency: 'NGN', payment_client: 'PAYSTACK', status: 'pending' },
    ]);
  });

  it('is one gift however often it is sent, until that is paid', async () => {
    // The same gift is another one in the next hour.
    vi.useFakeTimers({ toFake: ['Date'] });
    const places = await Promise.all([1, 2, 3, 4].map(async () => placeOf(await submit()).pathname));
    expect(new Set(places).size).toBe(1);
    const [first] = await stored();
    expect(await stored()).toHaveLength(1);
    const { reference = '' } = first ?? {};
    await decide(server(), { reference, checkout: places[0] ?? '', checkout_url: '' }, 'pay');
    await confirm(server(), { payment_id: reference });
    const again = placeOf(await submit()).pathname;
    expect(again).not.toBe(places[0]);
    expect(placeOf(await submit()).pathname).toBe(again);
    expect(await stored()).toHaveLength(2);
    vi.useRealTimers();
  });

  it('is shown again when something is wrong, with what was typed', async () => {
    const response = submit({ email: 'ada@', amount: '$50' });
    expect(placeOf(await response).pathname).toBe('/donate');
    expect(placeOf(await response).href).not.toContain('ada');
    expect(await returnedBy(response)).toMatchObject({
      form: 'donation',
      values: { amount: '$50', currency: 'NGN', fullName: 'Ada Obi', email: 'ada@' },
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['an amount below the limit', { amount: '1' }, 'amount_too_small'],
    ['a project that does not exist', { project: '7' }, 'not_found'],
    ['an id that no project can have', { project: '9999999999' }, 'validation_failed'],
  ])('is refused as by the API: %s', async (_what, changes, code) => {
    expect(await returnedBy(submit(changes))).toMatchObject({ error: { code } });
    expect(await stored()).toEqual([]);
  });

  it('needs a captcha after as many gifts as the API', async () => {
    const amounts = ['501', '502', '503', '504', '505'];
    const places = await inOrder(amounts, async (amount) => placeOf(await submit({ amount })).pathname);
    expect(new Set(places).size).toBe(amounts.length);
    expect(await returnedBy(submit())).toMatchObject({ error: { code: 'captcha_required' } });
  });

  it('subscribes no address, and keeps it', async () => {
    const response = submit({ form: 'newsletter', email: 'reader@news.example' });
    expect(await returnedBy(response)).toEqual({
      form: 'newsletter',
      values: { email: 'reader@news.example' },
    });
    expect(await server().db.selectFrom('subscription').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://elsewhere.example' }],
    ['a hidden origin', { 'sec-fetch-site': '', origin: 'null' }],
  ])('is refused from another site: %s', async (_what, headers) => {
    const response = await submit({}, { ...headers, accept: 'text/html' });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('This form was sent from another website.');
    expect(await stored()).toEqual([]);
  });
});

it('a sealed form opens for this server only, and not for long', async () => {
  vi.useFakeTimers();
  const form = { form: 'newsletter', values: { email: 'reader@news.example' } } as const;
  const text = await sealed.seal(form);
  expect(await sealed.open(text)).toEqual(form);
  expect(await createSealedForms('another secret of some length').open(text)).toBeNull();
  expect(await sealed.open(`${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`)).toBeNull();
  expect(await sealed.open('')).toBeNull();
  vi.advanceTimersByTime(16 * 60_000);
  expect(await sealed.open(text)).toBeNull();
  vi.useRealTimers();
});
