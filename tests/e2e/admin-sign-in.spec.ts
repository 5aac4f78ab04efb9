import type { Page } from 'playwright/test';
import { ADMIN, ensureAdmin, fillInSignIn } from './admin';
import { expect, test, type Site } from './site';

const NOBODY = { username: 'nobody', password: 'a wrong phrase' };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rateField = (page: Page) => page.getByLabel('New rate: naira per US dollar');

async function signIn(page: Page, site: Site, path = '/admin') {
  await ensureAdmin(page.request, site);
  await page.goto(site.origin + path);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await fillInSignIn(page);
}

const storedToken = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('userInfo') ?? 'null') as { access_token?: string } | null)
        ?.access_token,
  );

test('the first visitor of a new site becomes its administrator by following the screen', async ({
  page,
  ownSite,
}) => {
  const rate = () => page.request.get(`${ownSite.origin}/backend/api/donation/exchange_rate`);
  const [registration = ''] = /http:\S+\/admin\/register/.exec(ownSite.printed()) ?? [];
  expect(registration).toBe(`${ownSite.origin}/admin/register`);

  await page.goto(registration);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${ownSite.origin}/admin/login`);
  await expect(page.getByText('Account "amina" created')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(ADMIN.username);
  expect(await storedToken(page)).toBeUndefined();

  await fillInSignIn(page);
  await expect(page).toHaveURL(`${ownSite.origin}/admin`);
  await expect(heading(page, 'Welcome, amina')).toBeFocused();
  await expect(page).toHaveTitle('Dashboard | Kitbridge admin');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await rateField(page).fill('1612.34');
  await page.getByRole('button', { name: 'Update rate' }).click();
  await expect(page.getByText('₦1,612.34', { exact: true })).toBeVisible();
  expect(((await (await rate()).json()) as { data: object }).data).toMatchObject({
    usd_to_ngn_rate: '1612.34',
  });

  await page.getByRole('link', { name: 'Add an administrator' }).click();
  await page.getByLabel('Email').fill('bola@kitbridge.example');
  await page.getByLabel('Username').fill('amina');
  await page.getByLabel('Password', { exact: true }).fill('another long phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('An administrator with this username already exists.');
  await page.getByLabel('Username').fill('bola');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('You are signed in as amina.')).toBeVisible();

  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.goto(`${ownSite.origin}/admin/register`);
  await page.getByLabel('Email').fill('eve@kitbridge.example');
  await page.getByLabel('Username').fill('eve');
  await page.getByLabel('Password', { exact: true }).fill('a phrase of eve');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Registration is closed. Ask an administrator to add you.',
  );
});

test('a wrong password gets one message, and the eleventh attempt has to wait', async ({ page, site }) => {
  await ensureAdmin(page.request, site);
  await page.goto(`${site.origin}/admin/login`);
  await fillInSignIn(page, NOBODY);
  await expect(page.getByRole('alert')).toContainText('The username or password is wrong.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  for (let failure = 1; failure < 10; failure += 1) {
    const response = await page.request.post(`${site.origin}/backend/api/auth/login`, { data: NOBODY });
    expect(response.status()).toBe(401);
  }
  await fillInSignIn(page, NOBODY);
  await expect(page.getByRole('alert')).toContainText(/Try again in (?:\d+ seconds?|1 minute)\./);
});

test('nothing is lost when the session ends: sign in and continue', async ({ page, site }) => {
  await signIn(page, site, '/admin?from=a-link#top');
  await expect(page).toHaveURL(`${site.origin}/admin?from=a-link#top`);
  await rateField(page).fill('1599.5');
  await page.evaluate(() => {
    const info = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as object;
    localStorage.setItem('userInfo', JSON.stringify({ ...info, access_token: 'expired' }));
  });
  await page.getByRole('button', { name: 'Update rate' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(await storedToken(page)).toBeUndefined();

  await fillInSignIn(page);
  await expect(page).toHaveURL(`${site.origin}/admin?from=a-link#top`);
  await expect(rateField(page)).toHaveValue('1599.5');
  await page.getByRole('button', { name: 'Update rate' }).click();
  await expect(page.getByText('₦1,599.50', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Sign in')).toBeHidden();
});

test('two tabs sign in and out together', async ({ context, page, site }) => {
  await signIn(page, site);
  await expect(heading(page, 'Welcome, amina')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.origin}/admin?tab=2`);
  await expect(heading(other, 'Welcome, amina')).toBeVisible();
  await rateField(other).fill('1577');

  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(heading(other, 'Sign in')).toBeVisible();

  await fillInSignIn(page);
  await expect(heading(page, 'Welcome, amina')).toBeVisible();
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL(`${site.origin}/admin?tab=2`);
  await expect(rateField(other)).toHaveValue('1577');
});

test('signing in never redirects to another site', async ({ page, site }) => {
  await ensureAdmin(page.request, site);
  await page.goto(`${site.origin}/admin/login`);
  await page.evaluate(() =>
    history.replaceState({ usr: { from: '//evil.example/admin' }, key: 'x', idx: 0 }, '', '/admin/login'),
  );
  await page.reload();
  await fillInSignIn(page);
  await expect(page).toHaveURL(`${site.origin}/admin`);
});

test('the navigation works with the keyboard alone on a small screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, site);
  await expect(heading(page, 'Welcome, amina')).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Projects' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Sign in')).toBeVisible();
});
