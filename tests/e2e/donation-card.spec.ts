import { listDonations } from './admin';
import { donate, fiftyDollarsOnce } from './donating';
import { expect, test } from './site';

/** `"12.30"` in kobo. */
const kobo = (amount: string) => Number(amount.replaceAll(/\D/g, ''));

test('a dollar gift to a naira project shows and counts both amounts', async ({ page, request, site }) => {
  const gift = fiftyDollarsOnce('dollars-for-naira@donors.example');
  const projects = await request.get(`${site.origin}/backend/api/project/`, {
    params: { status: 'ACTIVE', page_size: 100 },
  });
  const project = (await projects.json()).data.find(
    (one: { currency: string; receiving_donation: boolean }) =>
      one.currency === 'NGN' && one.receiving_donation,
  );
  await page.goto(`${site.origin}/projects/${project.id}`);
  await expect(page.getByRole('radio', { name: '₦ NGN' })).toBeChecked();
  await page.getByRole('radio', { name: '$ USD' }).check({ force: true });
  await page.getByRole('radio', { name: gift.chip, exact: true }).check({ force: true });
  const sentence = page.getByText(
    /^\$50\.00 counts as ₦[\d,]+\.\d\d towards this project, at \$1 = ₦[\d,]+\.\d\d \(.+\)\.$/,
  );
  await expect(sentence).toBeVisible();
  const [, counted = ''] = /counts as ₦([\d,.]+) /.exec(await sentence.innerText()) ?? [];

  await donate(page, gift);
  await page.getByRole('button', { name: 'Pay $50.00' }).click();
  await expect(page.getByRole('main')).toContainText('$50.00');
  await expect(page).toHaveURL(/\/thankyou\?/);
  const decimal = counted.replaceAll(',', '');
  expect(await listDonations(request, site, gift.email)).toMatchObject([
    { status: 'completed', amount: '50.00', project_currency: 'NGN', project_currency_amount: decimal },
  ]);
  const after = await (await request.get(`${site.origin}/backend/api/project/${project.id}`)).json();
  expect(kobo(after.data.amount_raised) - kobo(project.amount_raised)).toBe(kobo(decimal));
  const raised = Number(after.data.amount_raised).toLocaleString('en-NG', { minimumFractionDigits: 2 });
  const projectPage = `${site.origin}/projects/${project.id}`;
  // The server keeps a page for a second.
  await expect.poll(async () => (await request.get(projectPage)).text()).toContain(`₦${raised}`);
  await page.goto(projectPage);
  await expect(page.getByText(`₦${raised}`).first()).toBeVisible();
});

for (const path of ['/', '/donate']) {
  test(`the first screen of ${path} shows the amounts on a phone, and the whole card on a laptop`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(site.origin + path);
    const amounts = page.getByRole('group', { name: 'Amount' });
    await expect(amounts).toBeInViewport({ ratio: 1 });
    const [currency, frequency] = await Promise.all(
      ['Currency', 'How often'].map((name) => page.getByRole('group', { name }).boundingBox()),
    );
    expect(currency?.y).toBe(frequency?.y);
    expect(currency?.height).toBe(frequency?.height);

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('button', { name: 'Donate', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Choose an amount to continue.')).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
