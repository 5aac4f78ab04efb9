import type { Page } from 'playwright/test';
import { holdScripts, watchProblems } from './browser';
import { donate, fiveThousandNairaMonthly } from './donating';
import { expect, test } from './site';

const gift = fiveThousandNairaMonthly('draft@donors.example');

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: gift.currency }).check({ force: true });
  await page.getByRole('radio', { name: gift.frequency }).check({ force: true });
  await page.getByRole('radio', { name: gift.chip, exact: true }).check({ force: true });
  await page.getByLabel('Full name').fill(gift.name);
  await page.getByLabel('Email', { exact: true }).fill(gift.email);
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: gift.button })).toBeEnabled();
  await expect(page.getByLabel('Full name')).toHaveValue(gift.name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(gift.email);
}

for (const path of ['/', '/donate']) {
  test(`the donation card of ${path} keeps its input across a reload and Back`, async ({ page, site }) => {
    const problems = watchProblems(page);
    await page.goto(site.origin + path);
    await page.waitForLoadState('networkidle');
    await fillIn(page);
    await page.reload();
    await expectKept(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(`${site.origin}/about`);
    await page.goBack();
    await expectKept(page);
    expect(problems).toEqual([]);
  });
}

test('a draft yields to input typed before the script loads, and comes back after an unpaid checkout', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/donate`);
  await page.waitForLoadState('networkidle');
  await fillIn(page);
  const release = await holdScripts(page);
  // On a reload the browser would restore the fields itself.
  await page.goto(`${site.origin}/donate?again`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '$50', exact: true }).check({ force: true });
  await release();
  await expect(page.getByRole('button', { name: 'Donate $50.00 once' })).toBeEnabled();
  await expect(page.getByLabel('Full name')).toHaveValue(gift.name);

  await donate(page, gift);
  await page.goto(`${site.origin}/donate`);
  await expectKept(page);
});
