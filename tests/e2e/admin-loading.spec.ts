import type { Page } from 'playwright/test';
import { signIn } from './admin';
import { holdScripts } from './browser';
import { expect, test } from './site';

/** Marks the document if the text ever appears in it. */
const watchFor = (page: Page, text: string) =>
  page.addInitScript((wanted) => {
    new MutationObserver(() => {
      const shown = document.getElementById('root')?.textContent;
      if (shown?.includes(wanted)) document.documentElement.dataset['seen'] = '';
    }).observe(document, { childList: true, subtree: true });
  }, text);

test('the first donations are requested once, while the scripts are loading, and are there at once', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await watchFor(page, 'Loading donations');
  const asked: string[] = [];
  const responded = page.waitForResponse('**/api/donation/donations?*');
  await page.route('**/*.js', async (route) => {
    await responded;
    await route.continue();
  });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/admin/donations`);
  await expect(page.getByText(/^Showing \d+ of \d+ donations$/)).toBeVisible();
  expect(asked.filter((path) => path === '/backend/api/donation/donations')).toHaveLength(1);
  await expect(page.locator('html[data-seen]')).toHaveCount(0);
});

test('signed-in users see the header before any script has loaded', async ({ page, site }) => {
  const donations = page.getByRole('link', { name: 'Donations' });
  const release = await holdScripts(page);
  const open = () => page.goto(`${site.origin}/admin/donations`, { waitUntil: 'commit' });
  await open();
  // The browser reads this after the inline script that removes the header.
  await expect(page.locator('#root noscript')).toBeAttached();
  await expect(donations).toHaveCount(0);
  await signIn(page, site);
  await open();
  await expect(donations).toHaveAttribute('aria-current', 'page');
  await release();
  await expect(page.getByText(/^Showing \d+ of \d+ donations$/)).toBeVisible();
  await expect(donations).toHaveCount(1);
});

test('while the scripts are arriving, the page shows its header and no spinner, however long they take', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await watchFor(page, 'Loading page');
  await page.clock.install();
  const release = await holdScripts(page, 'DonationsPage-*');
  await page.goto(`${site.origin}/admin/donations`, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Donations' })).toHaveAttribute('aria-current', 'page');
  await page.clock.runFor('01:00');
  await release();
  await expect(page.getByText(/^Showing \d+ of \d+ donations$/)).toBeVisible();
  await expect(page.locator('html[data-seen]')).toHaveCount(0);
});
