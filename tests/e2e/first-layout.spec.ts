import type { Locator, Page } from 'playwright/test';
import { watchShifts } from './browser';
import { expect, test, waitForData } from './site';

test.use({ viewport: { width: 375, height: 740 } });

/** Keeps pages from having their next frames until the returned function is called. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener('release', () => {
      window.requestAnimationFrame = request;
      for (const callback of held.splice(0)) request(callback);
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release')));
}

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** The layout shifts of a page until all its parts are laid out. */
async function shiftsOf(page: Page, url: string): Promise<number | undefined> {
  const shifts = await watchShifts(page);
  await page.goto(url);
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  return shifts();
}

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const path of ['/', '/projects/1']) {
  test(`${path} lays out its first screen before the rest`, async ({ page, request, site }) => {
    await waitForData(request, site, path);
    const release = await holdFrames(page);
    await page.goto(site.origin + path, { waitUntil: 'load' });
    expect(await isLaidOut(page.locator('h1'))).toBe(true);
    const address = page.locator('footer address');
    expect(await isLaidOut(address)).toBe(false);
    await release();
    await expect.poll(() => isLaidOut(address)).toBe(true);
    await expect(page.locator('[data-arriving]')).toHaveCount(0);
  });
}

for (const path of ['/', '/donate', '/projects', '/about']) {
  test(`${path} moves nothing while a slow phone lays it out`, async ({ page, site }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    expect(await shiftsOf(page, site.origin + path)).toBeLessThan(0.01);
  });
}

for (const path of ['/', '/donate', '/about']) {
  test(`${path} moves nothing on a wide screen while it arrives slowly`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 200,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    expect(await shiftsOf(page, site.origin + path)).toBeLessThan(0.005);
  });
}

test('a reload keeps the scroll position', async ({ page, request, site }) => {
  await waitForData(request, site, '/');
  await page.goto(site.origin);
  const address = page.locator('footer address');
  await address.scrollIntoViewIfNeeded();
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(2000);
  await holdFrames(page);
  await page.reload({ waitUntil: 'load' });
  await expect.poll(() => scrollPosition(page)).toBe(position);
});
