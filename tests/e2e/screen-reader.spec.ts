import type { Page } from 'playwright/test';
import { donationFixtures } from '@/mocks/fixtures/donations';
import { giftDelivered } from '@/mocks/fixtures/followedGifts';
import { currentRate } from '@/mocks/fixtures/exchangeRates';
import { monthlyGift } from '@/mocks/fixtures/monthlyGifts';
import { microscopesUsd, solarNgn } from '@/mocks/fixtures/projects';
import { subscriptionFixtures } from '@/mocks/fixtures/subscriptions';
import { volunteerFixtures } from '@/mocks/fixtures/volunteers';
import { signIn } from './admin';
import { expect, test, type Site } from './site';

/**
 * What a screen reader finds on each screen: roles, names, states and live regions, compared with the text in
 * `screen-reader.spec.ts-snapshots`. After an intentional change, update it with `-u` and read the difference aloud.
 */
interface Screen {
  name: string;
  path: string;
  /** The part of the page; `main` unless set, because header and footer are the same everywhere. */
  part?: 'body' | '[role=dialog]' | '[role=alertdialog]';
  /** Brings the page into the state that is compared. */
  open?: (page: Page) => Promise<void>;
}

const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
  };

async function changeRateALot(page: Page): Promise<void> {
  await page.getByLabel(/^New rate/).fill('15.62');
  await press('Update rate')(page);
}

async function mistypeGift(page: Page): Promise<void> {
  await page.getByLabel('Other amount').fill('ten');
  await page.getByLabel('Email', { exact: true }).fill('no-address');
  await page.keyboard.press('Tab');
}

async function waitForProjects(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Just delivered' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nearly there' })).toBeVisible();
}

const PUBLIC: readonly Screen[] = [
  { name: 'home', path: '/', part: 'body', open: waitForProjects },
  { name: 'about', path: '/about' },
  { name: 'mission', path: '/mission' },
  { name: 'projects', path: '/projects' },
  { name: 'project', path: '/projects/2' },
  { name: 'no-project', path: '/projects/9999' },
  { name: 'donate', path: '/donate', open: mistypeGift },
  { name: 'thank-you', path: '/thankyou' },
  { name: 'not-confirmed', path: '/thankyou?token=unknown' },
  { name: 'monthly-gift', path: '/monthly-gift/12.signature', open: press('End monthly gift') },
  { name: 'gift', path: '/gift/12.signature' },
  { name: 'unsubscribe', path: '/unsubscribe/12.signature' },
  { name: 'contact', path: '/contact' },
  { name: 'volunteer', path: '/volunteer', open: press('Send application') },
  { name: 'volunteer-thank-you', path: '/volunteer/thank-you' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'sign-in', path: '/admin/login' },
  { name: 'register', path: '/admin/register' },
  { name: 'signup-request', path: '/admin/auth', open: press('Request account') },
];

const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'dashboard', path: '/admin', part: 'body' },
  { name: 'rate-change', path: '/admin', part: '[role=alertdialog]', open: changeRateALot },
  { name: 'admin-projects', path: '/admin/projects' },
  { name: 'delete-project', path: '/admin/projects', part: '[role=alertdialog]', open: press(/^Delete/) },
  { name: 'create-project', path: '/admin/projects/create', open: press('Create project') },
  { name: 'edit-project', path: '/admin/projects/3/edit' },
  { name: 'proofs', path: '/projects/proof/3' },
  { name: 'add-proof', path: '/projects/proof/3', part: '[role=dialog]', open: press('Add Proof') },
  { name: 'donations', path: '/admin/donations' },
  { name: 'subscriptions', path: '/admin/subscriptions' },
  { name: 'volunteers', path: '/admin/volunteers' },
];

const list = (data: readonly object[]) => ({
  data,
  total: data.length,
  total_pages: 1,
  page: 1,
  page_size: 10,
});

const { status, amount, currency, payment_client, project_title, created_at, ended_at } = monthlyGift();
const OWN_GIFT = { status, amount, currency, payment_client, project_title, created_at, ended_at };

/** Responses that other tests of the same server cannot change. */
const RESPONSES: Readonly<Record<string, object>> = {
  'project/?*': {
    ...list([microscopesUsd, solarNgn]),
    summary: [
      { category: 'healthcare', currency: 'USD', count: 1, target_amount: '12000.00' },
      { category: 'healthcare', currency: 'NGN', count: 1, target_amount: '48500000.00' },
    ],
  },
  'project/?sort=latest_delivery*': { ...list([microscopesUsd]), sort: 'latest_delivery' },
  'project/?sort=nearly_funded*': { ...list([microscopesUsd, solarNgn]), sort: 'nearly_funded' },
  'project/3': { data: microscopesUsd },
  'project/project_stats/': { total: 2, active: 2, completed: 0, draft: 0 },
  'donation/exchange_rate': currentRate,
  'donation/donations?*': list(donationFixtures.slice(0, 4)),
  'donation/own_monthly_gift/*': { data: OWN_GIFT },
  'donation/gift/*': { data: giftDelivered },
  'subscription/?*': list(subscriptionFixtures.slice(0, 3)),
  'volunteer/?*': list(volunteerFixtures.slice(0, 3)),
};

const WITHOUT_DATA = { '/': 'index.html', '/projects': 'projects.html', '/projects/2': '_late-project.html' };

async function expectScreens(page: Page, { origin }: Site, screens: readonly Screen[]): Promise<void> {
  for (const [path, json] of Object.entries(RESPONSES))
    await page.route(`**/backend/api/${path}`, (route) => route.fulfill({ json }));
  // These pages request what the server would otherwise write into them.
  for (const [path, file] of Object.entries(WITHOUT_DATA))
    await page.route(origin + path, (route) => route.fulfill({ path: `build/client/${file}` }));
  for (const { name, path, part = 'main', open } of screens) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await open?.(page);
    await expect(async () => {
      expect(await page.locator(part).ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
    }).toPass({ timeout: 5000 });
  }
}

// Twenty pages on a busy machine.
test.setTimeout(120_000);

test('public screens read as expected', async ({ page, site }) => {
  await expectScreens(page, site, PUBLIC);
});

test('screens of the admin area read as expected', async ({ page, site }) => {
  await signIn(page, site);
  await expectScreens(page, site, ADMIN_SCREENS);
});
