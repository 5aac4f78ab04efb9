import { expect, test } from './site';

const hydrated = 'html[data-hydrated]';

test('a main script that could not be loaded is requested again', async ({ page, site }) => {
  let requests = 0;
  await page.route(/\/assets\/index-/, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto(`${site.origin}/donate`);
  await expect(page.locator(hydrated)).toBeAttached();
  expect(requests).toBe(2);
});

test('a page whose script is lost twice stays, with what was typed, until it can be loaded', async ({
  page,
  site,
}) => {
  let requests = 0;
  await page.route(/\/assets\/ContactPage-/, (route) => {
    requests += 1;
    return requests <= 2 ? route.abort() : route.continue();
  });
  await page.goto(`${site.origin}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Ada Obi');
  await expect(page.locator(hydrated)).toBeAttached();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Obi');
  expect(requests).toBeGreaterThan(2);
});
