import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPayPalApi, type PayPalApi } from '../../payments/paypal/paypalApi.ts';
import { startPaypalStandIn, type PaypalStandIn } from './paypalStandIn.ts';

let standIn: PaypalStandIn;
let api: PayPalApi;
beforeAll(async () => {
  standIn = await startPaypalStandIn();
  api = createPayPalApi(standIn.settings);
});
afterAll(() => standIn.close());

const amount = { currency_code: 'USD', value: '5.00' };
const context = { return_url: 'https://kitbridge.example/a', cancel_url: 'https://kitbridge.example/b' };
const order = {
  intent: 'CAPTURE',
  purchase_units: [{ amount, custom_id: 'ours' }],
  payment_source: { paypal: { experience_context: context } },
};
const create = (body: object, headers = {}) =>
  api({ method: 'POST', path: '/v2/checkout/orders', body, headers });

it('accepts what the published description allows', async () => {
  expect((await create(order)).status).toBe(200);
});

it.each<[string, object, number]>([
  ['no intent', { ...order, intent: undefined }, 400],
  ['another intent', { ...order, intent: 'GIVE' }, 400],
  ['no purchase', { ...order, purchase_units: [] }, 400],
  ['a number as amount', { ...order, purchase_units: [{ amount: { ...amount, value: 5 } }] }, 400],
  [
    'a description that is too long',
    { ...order, purchase_units: [{ amount, description: 'x'.repeat(128) }] },
    400,
  ],
  ['a misspelled field', { ...order, purchase_unit: [] }, 400],
  ['naira', { ...order, purchase_units: [{ amount: { ...amount, currency_code: 'NGN' } }] }, 422],
  ['three decimals', { ...order, purchase_units: [{ amount: { ...amount, value: '5.001' } }] }, 422],
  ['nothing to pay', { ...order, purchase_units: [{ amount: { ...amount, value: '0.00' } }] }, 422],
])('refuses an order with %s', async (_what, body, status) => {
  expect((await create(body)).status).toBe(status);
});

it('refuses another order under the same PayPal-Request-Id', async () => {
  const headers = { 'PayPal-Request-Id': 'same' };
  const first = await create(order, headers);
  expect(await create(order, headers)).toEqual(first);
  expect((await create({ ...order, purchase_units: [{ amount }] }, headers)).status).toBe(422);
  expect((await create(order, { 'PayPal-Request-Id': 'x'.repeat(109) })).status).toBe(400);
});

it('refuses a call without a token', async () => {
  expect((await fetch(`${standIn.url}/v2/checkout/orders/1`)).status).toBe(401);
});

it('does not capture an order that no one approved', async () => {
  const { json } = await create(order);
  const { id } = json as { id: string };
  const path = `/v2/checkout/orders/${id}/capture`;
  expect(await api({ method: 'POST', path, body: {} })).toMatchObject({
    status: 422,
    json: { details: [{ issue: 'ORDER_NOT_APPROVED' }] },
  });
});

it('refuses a report of more than 31 days', async () => {
  const path =
    '/v1/reporting/transactions?start_date=2026-01-01T00:00:00Z&end_date=2026-02-02T00:00:00Z&fields=transaction_info';
  expect((await api({ method: 'GET', path })).status).toBe(400);
});

it('shows a page with buttons, and says so when the payment is closed', async () => {
  const { json } = await create(order);
  const { links } = json as { links: [{ href: string }] };
  const page = async () => (await fetch(links[0].href)).text();
  expect(await page()).toContain('<button name="decision" value="approve">');
  await standIn.decide(links[0].href, 'approve');
  expect(await page()).toContain('This payment is closed.');
});

it('delivers an event with the headers of its signature', async () => {
  const event = standIn.state.announce('OTHER', 'other', {});
  const { body, headers } = standIn.sign(event);
  const { status, json } = await api({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: JSON.stringify({
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: standIn.settings.webhookId,
      webhook_event: JSON.parse(body) as object,
    }),
  });
  expect({ status, json }).toEqual({ status: 200, json: { verification_status: 'SUCCESS' } });
});
