import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from './site';

/** The pages prerendered by the build; the server fills those that start with `_`. */
const builtPages = (): string[] =>
  readdirSync('build/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^_].*\.html$/.test(file))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);

const idsUsedTwice = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });

const ADDRESSES = [...builtPages(), '/projects/3', '/projects/x'];

test('the checked addresses include the pages that the build prerenders', () => {
  expect(ADDRESSES).toEqual(expect.arrayContaining(['/', '/terms', '/volunteer', '/404']));
});

for (const address of ADDRESSES) {
  test(`${address} has no duplicate ids or broken in-page links`, async ({ page, site }) => {
    await page.goto(site.origin + address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await idsUsedTwice(page)).toEqual([]);
    const leads = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    for (const id of new Set(leads)) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  });
}

test('each section of the terms is labelled by its heading and linked from the contents', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/terms`);
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const names = await entries.allTextContents();
  expect(names).toContain('Content of this site');
  for (const name of names) {
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1);
    await entries.filter({ hasText: name }).first().click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});
