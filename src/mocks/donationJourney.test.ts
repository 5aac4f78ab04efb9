import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { api, readOrThrow } from '@/api/client';
import type { components } from '@/api/generated/schema';
import { db } from '@/mocks/db';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { server } from '@/mocks/node';

type DonationCreate = components['schemas']['DonationCreate'];

const once: DonationCreate = {
  donor_email: 'ada@donors.example',
  donor_full_name: 'Ada Obi',
  amount: 50,
  currency: 'USD',
  payment_client: 'PAYPAL',
  frequency: 'ONCE',
};
const nairaForMicroscopes: DonationCreate = {
  ...once,
  amount: 5000,
  currency: 'NGN',
  payment_client: 'PAYSTACK',
  project_id: microscopesUsd.id,
};

function createDonation(body: DonationCreate, key?: string) {
  const header = key === undefined ? {} : { 'Idempotency-Key': key };
  return readOrThrow(api.POST('/api/donation/donations', { body, params: { header } }));
}

/** Confirms as the thank-you page does. */
function confirm(checkoutUrl: string) {
  const { searchParams } = new URL(checkoutUrl);
  const query = {
    payer_id: searchParams.get('PayerID') ?? '',
    payment_id: searchParams.get('paymentId') ?? '',
    token: searchParams.get('token') ?? '',
  };
  return readOrThrow(api.GET('/api/donation/execute_paypal/payment', { params: { query } }));
}

async function donateAndConfirm(body: DonationCreate) {
  const { checkout_url: checkoutUrl } = await createDonation(body);
  return confirm(checkoutUrl);
}

async function raised() {
  const { data } = await readOrThrow(
    api.GET('/api/project/{id}', { params: { path: { id: microscopesUsd.id } } }),
  );
  return data.amount_raised;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => db.reset());
afterAll(() => server.close());

describe('a donation', () => {
  it('returns to the thank-you page on the same origin, with a payer for PayPal only', async () => {
    const paypal = new URL((await createDonation(once)).checkout_url);
    const paystack = new URL((await createDonation(nairaForMicroscopes)).checkout_url);
    expect(paypal.origin).toBe(new URL(API_BASE).origin);
    expect(paypal.pathname).toBe('/thankyou');
    expect([...paypal.searchParams.keys()]).toEqual(['paymentId', 'token', 'PayerID']);
    expect([...paystack.searchParams.keys()]).toEqual(['paymentId', 'token']);
  });

  it('that its donor stops returns like from a provider, and is not paid', async () => {
    const { checkout_url: checkoutUrl } = await createDonation({ ...once, amount: 50.1 });
    expect(new URL(checkoutUrl).searchParams.get('cancelled')).toBe('1');
    expect(await confirm(checkoutUrl)).toMatchObject({ data: { status: 'pending' } });
  });

  it('is confirmed on return, without data about the donor', async () => {
    const confirmation = await donateAndConfirm(once);
    expect(confirmation.data).toMatchObject({ status: 'completed', amount: '50.00', currency: 'USD' });
    expect(JSON.stringify(confirmation)).not.toContain('Ada');
  });

  it("raises its project's total once, at the current rate, however often it is confirmed", async () => {
    const { checkout_url: checkoutUrl } = await createDonation(nairaForMicroscopes);
    expect(await raised()).toBe('4183.25');
    await confirm(checkoutUrl);
    await confirm(checkoutUrl);
    expect(await raised()).toBe('4186.50');
    expect(db.tables.donations[0]?.row).toMatchObject({
      project_currency_amount: '3.25',
      previous_amount_raised: '4183.25',
      current_amount_raised: '4186.50',
    });
  });

  it('survives a page load', async () => {
    const { checkout_url: checkoutUrl } = await createDonation(once);
    const snapshot = db.snapshot();
    db.reset();
    await expect(confirm(checkoutUrl)).rejects.toMatchObject({ status: 404 });
    db.restore(snapshot);
    expect((await confirm(checkoutUrl)).data?.status).toBe('completed');
  });

  it('is created once per key, which is refused for a different body', async () => {
    const before = db.tables.donations.length;
    const first = await createDonation(once, 'key-of-a-form');
    const second = await createDonation(once, 'key-of-a-form');
    expect(second).toEqual(first);
    expect(db.tables.donations).toHaveLength(before + 1);
    await expect(createDonation({ ...once, amount: 51 }, 'key-of-a-form')).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
  });

  it('needs a captcha for the magic email, and is then the same donation', async () => {
    const asked = { ...once, donor_email: 'captcha@magic.example' };
    await expect(createDonation(asked, 'key-of-a-form')).rejects.toMatchObject({
      status: 422,
      code: 'captcha_required',
    });
    const taken = await createDonation({ ...asked, captcha_token: 'solved' }, 'key-of-a-form');
    expect(await createDonation({ ...asked, captcha_token: 'another' }, 'key-of-a-form')).toEqual(taken);
  });

  it('is not stored when it is refused', async () => {
    const before = db.snapshot();
    await expect(createDonation({ ...once, payment_client: 'PAYSTACK' })).rejects.toMatchObject({
      status: 422,
    });
    await expect(createDonation({ ...once, project_id: 14 })).rejects.toMatchObject({
      code: 'project_closed',
    });
    expect(db.snapshot()).toBe(before);
  });
});

describe('a monthly gift', () => {
  const monthly: DonationCreate = { ...once, frequency: 'MONTHLY' };

  /** Gives a monthly gift of this amount and returns how its private link is called. */
  async function giveMonthly(amount: number) {
    const { data } = await donateAndConfirm({ ...monthly, amount });
    return { params: { path: { token: data?.monthly_gift_token ?? '' } } };
  }
  type Link = Awaited<ReturnType<typeof giveMonthly>>;
  const view = (link: Link) => readOrThrow(api.GET('/api/donation/own_monthly_gift/{token}', link));
  const end = (link: Link) => readOrThrow(api.POST('/api/donation/own_monthly_gift/{token}/end', link));

  it('has a private link once its first payment is complete', async () => {
    expect((await donateAndConfirm({ ...monthly, amount: 10.02 })).data?.monthly_gift_token).toBeNull();
    expect((await donateAndConfirm(once)).data?.monthly_gift_token).toBeNull();
    expect((await view(await giveMonthly(10))).data).toMatchObject({ status: 'active', amount: '10.00' });
  });

  it('is ended by its link, however often', async () => {
    const link = await giveMonthly(10);
    const first = await end(link);
    expect(first.data.status).toBe('ended');
    expect(await end(link)).toEqual(first);
    expect(db.tables.donations[0]?.row.status).toBe('completed');
  });

  it('is past due with .08, and cannot be ended with .09', async () => {
    expect((await view(await giveMonthly(10.08))).data.status).toBe('past_due');
    const link = await giveMonthly(10.09);
    expect((await end(link)).data.status).toBe('ending');
    expect((await view(link)).data.status).toBe('ending');
  });

  it('reveals nothing about the donor', async () => {
    expect(JSON.stringify(await view(await giveMonthly(10)))).not.toContain('Ada');
  });
});

describe('the decimals of the amount determine the outcome', () => {
  it('.01 is declined for good', async () => {
    const { checkout_url: checkoutUrl } = await createDonation({ ...once, amount: 10.01 });
    expect((await confirm(checkoutUrl)).data?.status).toBe('failed');
    expect((await confirm(checkoutUrl)).data?.status).toBe('failed');
  });

  it('.02 stays pending', async () => {
    const { checkout_url: checkoutUrl } = await createDonation({ ...once, amount: 10.02 });
    await confirm(checkoutUrl);
    expect((await confirm(checkoutUrl)).data?.status).toBe('pending');
  });

  it('.03 is pending at first', async () => {
    const { checkout_url: checkoutUrl } = await createDonation({ ...once, amount: 10.03 });
    expect((await confirm(checkoutUrl)).data?.status).toBe('pending');
    expect((await confirm(checkoutUrl)).data?.status).toBe('completed');
  });

  it('.07 is returned to the donor when it is confirmed again', async () => {
    const { checkout_url: checkoutUrl } = await createDonation({ ...once, amount: 10.07 });
    expect((await confirm(checkoutUrl)).data?.status).toBe('completed');
    expect((await confirm(checkoutUrl)).data?.status).toBe('refunded');
    expect(db.tables.donations[0]?.row.refunded_amount).toBe('10.07');
  });

  it('.04 makes the provider fail on return', async () => {
    await expect(donateAndConfirm({ ...once, amount: 10.04 })).rejects.toMatchObject({ status: 502 });
  });
});
