import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { watchScripts } from './adminCode';
import { holdScripts, watchProblems } from './browser';
import { expect, test, waitForData } from './site';

/** Records errors and requests to other origins. */
function watch(page: Page, origin: string): string[] {
  const problems = watchProblems(page);
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`another origin: ${request.url()}`);
  });
  return problems;
}

const PRERENDERED = [
  { path: '/', heading: /\S/, addresses: ['/', '/?utm_source=mail'] },
  {
    path: '/donate',
    heading: 'Give Hope. Make a Difference Today',
    addresses: ['/donate', '/donate/'],
  },
  { path: '/about', heading: 'Good equipment should not sit idle', addresses: ['/about'] },
  { path: '/mission', heading: 'Equipment belongs where it is used', addresses: ['/mission'] },
  { path: '/terms', heading: 'Terms of Service', addresses: ['/terms'] },
  { path: '/contact', heading: 'Contact us', addresses: ['/contact'] },
  { path: '/volunteer', heading: 'Volunteer with us', addresses: ['/volunteer'] },
  { path: '/privacy', heading: 'Privacy Policy', addresses: ['/privacy'] },
];

for (const { path, heading, addresses } of PRERENDERED) {
  test(`${path} is readable without JavaScript`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/Kitbridge/);
    await expect(page.getByRole('link', { name: 'Donate Now' }).first()).toBeVisible();
    await context.close();
  });

  for (const address of addresses) {
    test(`${address} hydrates the server’s nodes without warnings or code of the admin area`, async ({
      page,
      site,
    }) => {
      const problems = watch(page, site.origin);
      const { loaded, ofAdministration } = watchScripts(page);
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          (globalThis as { serverHeading?: Element | null }).serverHeading = document.querySelector('h1');
        });
      });
      await page.goto(site.origin + address);
      await page.waitForLoadState('networkidle');
      const isKept = await page
        .getByRole('heading', { level: 1 })
        .evaluate((node) => (globalThis as { serverHeading?: Element | null }).serverHeading === node);
      expect(isKept).toBe(true);
      expect(problems).toEqual([]);
      expect(loaded.length).toBeGreaterThan(0);
      expect(ofAdministration()).toEqual([]);
    });
  }
}

test('keeps what was typed before the script runs', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/donate`, { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Email', { exact: true }).fill('early@donors.example');
  await page.getByRole('radio', { name: '$50', exact: true }).check({ force: true });
  await release();
  await expect(page.getByRole('button', { name: 'Donate $50.00 once' })).toBeEnabled();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a press on a button before the script runs is replayed once', async ({ page, site }) => {
    const problems = watchProblems(page);
    const release = await holdScripts(page);
    await page.goto(`${site.origin}/about`, { waitUntil: 'commit' });
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await release();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(problems).toEqual([]);
  });
});

test('an in-page link loses nothing while the page’s script is loading', async ({ page, site }) => {
  const release = await holdScripts(page, 'HomePage-*');
  const mainScript = page.waitForEvent('requestfinished', (request) =>
    /\/assets\/index-[^/]*\.js$/.test(request.url()),
  );
  await page.goto(site.origin, { waitUntil: 'commit' });
  await mainScript;
  await page.getByLabel('Full name').fill('Ada Obi');
  // Gives the main script time to do everything that does not need the other one.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(`${site.origin}/#content`);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi');
  await page.getByLabel('Email', { exact: true }).fill('early@donors.example');
  await release();
  await page.getByRole('radio', { name: '$50', exact: true }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Donate $50.00 once' })).toBeEnabled();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi');
});

test('a deep link, Back and an unknown address work', async ({ page, site }) => {
  const problems = watch(page, site.origin);
  await page.goto(`${site.origin}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('microscopes');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Microscopes for Kano/ })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('microscopes');
  await page.goBack();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await page.getByRole('link', { name: 'Join Our Mission' }).click();
  await expect(page.getByRole('heading', { name: 'Give Hope. Make a Difference Today' })).toBeVisible();
  await expect(page).toHaveTitle(/Donate/);
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

for (const address of ['/%', '/%E0%A4%A', '/donate%C3']) {
  test(`a truncated link to ${address} shows the 404 page with links`, async ({ page, site }) => {
    const problems = watch(page, site.origin);
    await page.goto(site.origin + address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('link', { name: 'Join Our Mission' })).toBeVisible();
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });
}

test('a donation can be made with the keyboard alone', async ({ page, site }) => {
  await page.goto(`${site.origin}/donate`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const tabTo = async (label: string, isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
    expect(await isThere(), label).toBe(true);
  };
  const hasFocus = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  await tabTo('a quick amount', hasFocus('input[type=radio][value="25"]'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Obi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keyboard@donors.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pay for your gift' })).toBeVisible();
  await expect(page.getByText('$50.00').first()).toBeVisible();
});

test('sections of the terms have anchors that appear on focus and hover', async ({ page, site }) => {
  await page.goto(`${site.origin}/terms#governing-law`);
  const heading = page.getByRole('heading', { name: 'Governing law' });
  await expect(heading).toBeInViewport();
  const link = page.getByRole('link', { name: 'Link to “Governing law”' });
  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
  await page.getByRole('link', { name: 'Link to “Donations”' }).click();
  await expect(page).toHaveURL(`${site.origin}/terms#donations`);
  await expect(page.getByRole('heading', { name: 'Donations', exact: true })).toBeInViewport();
});

/** Keeps the scripts of other pages from being loaded ahead while a test counts requests. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('the contact form sends no request and opens the email client', async ({ page, site }) => {
  await saveData(page);
  const problems = watch(page, site.origin);
  await page.goto(`${site.origin}/contact`);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Ada Obi');
  await form.getByLabel('Email').fill('ada@school.example');
  await form.getByLabel('Subject').fill('Microscopes');
  await form.getByLabel('Message').fill('Our lab needs twelve.');
  await form.getByRole('button', { name: 'Open in email' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Your message')).toHaveValue(
    'Our lab needs twelve.\n\nAda Obi\nada@school.example',
  );
  await expect(page).toHaveURL(`${site.origin}/contact`);
  expect(requests.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  expect(problems.filter((problem) => !problem.includes('mailto:'))).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue(/^Our lab needs twelve\./);
  await page.getByRole('button', { name: 'Remove it from this page' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open in email' })).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveCount(0);
});

test('a question can be opened with the keyboard, without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/contact`);
  const question = page.getByText('How do I donate?');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Dollar gifts are paid with PayPal/)).toBeVisible();
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Ada Obi');
  await form.getByLabel('Email').fill('ada@school.example');
  await form.getByLabel('Subject').fill('Microscopes');
  await form.getByLabel('Message').fill('Not to be lost');
  await form.getByRole('button', { name: 'Open in email' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('Not to be lost');
  await expect(page).toHaveURL(`${site.origin}/contact`);
  await context.close();
});

test('a link to a question shows its answer, on the same page too', async ({ page, site }) => {
  const first = page.getByText(/Dollar gifts are paid with PayPal/);
  const second = page.getByText(/^Fill in the volunteer application/);
  await page.goto(`${site.origin}/contact#faq-donate`);
  await expect(first).toBeInViewport();
  await expect(second).toBeHidden();
  await page.goto(`${site.origin}/contact#faq-volunteer`);
  await expect(second).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${site.origin}/about`);
  await page.goBack();
  await expect(second).toBeVisible();
});

test('there are icons for a phone’s home screen and for /favicon.ico', async ({ page, site }) => {
  await page.goto(site.origin);
  const address = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icon = await page.request.get(site.origin + address);
  expect(icon.headers()['content-type']).toBe('image/png');
  const { width, height, hasAlpha } = await sharp(await icon.body()).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false });
  const old = await page.request.get(`${site.origin}/favicon.ico`);
  expect([old.status(), old.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
});

test('files are served compressed, with the right cache headers', async ({ request, site }) => {
  const home = await request.get(site.origin, { headers: { 'Accept-Encoding': 'br' } });
  expect(home.headers()['cache-control']).toContain('no-cache');
  expect(home.headers()['content-encoding']).toBe('br');
  const html = await home.text();
  // Nothing is requested before the first paint.
  expect(html).not.toMatch(/<link rel="(?:stylesheet|(?:module)?preload)"|<script[^>]* src=/);
  const script = /\/assets\/[^" ]+\.js/.exec(html)?.[0] ?? '';
  const asset = await request.get(site.origin + script, { headers: { 'Accept-Encoding': 'br' } });
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect(asset.headers()['content-encoding']).toBe('br');
  expect((await request.get(`${site.origin}/assets/missing.js`)).status()).toBe(404);
  const list = await request.get(`${site.origin}/backend/api/project/`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(list.headers()['content-encoding']).toBe('br');
  const policy = home.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(home.headers()['strict-transport-security']).toBeUndefined();
});

/**
 * The bytes of script (brotli) that a visitor loads by reading the home page to its end. See docs/decisions/script-size.md; 85.7 KiB today.
 */
const SCRIPT_BUDGET = 86 * 1024;

test('the home page stays within its script budget', async ({ page, request, site }) => {
  await waitForData(request, site, '/');
  await saveData(page);
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (finished) => {
    if (finished.resourceType() === 'script')
      scripts.push(finished.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(site.origin, { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').getByText('©').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_BUDGET);
});
