import { holdScripts, watchConsole } from './browser';
import { donate, fiftyDollarsOnce, fillInDonation, fiveThousandNairaMonthly } from './donating';
import { expect, test } from './site';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } });

  test('a gift in dollars leads from the home page to its confirmation', async ({ page, site }) => {
    await page.goto(site.origin);
    await donate(page, { ...fiftyDollarsOnce('plain-usd@donors.example'), button: 'Donate' });
    await page.getByRole('button', { name: 'Pay $50.00 once' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift is confirmed.');
    await expect(page.getByText('Your one-time gift of $50.00 has arrived.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download your receipt' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy reference' })).toBeHidden();
  });

  test('a gift in naira is shown again until it is complete', async ({ page, site }) => {
    await page.goto(site.origin);
    const gift = fiveThousandNairaMonthly('plain-ngn@donors.example');
    await expect(page.locator('noscript p', { hasText: 'naira with Paystack' })).toBeVisible();
    await expect(page.getByText('You will pay with PayPal')).toBeHidden();
    // The chips are in dollars.
    await fillInDonation(page, { ...gift, chip: '$50', name: '', button: 'Donate' });
    await expect(page.getByRole('textbox', { name: 'Other monthly amount' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Other monthly amount' })).toHaveAccessibleDescription(
      'Choose an amount to continue.',
    );
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Enter your name to continue.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(gift.email);
    await page.reload();
    // The gift can still change here, so nothing on the page names it.
    await donate(page, { ...gift, button: 'Donate' });
    await page.getByRole('button', { name: 'Pay ₦5,000.00 every month' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift is confirmed.');
    await expect(page.getByText('₦5,000.00').first()).toBeVisible();
  });

  test('a gift to a project leads from its page to its confirmation, which shows the project', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/projects/7`);
    await donate(page, { ...fiftyDollarsOnce('plain-project@donors.example'), button: 'Donate' });
    await page.getByRole('button', { name: 'Pay $50.00 once' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift is confirmed.');
    const project = page.getByRole('region', { name: 'Microscopes for Kano Teaching Laboratory' });
    await expect(project.getByRole('link', { name: 'See the project' })).toBeVisible();
    await expect(project.getByRole('button', { name: 'Share' })).toBeHidden();
  });

  test('amounts that only the script could choose are not offered', async ({ page, site }) => {
    await page.goto(`${site.origin}/projects/7`);
    await expect(page.getByRole('button', { name: 'Donate' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Spare bulbs/ })).toBeHidden();
  });

  test('a declined payment is reported', async ({ page, site }) => {
    await page.goto(`${site.origin}/donate`);
    await donate(page, { ...fiftyDollarsOnce('plain-declined@donors.example'), button: 'Donate' });
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment was declined');
  });
});

test('a donation is not lost when it is sent before the script has loaded', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/donate`, { waitUntil: 'commit' });
  const problems = watchConsole(page);
  const gift = { ...fiftyDollarsOnce('early@donors.example'), button: 'Donate' };
  await fillInDonation(page, { ...gift, email: 'early@donors' });
  await expect(page).toHaveURL(/form=/);
  await release();
  await expect(page).toHaveURL(`${site.origin}/donate`);
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveAccessibleDescription(/full email address/);
  await expect(email).toHaveValue('early@donors');
  await expect(email).toBeFocused();
  await page.reload();
  await expect(email).toHaveValue('early@donors');
  await email.fill(gift.email);
  await page.getByRole('button', { name: 'Donate $50.00 once' }).click();
  await expect(page.getByRole('heading', { name: 'Pay for your gift' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an address for the newsletter is kept when it is sent before the script has loaded', async ({
  page,
  site,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/about`, { waitUntil: 'commit' });
  const problems = watchConsole(page);
  const email = page.getByLabel('Email address').first();
  await email.fill('early@readers.example');
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  const response = page.getByText('You are not subscribed yet.');
  await expect(response).toBeVisible();
  await release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(response).toBeVisible();
  await expect(email).toHaveValue('early@readers.example');
  await expect(email).toBeFocused();
  expect(problems).toEqual([]);
});

test('an amount that is pressed before the script has loaded is chosen afterwards', async ({
  page,
  site,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/projects/7`, { waitUntil: 'commit' });
  const bulbs = page.getByRole('button', { name: 'Spare bulbs and lenses: $65' });
  await bulbs.click();
  await release();
  await expect(bulbs).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Donate $65.00 once' })).toBeVisible();
});
