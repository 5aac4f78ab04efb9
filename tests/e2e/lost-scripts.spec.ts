import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from 'playwright/test';
import { signIn } from './admin';
import { expect, test, waitForData } from './site';

const hydrated = 'html[data-hydrated]';

test('no script is requested before the data at the end of the page', async ({ page, request, site }) => {
  const path = '/projects/1';
  await waitForData(request, site, path);
  const received = await request.get(site.origin + path);
  const [start, end] = (await received.text()).split(/(?=<script[^>]* data-embedded-response)/, 2);
  const begun: ServerResponse[] = [];
  const slow = createServer(({ url }, response) => {
    if (url !== path) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', 'text/html').write(start);
    begun.push(response);
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const scripts: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.push(sent.url());
  });
  const { port } = slow.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The script that loads the others waits for a frame and two tasks.
  for (let frame = 0; frame < 3; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(scripts).toEqual([]);
  for (const response of begun) response.end(end);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  slow.closeAllConnections();
  slow.close();
});

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

test('a page that the idle browser has loaded needs no script when its link is pressed', async ({
  page,
  site,
}) => {
  // The last one.
  const loaded = page.waitForEvent('requestfinished', (request) => /\/copy-[^/]*\.js$/.test(request.url()));
  await page.goto(`${site.origin}/donate`);
  await loaded;
  await page.route('**/assets/**', (route) => route.abort());
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Volunteer' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await header.getByRole('link', { name: 'Projects' }).click();
  await page.locator('main a[href^="/projects/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Support This Program' })).toBeVisible();
});

for (const [name, script] of [
  ['Export page', 'csv'],
  ['Export all', 'download'],
] as const) {
  test(`“${name}” says so when its script cannot be loaded, and works when it is pressed again`, async ({
    page,
    site,
  }) => {
    await signIn(page, site);
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
    await page.goto(`${site.origin}/admin/donations`);
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('Export failed').first()).toBeVisible();
    await page.unroute(`**/assets/${script}-*.js`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    await download;
  });
}

test('an export that was cancelled while its script was loading has not failed', async ({ page, site }) => {
  await signIn(page, site);
  const held: Route[] = [];
  await page.route('**/assets/download-*.js', (route) => void held.push(route));
  await page.goto(`${site.origin}/admin/donations`);
  const asked = page.waitForRequest('**/assets/download-*.js');
  await page.getByRole('button', { name: 'Export all' }).click();
  await asked;
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await Promise.all(held.map((route) => route.abort()));
  await expect(page.getByText('The export was cancelled.')).toBeVisible();
  await expect(page.getByText('Export failed')).toHaveCount(0);
});
