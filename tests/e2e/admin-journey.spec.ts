import type { Page } from 'playwright/test';
import { createProject, signIn } from './admin';
import { donate, type Gift } from './donating';
import { expect, test } from './site';

const DOLLARS: Gift = {
  currency: 'USD',
  frequency: 'One-time',
  chip: '$50',
  name: 'Ada Obi',
  email: 'ada@donors.example',
  button: 'Donate $50.00 once',
};
const NAIRA: Gift = {
  currency: 'NGN',
  frequency: 'Monthly',
  chip: '₦5,000',
  name: 'Ngọzi Adéyẹmí',
  email: 'ngozi@donors.example',
  button: 'Donate ₦5,000.00 monthly',
};

async function pay(page: Page, projectId: number, gift: Gift) {
  await page.goto(`/projects/${projectId}`);
  await donate(page, gift);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your gift is confirmed.' })).toBeVisible();
}

/** The cells of a donation's row in the administrators' list. */
async function giftOf(page: Page, email: string): Promise<string> {
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  return (await row.innerText()).replaceAll(/\s+/g, ' ');
}

async function setRate(page: Page, rate: string, { isLargeChange = false } = {}) {
  await page.goto('/admin');
  await page.getByLabel('New rate: naira per US dollar').fill(rate);
  await page.getByRole('button', { name: 'Update rate' }).click();
  if (isLargeChange) await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Rate set:').first()).toBeVisible();
}

test('gifts in both currencies raise a project’s total, and a new rate changes no earlier gift', async ({
  browser,
  ownSite,
}) => {
  // Three gifts on a site of its own, because the rate counts for the whole site.
  test.setTimeout(90_000);
  const context = await browser.newContext({
    baseURL: ownSite.origin,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const userInfo = await signIn(page, ownSite);
  const title = 'Microscopes for Ìbàdàn';
  const projectId = await createProject(page.request, ownSite, userInfo, { title, target_amount: 1000 });
  let dollarsBefore = '';
  let nairaBefore = '';

  await test.step('gifts in both currencies raise its total, and their rows say by how much', async () => {
    await setRate(page, '1500');
    await pay(page, projectId, DOLLARS);
    await pay(page, projectId, NAIRA);
    await page.goto('/admin/donations');
    dollarsBefore = await giftOf(page, DOLLARS.email);
    nairaBefore = await giftOf(page, NAIRA.email);
    expect(dollarsBefore).toContain('$50.00');
    expect(dollarsBefore).toMatch(/\$0\.00.*\$50\.00/);
    // ₦5,000 at 1,500 to the dollar.
    expect(nairaBefore).toContain('₦5,000.00');
    expect(nairaBefore).toContain('$3.33');
    expect(nairaBefore).toMatch(/\$50\.00.*\$53\.33/);
  });

  await test.step('a new rate leaves past gifts unchanged', async () => {
    await setRate(page, '2000', { isLargeChange: true });
    await page.goto('/admin/donations');
    expect(await giftOf(page, DOLLARS.email)).toBe(dollarsBefore);
    expect(await giftOf(page, NAIRA.email)).toBe(nairaBefore);
    await pay(page, projectId, { ...NAIRA, email: 'later@donors.example' });
    await page.goto('/admin/donations');
    expect(await giftOf(page, 'later@donors.example')).toMatch(/\$2\.50.*\$53\.33.*\$55\.83/);
    const projectPage = `/projects/${projectId}`;
    // The server keeps a page for a second.
    await expect.poll(async () => (await page.request.get(projectPage)).text()).toContain('$55.83');
    await page.goto(projectPage);
    await expect(page.getByText('$55.83').first()).toBeVisible();
  });
  await context.close();
});
