import { expect, test, waitForData } from './site';

test.use({ javaScriptEnabled: false });

for (const path of [
  '/monthly-gift/12.signature',
  '/unsubscribe/12.signature',
  '/volunteer/thank-you',
  '/admin',
  '/login',
]) {
  test(`${path} says that it needs JavaScript, and shows nothing else`, async ({ page, site }) => {
    await page.goto(site.origin + path);
    await expect(page.locator('h1')).toHaveText('This page needs JavaScript');
    await expect(page.locator('a', { hasText: 'Return to Home' })).toBeVisible();
    await expect(page.locator('header')).toBeHidden();
  });
}

for (const path of ['/projects/9999', '/projects/x']) {
  test(`${path} says that the project does not exist, and links to the list`, async ({ page, site }) => {
    const response = await page.goto(site.origin + path);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page).toHaveTitle('Project not found | Kitbridge');
    await expect(page.locator('h1')).toHaveText('Project not found');
    await page.locator('a', { hasText: 'Back to Programs' }).click();
    await expect(page).toHaveURL(`${site.origin}/projects`);
  });
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the menu is open, because nothing could open it', async ({ page, site }) => {
      await page.goto(`${site.origin}/projects/3`);
      const header = page.locator('header');
      await expect(header.locator('button')).toBeHidden();
      const heading = await page.locator('h1').boundingBox();
      const donate = header.locator('a', { hasText: 'Donate Now' });
      await expect(donate).toBeVisible();
      const button = await donate.boundingBox();
      expect(button && heading && button.y + button.height < heading.y).toBe(true);
      await header.locator('a', { hasText: 'About' }).click();
      await expect(page).toHaveURL(`${site.origin}/about`);
    });
  });
}

test('the projects, and one with all its deliveries, can be read', async ({ page, request, site }) => {
  await waitForData(request, site, '/projects?status=completed');
  await page.goto(`${site.origin}/projects?status=completed`);
  await expect(page.locator('main noscript p')).toHaveCount(0);
  await waitForData(request, site, '/projects/3');
  await page.locator('main h3 a[href="/projects/3"]').click();
  await expect(page.locator('h2', { hasText: 'Funding Progress' })).toBeVisible();
  await expect(page.locator('main figure')).toHaveCount(2);
  await expect(page.locator('main figure').last()).toBeVisible();
});

test('the projects can be searched, filtered and paged', async ({ page, site }) => {
  await page.goto(`${site.origin}/projects`);
  const found = page.getByRole('status').filter({ hasText: 'Showing' });
  const first = await page.locator('main h3 a').first().textContent();
  // Text that was not submitted must not affect the list.
  await page.getByRole('searchbox', { name: 'Search' }).fill('kano');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(page.locator('main h3 a').first()).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await page.getByRole('button', { name: 'Healthcare' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('kano');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(found).toHaveText('Showing 1 of 1 projects');
  await expect(page.getByRole('button', { name: 'Healthcare', pressed: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Completed Projects' }).check({ force: true });
  await page.getByRole('button', { name: 'Show projects' }).click();
  await expect(page.getByText('No projects found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Completed Projects' })).toBeChecked();
  await expect(page.locator('main h3 a[href="/projects/3"]')).toBeVisible();
});

for (const [path, title] of [
  ['/thankyou', 'Your donation | Kitbridge'],
  ['/monthly-gift/12.signature', 'Your monthly gift | Kitbridge'],
  ['/gift/12.signature', 'Your gift | Kitbridge'],
  ['/unsubscribe/12.signature', 'Unsubscribe | Kitbridge'],
  ['/volunteer/thank-you', 'Thank you for applying | Kitbridge'],
] as const) {
  test(`${path} has its title without JavaScript, and is not indexed`, async ({ page, site }) => {
    const response = await page.goto(site.origin + path);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });
}
