import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import sharp from 'sharp';
import type { Page } from 'playwright/test';
import { donate, type Gift } from './donating';
import { expect, test } from './site';

const ADMIN = { username: 'amina', email: 'amina@kitbridge.example', password: 'a long pass phrase' };
const PROJECT = 'Microscopes for Ìbàdàn';
const RECIPIENT = 'Ìbàdàn Teaching Laboratory';

const DOLLARS: Gift = {
  currency: 'USD',
  frequency: 'One-time',
  chip: '$50',
  name: '=HYPERLINK("http://harm.example","Ada")',
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

const picture = (colour: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

const jpeg = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(colour),
});

async function pay(page: Page, projectId: string, gift: Gift) {
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
  await page.getByLabel('New rate: naira for one US dollar').fill(rate);
  await page.getByRole('button', { name: 'Update rate' }).click();
  if (isLargeChange) await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Rate set:').first()).toBeVisible();
}

/** Whether the browser rendered the picture after scrolling to it. */
async function expectDrawn(page: Page, name: string) {
  const image = page.getByRole('img', { name }).first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}

test('from the first administrator to a deleted project, with every donation kept', async ({
  browser,
  ownSite,
}) => {
  // Seven journeys in one, because each continues from the previous one.
  test.setTimeout(150_000);
  const context = await browser.newContext({
    baseURL: ownSite.origin,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  let projectId = '';
  let dollarsBefore = '';
  let nairaBefore = '';

  await test.step('the first administrator registers and signs in', async () => {
    await page.goto('/admin/register');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, amina' })).toBeVisible();
    await setRate(page, '1500');
  });

  await test.step('a project with a cover is created, and the public sees it', async () => {
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Projects' })
      .click();
    await page.getByRole('link', { name: 'New project' }).click();
    await page.getByLabel('Title').fill(PROJECT);
    await page.getByLabel('Description').fill('Twelve microscopes for a laboratory that trains technicians.');
    await page.getByRole('radio', { name: 'Active' }).check({ force: true });
    await page.getByLabel('Goal amount ($)').fill('1000');
    await page.getByLabel('End date').fill('2027-06-30');
    await page.getByLabel('Cover photo').setInputFiles(await jpeg('cover.jpg', '#0e4b3a'));
    await page.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByText('Project created successfully!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/projects$/);

    await page.goto(`/projects?search=${encodeURIComponent('Ìbàdàn')}`);
    await page.getByRole('link', { name: PROJECT }).click();
    await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeVisible();
    projectId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const cover = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('gifts in both currencies raise its total, and their rows say by how much', async () => {
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
    await page.goto(`/projects/${projectId}`);
    await expect(page.getByText('$55.83').first()).toBeVisible();
  });

  await test.step('proofs of delivery appear in the public gallery', async () => {
    await page.goto(`/admin/projects/${projectId}/edit`);
    await page.getByRole('link', { name: 'Upload Proof Of Delivery' }).click();
    await page.getByRole('button', { name: 'Add Proof' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Recipient institution').fill(RECIPIENT);
    await dialog.getByLabel('Delivery date').fill('2026-10-02');
    await dialog
      .locator('input[type=file]')
      .setInputFiles([await jpeg('arrival.jpg', '#a94a22'), await jpeg('ward.jpg', '#1b568f')]);
    await dialog.getByRole('button', { name: 'Add proof' }).click();
    await expect(page.getByText('2 proofs', { exact: true }).first()).toBeVisible();

    await page.goto(`/projects/${projectId}`);
    await expect(page.getByText(RECIPIENT).first()).toBeVisible();
    await expect(page.getByText('Oct 02, 2026').first()).toBeVisible();
    await expectDrawn(page, RECIPIENT);
  });

  await test.step('the exported file has the same rows as the screen, and no formulas', async () => {
    await page.goto('/admin/donations');
    await giftOf(page, DOLLARS.email);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export page' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('donations.csv');
    const text = await readFile(await file.path(), 'utf8');
    const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    const byEmail = new Map(data.map((row) => [row.donor_email, row]));
    expect(byEmail.get(NAIRA.email)).toMatchObject({
      donor_full_name: NAIRA.name,
      project_title: PROJECT,
      currency: 'NGN',
      amount: '5000.00',
      project_currency: 'USD',
      project_currency_amount: '3.33',
      previous_amount_raised: '50.00',
      current_amount_raised: '53.33',
      status: 'completed',
    });
    expect(byEmail.get(DOLLARS.email)?.donor_full_name).toBe(`'${DOLLARS.name}`);
  });

  await test.step('the deleted project disappears from the site, but its gifts remain', async () => {
    await page.goto('/admin/projects');
    await page.getByRole('button', { name: new RegExp(`Delete.*${PROJECT}`) }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(
      `Are you sure you want to delete the project "${PROJECT}"? This action cannot be undone.`,
    );
    await dialog.getByRole('button', { name: 'Delete project' }).click();
    await expect(page.getByText('Project deleted successfully!').first()).toBeVisible();
    expect((await page.goto(`/projects/${projectId}`))?.status()).toBe(404);

    await page.goto('/admin/donations');
    expect(await giftOf(page, DOLLARS.email)).toBe(dollarsBefore);
    expect(await giftOf(page, NAIRA.email)).toBe(nairaBefore);
  });
  await context.close();
});
