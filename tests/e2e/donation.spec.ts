import type { Page } from 'playwright/test';
import { listDonations } from './admin';
import { donate, fiftyDollarsOnce, fiveThousandNairaMonthly, type Gift } from './donating';
import { expect, test } from './site';

/** `"12.30"` in cents. */
const cents = (amount: string) => Number(amount.replace('.', ''));

/** Enough for a test that kills and restarts the server. */
const WITH_RESTART_MS = 90_000;

const CONFIRMED = 'Thank you. Your gift is confirmed.';

async function expectConfirmed(page: Page, sum: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CONFIRMED);
  await expect(page.getByRole('main')).toContainText(sum);
}

interface Case {
  title: string;
  gift: Gift;
  pay: string;
  sum: string;
  stored: object;
}

const GIFTS: readonly [Case, Case] = [
  {
    title: 'fifty dollars once',
    gift: fiftyDollarsOnce('once@donors.example'),
    pay: 'Pay $50.00',
    sum: '$50.00',
    stored: { amount_minor: 5000, currency: 'USD', frequency: 'ONCE', payment_client: 'PAYPAL' },
  },
  {
    title: 'five thousand naira monthly',
    gift: fiveThousandNairaMonthly('monthly@donors.example'),
    pay: 'Pay ₦5,000.00',
    sum: '₦5,000.00',
    stored: { amount_minor: 500_000, currency: 'NGN', frequency: 'MONTHLY', payment_client: 'PAYSTACK' },
  },
];

test('a confirmed gift and one that is paid but not yet confirmed outlive kill -9, and each counts once', async ({
  page,
  request,
  ownSite,
}) => {
  test.setTimeout(WITH_RESTART_MS);
  const [confirmed, paid] = GIFTS;
  await page.goto(ownSite.origin);
  await donate(page, confirmed.gift);
  await expect(page.getByText('No money moves')).toBeVisible();
  await page.getByRole('button', { name: confirmed.pay }).click();
  await expect(page).toHaveURL(/\/thankyou\?/);
  await expectConfirmed(page, confirmed.sum);
  await page.reload();
  await expectConfirmed(page, confirmed.sum);

  // Pressing Pay books the payment at the provider; the redirect back waits until the server was killed and
  // restarted.
  await page.goto(ownSite.origin);
  await donate(page, paid.gift);
  await expect(page.getByRole('button', { name: paid.pay })).toBeVisible();
  const response = await page.request.post(page.url(), { form: { decision: 'pay' }, maxRedirects: 0 });
  const returnAddress = new URL(response.headers()['location'] ?? '', page.url()).href;
  expect(response.status()).toBe(303);
  await ownSite.kill();
  await ownSite.start();
  expect(await listDonations(request, ownSite, confirmed.gift.email)).toMatchObject([
    { status: 'completed' },
  ]);
  expect(await listDonations(request, ownSite, paid.gift.email)).toMatchObject([{ status: 'pending' }]);

  await page.goto(returnAddress);
  await expectConfirmed(page, paid.sum);
  await page.goto(returnAddress);
  await expectConfirmed(page, paid.sum);
  expect(await listDonations(request, ownSite, paid.gift.email)).toMatchObject([{ status: 'completed' }]);

  for (const { gift, stored } of GIFTS)
    expect(await ownSite.readDatabase(gift.email)).toEqual([
      { donor_full_name: gift.name, status: 'completed', ...stored },
    ]);
});

for (const [refusal, { title, gift, pay }, heading] of [
  ['Decline', GIFTS[0], 'Your payment was declined'],
  ['Cancel', GIFTS[1], 'You cancelled the payment'],
] as const) {
  test(`${title}: ${refusal} charges nothing, and the gift can be tried again and paid`, async ({
    page,
    request,
    site,
  }) => {
    const email = `${refusal}-${gift.email}`.toLowerCase();
    await page.goto(`${site.origin}/donate`);
    await donate(page, { ...gift, email });
    await page.getByRole('button', { name: refusal, exact: true }).click();

    await expect(page).toHaveURL(/\/thankyou\?/);
    await expect(page.getByRole('main')).toContainText('Nothing was charged');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await listDonations(request, site, email)).toMatchObject([{ status: 'failed' }]);

    await page.getByRole('main').getByRole('link', { name: /again/i }).click();
    await expect(page).toHaveURL(`${site.origin}/donate`);
    await page.getByRole('button', { name: gift.button }).click();
    await page.getByRole('button', { name: pay }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CONFIRMED);
    expect(await listDonations(request, site, email)).toMatchObject([
      { status: 'completed' },
      { status: 'failed' },
    ]);
    await page.goto(`${site.origin}/donate`);
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });
}

test('a paid checkout says so, and paying again changes nothing', async ({ page, request, site }) => {
  const gift = fiftyDollarsOnce('twice@donors.example');
  await page.goto(site.origin);
  await donate(page, gift);
  const checkout = page.url();
  await page.getByRole('button', { name: 'Pay $50.00' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CONFIRMED);

  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'You have paid for this gift' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the website' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CONFIRMED);
  expect(await listDonations(request, site, gift.email)).toMatchObject([{ status: 'completed' }]);
});

test('a donation raises its project by exactly its amount', async ({ request, site }) => {
  const projects = await (
    await request.get(`${site.origin}/backend/api/project/`, { params: { status: 'ACTIVE', page_size: 100 } })
  ).json();
  const project = projects.data.find(
    (one: { currency: string; receiving_donation: boolean }) =>
      one.currency === 'USD' && one.receiving_donation,
  );
  const created = await request.post(`${site.origin}/backend/api/donation/donations`, {
    data: {
      donor_email: 'project@donors.example',
      donor_full_name: 'Ada Obi',
      amount: 1.1,
      currency: 'USD',
      payment_client: 'PAYPAL',
      frequency: 'ONCE',
      project_id: project.id,
    },
  });
  const { checkout_url: checkout } = await created.json();
  const paid = await request.post(checkout, { form: { decision: 'pay' }, maxRedirects: 0 });
  const back = new URL(paid.headers()['location'] ?? '', site.origin).searchParams;
  const confirm = () =>
    request.get(`${site.origin}/backend/api/donation/execute_paypal/payment`, {
      params: { payment_id: back.get('paymentId') ?? '', token: back.get('token') ?? '' },
    });
  const responses = await Promise.all([confirm(), confirm(), confirm()]);
  for (const response of responses) expect((await response.json()).data.status).toBe('completed');

  const after = await (await request.get(`${site.origin}/backend/api/project/${project.id}`)).json();
  expect(cents(after.data.amount_raised) - cents(project.amount_raised)).toBe(110);
});

test('a donor who goes offline before the form’s code loads is told that nothing was started', async ({
  page,
  site,
}) => {
  await page.goto(site.origin);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: '$50', exact: true }).check({ force: true });
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Email', { exact: true }).fill('offline@donors.example');
  await page.getByRole('button', { name: 'Donate $50.00 once' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your donation could not be started. Nothing was charged.');
  await expect(alert).toContainText('We could not reach the server. Check your connection.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Donate $50.00 once' }).click();
  await expect(page.getByRole('heading', { name: 'Pay for your gift' })).toBeVisible();
});
