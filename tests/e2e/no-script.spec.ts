import { expect, test } from './site';

test.use({ javaScriptEnabled: false });

for (const path of ['/projects/4711', '/thankyou', '/volunteer/thank-you', '/admin', '/login']) {
  test(`${path} says that it needs JavaScript`, async ({ page, site }) => {
    await page.goto(site.origin + path);
    await expect(page.locator('h1')).toHaveText('This page needs JavaScript');
    await expect(page.locator('a', { hasText: 'Return to Home' })).toBeVisible();
  });
}

test('the list of projects says that it needs JavaScript', async ({ page, site }) => {
  await page.goto(`${site.origin}/projects`);
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page.locator('main noscript p')).toHaveText(/when JavaScript is switched on/);
  await expect(page.locator('main noscript p')).toBeVisible();
});

for (const [path, title] of [
  ['/thankyou', 'Your donation | Kitbridge'],
  ['/volunteer/thank-you', 'Thank you for applying | Kitbridge'],
] as const) {
  test(`${path} has its title without JavaScript, and is kept out of search engines`, async ({
    page,
    site,
  }) => {
    const answer = await page.goto(site.origin + path);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });
}
