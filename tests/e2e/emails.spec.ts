import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { bearer, createProject, picture, signInByCalls } from './admin';
import { completeCaptcha } from './browser';
import { donate, fiftyDollarsOnce } from './donating';
import { expect, Site, test as base } from './site';

/** A site that looks into its outbox twice a second. */
const test = base.extend<{ mailSite: Site }>({
  mailSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the first argument's pattern
    async ({}, provide) => {
      const site = await Site.create(() => ({ RECONCILE_AFTER_SECONDS: '5' }));
      await provide(site);
      await site.dispose();
    },
    { timeout: 60_000 },
  ],
});

/** The lines of the plain-text part of all emails to an address, from the folder that a trial writes them to. */
async function linesTo({ dataDir }: Site, address: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return emails
    .filter((email) => email.includes(`To: ${address}`))
    .flatMap((email) => email.replaceAll('=\r\n', '').replaceAll('=3D', '=').split('\r\n'));
}

/** The first link with this path in an email to an address, once it is there. */
async function linkTo(site: Site, address: string, part: string): Promise<string> {
  let link: string | undefined;
  const find = async () => {
    link = (await linesTo(site, address)).find((line) => line.startsWith(`${site.origin}${part}`));
    return link !== undefined;
  };
  await expect.poll(find, { timeout: 20_000, message: `an email links to ${part}` }).toBe(true);
  return link ?? '';
}

test('a donor follows the link in the email to a delivery that is added afterwards', async ({
  page,
  request,
  mailSite,
}) => {
  const email = 'follow@donors.example';
  const admin = await signInByCalls(request, mailSite);
  const id = await createProject(request, mailSite, admin, { title: 'Beds for Wa' });
  await page.goto(`${mailSite.origin}/projects/${id}`);
  await donate(page, fiftyDollarsOnce(email));
  await page.getByRole('button', { name: 'Pay $50.00' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift is confirmed.');

  const opened = await page.goto(await linkTo(mailSite, email, '/gift/'));
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your gift of $50.00');
  await expect(page.getByRole('heading', { level: 3, name: 'Delivered (Not yet)' })).toBeVisible();

  const delivery = { name: 'Wa Clinic', deliver_date: '2026-11-20', tell_donors: true };
  const added = await request.post(`${mailSite.origin}/backend/api/project/${id}/photos`, {
    headers: bearer(admin),
    multipart: {
      payload: {
        name: 'payload.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(delivery)),
      },
      image: await picture('ward.png', '#886644'),
    },
  });
  expect(added.status(), await added.text()).toBe(201);
  await expect
    .poll(async () =>
      (await linesTo(mailSite, email)).filter((line) => line.startsWith('Subject: Delivered')),
    )
    .toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Delivery to Wa Clinic' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Ada');

  const receipt = await request.get(await linkTo(mailSite, email, '/backend/api/donation/receipt/'));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await receipt.body())));
  expect(text.join(' ')).toMatch(/Ada Obi[\s\S]*\$50\.00 USD/);
});

test('a reader unsubscribes with one press, and not by opening the link', async ({
  page,
  request,
  mailSite,
}) => {
  const email = 'reader@news.example';
  await page.goto(`${mailSite.origin}/donate`);
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email address').fill(email);
  await completeCaptcha(form);
  await form.getByRole('button', { name: 'Subscribe' }).click();

  const headers = bearer(await signInByCalls(request, mailSite));
  const isActive = async () => {
    const response = await request.get(`${mailSite.origin}/backend/api/subscription/?search=${email}`, {
      headers,
    });
    return ((await response.json()) as { data: { active: boolean }[] }).data.map(({ active }) => active);
  };
  await page.goto(await linkTo(mailSite, email, '/unsubscribe/'));
  const button = page.getByRole('main').getByRole('button', { name: 'Unsubscribe' });
  await expect(button).toBeVisible();
  expect(await isActive()).toEqual([true]);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  expect(await isActive()).toEqual([false]);
});
