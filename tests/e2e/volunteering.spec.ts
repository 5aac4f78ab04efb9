import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import { bearer, signInByCalls } from './admin';
import { chooseCv, field, fillIn, form, MEGABYTE, pdf, sendButton } from './applying';
import { captchaOf, completeCaptcha, holdScripts, watchConsole } from './browser';
import { expect, test, type Site } from './site';

interface ListedVolunteer {
  first_name: string;
  phone_number: string;
  age: number;
  country: string;
  role: string;
  availability: string;
  hours: number | null;
  days: number | null;
  cv: string;
}

async function expectKept(page: Page, email: string): Promise<void> {
  await expect(field(page, 'First name')).toHaveValue('Chidi');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Phone number')).toHaveValue('08005550123');
  await expect(field(page, 'Country')).toHaveValue('Nigeria');
  await expect(form(page).getByRole('radio', { name: 'Part-time' })).toBeChecked();
  await expect(field(page, 'Hours a day')).toHaveValue('4');
}

/** The applications with this email, as in the administrators' list. */
async function listVolunteers(
  request: APIRequestContext,
  site: Site,
  email: string,
): Promise<ListedVolunteer[]> {
  const response = await request.get(`${site.origin}/backend/api/volunteer/`, {
    params: { search: email },
    headers: bearer(await signInByCalls(request, site)),
  });
  return ((await response.json()) as { data: ListedVolunteer[] }).data;
}

test('a volunteer applies with a CV, and an administrator finds both', async ({ page, request, site }) => {
  const email = 'chidi@volunteers.example';
  const cv = pdf();
  await page.goto(`${site.origin}/volunteer`);
  await fillIn(page, email);
  await chooseCv(page, 'chidi-okafor.pdf', cv);
  await completeCaptcha(form(page));
  // The thank-you page is loaded in advance, because the connection may break right after the response.
  await page.route('**/assets/VolunteerThankYou*', (route) => route.abort());
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.origin}/volunteer/thank-you`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for applying');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  const volunteers = await listVolunteers(request, site, email);
  expect(volunteers).toHaveLength(1);
  expect(volunteers[0]).toMatchObject({
    first_name: 'Chidi',
    phone_number: '08005550123',
    age: 24,
    country: 'Nigeria',
    role: 'lab-tech',
    availability: 'part-time',
    hours: 4,
    days: 2,
  });

  // A new tab sends no Authorization header; the signed link alone downloads the CV.
  const tab = await page.context().newPage();
  await tab.goto(site.origin);
  const download = tab.waitForEvent('download');
  await tab.evaluate((link) => window.open(link, '_self'), volunteers[0]?.cv ?? '');
  expect(await readFile(await (await download).path())).toEqual(cv);
  await tab.close();

  await page.goBack();
  await expect(field(page, 'First name')).toHaveValue('');
});

test('a program named .pdf is refused with a clear message, and nothing is lost', async ({
  page,
  request,
  site,
}) => {
  const email = 'renamed@volunteers.example';
  await page.goto(`${site.origin}/volunteer`);
  await fillIn(page, email);
  await chooseCv(page, 'cv.pdf', Buffer.concat([Buffer.from('MZ'), randomBytes(5000)]));
  await completeCaptcha(form(page));
  await sendButton(page).click();
  await expect(page.getByText('This file is not a PDF or Word document. Choose another file.')).toBeVisible();
  await expect(page.locator('input[name=cv]')).toBeFocused();
  await expectKept(page, email);
  await expect(form(page).getByText('cv.pdf', { exact: true })).toBeVisible();
  expect(await listVolunteers(request, site, email)).toEqual([]);

  await chooseCv(page, 'real.pdf', pdf());
  await expect(captchaOf(form(page))).toBeChecked();
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.origin}/volunteer/thank-you`);
  expect(await listVolunteers(request, site, email)).toHaveLength(1);
});

test('an application is confirmed even if the connection breaks after it', async ({ page, site }) => {
  await page.goto(`${site.origin}/volunteer`);
  await fillIn(page, 'cut-off@volunteers.example');
  await chooseCv(page, 'cv.pdf', pdf());
  await completeCaptcha(form(page));
  await page.waitForLoadState('networkidle');
  await page.route('**/backend/api/volunteer/', async (route) => {
    const response = await route.fetch();
    await page.context().setOffline(true);
    await route.fulfill({ response });
  });
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.origin}/volunteer/thank-you`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Skips the test in other browsers. */
function chromiumOnly(page: Page, reason: string): void {
  test.skip(page.context().browser()?.browserType().name() !== 'chromium', reason);
}

/** Limits the upload speed in bytes per second; -1 for unlimited. */
async function uploadLimit(page: Page) {
  chromiumOnly(page, 'slows the network with the DevTools protocol');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  return (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

for (const viewport of [
  { width: 375, height: 740 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('both clicks of a double-click hit the same button', async ({ page, site }) => {
      await page.goto(`${site.origin}/volunteer`);
      await fillIn(page, 'twice@volunteers.example');
      await chooseCv(page, 'large.pdf', pdf(3 * MEGABYTE));
      await completeCaptcha(form(page));
      const limit = await uploadLimit(page);
      await limit(100 * 1024);
      await sendButton(page).hover();
      await page.mouse.down();
      await page.mouse.up();
      const bar = page.getByRole('progressbar', { name: 'Sending your application' });
      await expect(bar).toBeAttached();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeFocused();
      await expect(bar).toBeAttached();
    });
  });
}

test('a slow upload shows its progress and can be cancelled', async ({ page, request, site }) => {
  // Throttled so that the CV takes ten seconds.
  test.setTimeout(60_000);
  const email = 'slow@volunteers.example';
  await page.goto(`${site.origin}/volunteer`);
  await fillIn(page, email);
  await chooseCv(page, 'large.pdf', pdf(4 * MEGABYTE));
  await completeCaptcha(form(page));
  const limit = await uploadLimit(page);
  await limit(400 * 1024);
  await sendButton(page).click();
  const bar = page.getByRole('progressbar', { name: 'Sending your application' });
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(percent, { timeout: 20_000 }).toBeGreaterThan(5);
  const seen = await percent();
  expect(seen).toBeLessThan(100);
  await expect.poll(percent, { timeout: 20_000 }).toBeGreaterThan(seen);
  await expect(form(page).getByText(/^\d+% of 4\.0 MB sent$/)).toBeVisible();

  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(form(page).getByText('Your application was not sent')).toBeVisible();
  await expectKept(page, email);
  expect(await listVolunteers(request, site, email)).toEqual([]);

  await limit(-1);
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.origin}/volunteer/thank-you`, { timeout: 20_000 });
  expect(await listVolunteers(request, site, email)).toHaveLength(1);
});

test('the phone field accepts only digits, and only typing changes it', async ({ page, context, site }) => {
  chromiumOnly(page, 'reads the clipboard with a permission that others do not know');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.origin}/volunteer`);
  await expect(sendButton(page)).toBeEnabled();
  const phone = field(page, 'Phone number');
  await phone.focus();
  await page.keyboard.type('+0e8-0.3,E');
  await expect(phone).toHaveValue('0803');

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await phone.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('0803');

  await page.evaluate(() => navigator.clipboard.writeText('+234 803 555 0134'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(phone).toHaveValue('2348035550134');
  await page.keyboard.press('Control+z');
  await expect(phone).toHaveValue('0803');
  await page.reload();
  await expect(phone).toHaveValue('0803');
});

test('input survives a reload, Back and a lost connection', async ({ page, context, site }) => {
  const email = 'kept@volunteers.example';
  await page.goto(`${site.origin}/volunteer`);
  await fillIn(page, email);
  await chooseCv(page, 'chidi-okafor.pdf', pdf());
  await page.reload();
  await expectKept(page, email);

  await page.getByRole('link', { name: 'Mission' }).first().click();
  await expect(page).toHaveURL(/mission/);
  await page.goBack();
  await expectKept(page, email);
  await expect(form(page).getByText(/Please choose chidi-okafor\.pdf again/)).toBeVisible();

  await chooseCv(page, 'chidi-okafor.pdf', pdf());
  await completeCaptcha(form(page));
  await context.setOffline(true);
  // Where a message below the button is out of view unless scrolled to.
  await sendButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await sendButton(page).click();
  await expect(form(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(form(page).getByRole('alert')).toContainText('Your application was not sent');
  await expect(page.getByText('We could not reach the server. Check your connection.')).toBeVisible();
  await expectKept(page, email);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.origin}/volunteer/thank-you`);
});

test('the form does not claim to keep input when session storage is unavailable', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  });
  const words = watchConsole(page);
  await page.goto(`${site.origin}/volunteer`);
  await expect(form(page).getByText(/^This browser cannot save what you type/)).toBeVisible();
  await expect(form(page).getByText(/stays in this tab/)).toHaveCount(0);
  expect(words).toEqual([]);
});

test('an application resent after a lost response is stored once', async ({ page, request, site }) => {
  const email = 'lost@volunteers.example';
  const cv = pdf();
  let applied = 0;
  await page.route('**/backend/api/volunteer/', async (route) => {
    applied += 1;
    const response = await route.fetch();
    expect(response.status()).toBe(201);
    if (applied === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await page.goto(`${site.origin}/volunteer`);
  await fillIn(page, email);
  await chooseCv(page, 'chidi-okafor.pdf', cv);
  await completeCaptcha(form(page));
  await sendButton(page).click();
  await expect(page.getByText('We could not reach the server. Check your connection.')).toBeVisible();
  expect(await listVolunteers(request, site, email)).toHaveLength(1);
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.origin}/volunteer/thank-you`);
  expect(applied).toBe(2);
  expect(await listVolunteers(request, site, email)).toHaveLength(1);
});

test('keeps what was typed before the script runs', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/volunteer`, { waitUntil: 'commit' });
  await field(page, 'First name').fill('Chidi');
  await field(page, 'Country').selectOption('Nigeria');
  await form(page).getByRole('radio', { name: 'Part-time' }).check({ force: true });
  await chooseCv(page, 'chidi-okafor.pdf', pdf());
  await expect(sendButton(page)).toBeDisabled();
  await release();
  await expect(sendButton(page)).toBeEnabled();
  await expect(field(page, 'First name')).toHaveValue('Chidi');
  await expect(field(page, 'Country')).toHaveValue('Nigeria');
  await expect(field(page, 'Hours a day')).toBeVisible();
  await expect(form(page).getByText('chidi-okafor.pdf', { exact: true })).toBeVisible();
});
