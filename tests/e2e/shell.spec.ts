import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { watchProblems } from './browser';
import { expect, test, waitForData } from './site';

const CLIENT = 'build/client';
const ABOUT_HEADING = 'Good equipment should not sit idle';

test('the backend is woken up once, after the page has loaded', async ({ page, request, site }) => {
  await waitForData(request, site, '/');
  const calls: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (/^\/backend\/(?!files\/)/.test(pathname)) calls.push(`${call.method()} ${pathname}`);
  });
  await page.goto(site.origin);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['GET /backend/']);
});

test('visitors see no error when the backend does not wake up', async ({ page, site }) => {
  await page.route('**/backend/', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(site.origin);
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Join Our Mission' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a new page starts at the top, and Back restores the scroll position', async ({ page, site }) => {
  await page.goto(site.origin);
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await about.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(300);
  await about.click();
  await expect(page.getByRole('heading', { level: 1, name: ABOUT_HEADING })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Join Our Mission' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

test('a page whose script cannot be fetched offers Retry', async ({ page, site }) => {
  await page.goto(site.origin);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: ABOUT_HEADING })).toBeVisible();
});

test('the page for unknown addresses adopts its HTML at any address', async ({ page, site }) => {
  const html = readFileSync(path.join(CLIENT, '404.html'), 'utf8');
  await page.route('**/projects/no/such/page', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  );
  const problems = watchProblems(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      (globalThis as { serverHeading?: Element | null }).serverHeading = document.querySelector('h1');
    });
  });
  await page.goto(`${site.origin}/projects/no/such/page`);
  await page.waitForLoadState('networkidle');
  const heading = page.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  expect(
    await heading.evaluate(
      (node) => (globalThis as { serverHeading?: Element | null }).serverHeading === node,
    ),
  ).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('link', { name: 'Join Our Mission' })).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('the public build contains no mocks, six inline scripts and, on each page, one inline style at most', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  const styles = files.filter((file) => file.endsWith('.css'));
  const withMocks = [...scripts, ...styles].filter((file) =>
    /mockServiceWorker|\bmsw\b|kitbridge-mocks|magic\.example|mock-values/.test(
      readFileSync(path.join(CLIENT, file), 'utf8'),
    ),
  );
  expect(withMocks).toEqual([]);
  expect(files).not.toContain('mockServiceWorker.js');
  const inlineScripts = new Set<string>();
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join(CLIENT, page), 'utf8');
    for (const [, content = ''] of html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^<]*)</g))
      inlineScripts.add(content);
    expect(html.split('<style').length, page).toBeLessThanOrEqual(2);
    expect(html, page).not.toMatch(/ style="| on\w+="/);
  }
  expect(inlineScripts.size).toBe(6);
});

test('the font is fetched on the second page, and shown from the next visit on', async ({ page, site }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto(site.origin);
  await expect(page.locator('html')).not.toHaveClass(/figtree/);
  expect(fonts).toEqual([]);
  await page
    .getByRole('link', { name: 'Donate', exact: true })
    .or(page.getByRole('link', { name: 'Donate Now' }))
    .first()
    .click();
  await page.waitForFunction(() => localStorage.getItem('font') !== null);
  await expect(page.locator('html')).not.toHaveClass(/figtree/);
  expect(fonts).toHaveLength(2);
  await page.goto(site.origin);
  await expect(page.locator('html')).toHaveClass(/figtree/);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
});
