import type { Page } from 'playwright/test';
import { startPaypalStandIn, type PaypalStandIn } from '../../server/testing/providers/paypalStandIn.ts';
import {
  startPaystackStandIn,
  type PaystackStandIn,
} from '../../server/testing/providers/paystackStandIn.ts';
import { listDonations } from './admin';
import { fiftyDollarsOnce, fillInDonation, fiveThousandNairaMonthly, type Gift } from './donating';
import { expect, Site, test as base } from './site';

interface Live {
  site: Site;
  paypal: PaypalStandIn;
  paystack: PaystackStandIn;
}

/** The built site with `PAYMENTS=live`, whose PayPal and Paystack run on this machine and report each payment to its webhooks. */
const test = base.extend<object, { live: Live }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the first argument's pattern
    async ({}, provide) => {
      let webhooks = '';
      const paypal = await startPaypalStandIn({
        onEvent: (event) => void paypal.deliver(event, `${webhooks}/paypal`),
      });
      const paystack = await startPaystackStandIn({
        onEvent: (event) => void paystack.deliver(event, `${webhooks}/paystack`),
      });
      const site = await Site.create((origin) => {
        webhooks = `${origin}/backend/api/donation/webhooks`;
        return {
          PAYMENTS: 'live',
          PUBLIC_URL: origin,
          PAYPAL_CLIENT_ID: paypal.settings.clientId,
          PAYPAL_CLIENT_SECRET: paypal.settings.clientSecret,
          PAYPAL_WEBHOOK_ID: paypal.settings.webhookId,
          PAYPAL_ENVIRONMENT: 'sandbox',
          PAYPAL_API_URL: paypal.url,
          PAYSTACK_SECRET_KEY: paystack.settings.secretKey,
          PAYSTACK_API_URL: paystack.url,
        };
      });
      await provide({ site, paypal, paystack });
      await site.dispose();
      await paypal.close();
      await paystack.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

interface Case {
  title: string;
  gift: Gift;
  pay: string;
  sum: string;
}

const once = fiftyDollarsOnce('once@donors.example');
const monthly = fiveThousandNairaMonthly('monthly@donors.example');
const CASES: readonly Case[] = [
  { title: 'dollars once', gift: once, pay: 'Approve', sum: '$50.00' },
  {
    title: 'dollars monthly',
    gift: {
      ...once,
      frequency: 'Monthly',
      email: 'dollars@donors.example',
      button: 'Donate $50.00 monthly',
    },
    pay: 'Approve',
    sum: '$50.00',
  },
  {
    title: 'naira once',
    gift: {
      ...monthly,
      frequency: 'One-time',
      email: 'naira@donors.example',
      button: 'Donate ₦5,000.00 once',
    },
    pay: 'Pay',
    sum: '₦5,000.00',
  },
];

const MANAGE = 'View or end your monthly gift';

async function give(page: Page, site: Site, { gift, pay, sum }: Case): Promise<void> {
  await page.goto(`${site.origin}/donate`);
  await fillInDonation(page, gift);
  await page.getByRole('button', { name: pay, exact: true }).click();
  await expect(page).toHaveURL(/\/thankyou\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift is confirmed.');
  await expect(page.getByRole('main')).toContainText(sum);
}

for (const each of CASES) {
  test(`a gift in ${each.title} through the provider's checkout is confirmed, and counts once`, async ({
    page,
    request,
    live,
  }) => {
    await give(page, live.site, each);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift is confirmed.');
    expect(await listDonations(request, live.site, each.gift.email)).toMatchObject([{ status: 'completed' }]);
    await expect(page.getByRole('link', { name: MANAGE })).toHaveCount(
      each.gift.frequency === 'Monthly' ? 1 : 0,
    );
  });
}

test('a donor of a monthly gift in naira ends it through its link', async ({ page, live }) => {
  const gift = { ...monthly, email: 'ending@donors.example' };
  await give(page, live.site, { title: '', gift, pay: 'Pay', sum: '₦5,000.00' });
  await page.getByRole('link', { name: MANAGE }).click();
  await expect(page).toHaveURL(/\/monthly-gift\//);
  await page.getByRole('button', { name: 'End monthly gift' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(page.getByRole('heading', { name: 'Your monthly gift has ended' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your monthly gift has ended' })).toBeVisible();
  expect([...live.paystack.state.subscriptions.values()].map(({ status }) => status)).toContain(
    'non-renewing',
  );
});

test('a donor who stops at PayPal learns that nothing was charged', async ({ page, live }) => {
  await page.goto(`${live.site.origin}/donate`);
  await fillInDonation(page, { ...once, email: 'stopped@donors.example' });
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await expect(page).toHaveURL(/\/thankyou\?/);
  await expect(page.getByRole('main')).toContainText('Nothing was charged');
});
