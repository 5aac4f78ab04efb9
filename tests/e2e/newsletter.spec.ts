import type { Locator, Page } from 'playwright/test';
import { captchaOf, completeCaptcha, expectSolved, holdScripts, watchProblems } from './browser';
import { expect, test } from './site';

const footerForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' });
const homeForm = (page: Page) => page.getByRole('form', { name: 'Stay Connected' });

/** Fills in the form, solves the server's challenge and submits. */
async function subscribe(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Email address').fill(email);
  await completeCaptcha(form);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

/** Records the captcha's files and calls as they are requested. */
function watchCaptcha(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/solver|captcha/i.test(pathname)) seen.push(pathname);
  });
  return seen;
}

test('the captcha is not loaded before a visitor uses the form', async ({ page, site }) => {
  const seen = watchCaptcha(page);
  await page.goto(site.origin);
  await page.waitForLoadState('networkidle');
  await footerForm(page).scrollIntoViewIfNeeded();
  await page.getByRole('form', { name: 'Make a donation' }).getByLabel('Full name').fill('Ada Obi');
  expect(seen).toEqual([]);

  await footerForm(page).getByLabel('Email address').focus();
  await expect.poll(() => seen).toEqual([expect.stringMatching(/^\/assets\/completeCaptcha-.*\.js$/)]);
  await completeCaptcha(footerForm(page));
  expect(seen).toContain('/backend/api/captcha/challenge');
});

test('a visitor subscribes, and is told the second time that the address exists', async ({ page, site }) => {
  const problems = watchProblems(page);
  await page.goto(site.origin);
  await subscribe(homeForm(page), 'reader@school.example');
  await expect(page.getByText('Thanks — you have been subscribed!').first()).toBeVisible();
  await expect(homeForm(page).getByLabel('Email address')).toHaveValue('');
  await expect(captchaOf(homeForm(page))).not.toBeChecked();
  expect(problems).toEqual([]);

  await subscribe(footerForm(page), 'READER@school.example');
  await expect(footerForm(page).getByText('This email is already subscribed.')).toBeVisible();
  await expect(page.getByText('This email already exists.').first()).toBeVisible();
});

test('by keyboard alone', async ({ page, site }) => {
  await page.goto(`${site.origin}/donate`);
  await footerForm(page).getByLabel('Email address').focus();
  await page.keyboard.type('keyboard@school.example');
  await page.keyboard.press('Tab');
  await expect(captchaOf(footerForm(page))).toBeFocused();
  await page.keyboard.press('Space');
  await expectSolved(footerForm(page));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks — you have been subscribed!').first()).toBeVisible();
});

test('a captcha that cannot be loaded says so, and works once it can', async ({ page, site }) => {
  await page.goto(`${site.origin}/donate`);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const form = footerForm(page);
  await form.getByLabel('Email address').fill('offline@school.example');
  await captchaOf(form).click();
  await expect(form.getByRole('alert')).toContainText('The captcha could not be completed');
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(captchaOf(form)).toBeFocused();
  await expectSolved(form);
});

for (const [name, script] of [
  ['the script of the captcha', '**/assets/completeCaptcha-*.js'],
  ['the script of what solves it', '**/assets/solver.worker-*.js'],
] as const) {
  test(`${name} may stall: the form says so after 15 s, and works once the connection does`, async ({
    page,
    site,
  }) => {
    let requests = 0;
    await page.clock.install();
    await page.route(script, () => {
      requests += 1;
    });
    await page.goto(`${site.origin}/donate`);
    const form = footerForm(page);
    await form.getByLabel('Email address').focus();
    await captchaOf(form).click();
    await expect(form.getByRole('status')).toHaveText('Checking…');
    await expect.poll(() => requests).toBeGreaterThan(0);
    await page.clock.fastForward(15_000);
    await expect(form.getByRole('alert')).toContainText('The captcha could not be completed');
    await expect(form.getByRole('status')).toHaveText('');

    // The delayed responses continue.
    await page.unroute(script);
    await form.getByRole('button', { name: 'Try again' }).click();
    await expectSolved(form);
  });
}

test('a visitor who goes offline while using the form is told immediately', async ({ page, site }) => {
  await page.goto(`${site.origin}/donate`);
  const form = footerForm(page);
  await form.getByLabel('Email address').fill('offline@school.example');
  await completeCaptcha(form);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('alert')).toContainText('Could not subscribe. Please try again later.');
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toasts).toHaveText('Error: We could not reach the server. Check your connection.');
});

test('over plain HTTP on another host the form says why it cannot be sent', async ({ page, site }) => {
  await page.route('http://kitbridge.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname + search }) });
  });
  await page.goto('http://kitbridge.example/donate');
  await footerForm(page).getByLabel('Email address').fill('reader@school.example');
  await expect(footerForm(page).getByText('The captcha needs a secure connection')).toBeVisible();
  await expect(captchaOf(footerForm(page))).toBeDisabled();
  await page.unrouteAll({ behavior: 'wait' });
});

test('input before the script runs is kept', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/donate`, { waitUntil: 'commit' });
  const form = footerForm(page);
  await form.getByLabel('Email address').fill('early@school.example');
  await captchaOf(form).check();
  await release();
  await expectSolved(form);
  await expect(form.getByLabel('Email address')).toHaveValue('early@school.example');
  await expect(page).toHaveURL(`${site.origin}/donate`);
});
