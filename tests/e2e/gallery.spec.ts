import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expect, test, type Site } from './site';

interface Detail {
  data: { id: number; title: string; status: string; photos: { id: number; image: string }[] };
}

const PHOTOS = 14;

/** A project with deliveries, as returned by the server. */
async function findDelivered(request: APIRequestContext, { origin }: Site): Promise<Detail> {
  const response = await request.get(`${origin}/backend/api/project/`, {
    params: { status: 'COMPLETED', page_size: '100' },
  });
  const { data } = (await response.json()) as { data: { id: number }[] };
  const details = await Promise.all(
    data.map(async ({ id }) => {
      const detail = await request.get(`${origin}/backend/api/project/${id}`);
      return (await detail.json()) as Detail;
    }),
  );
  const found = details.find((detail) => detail.data.photos.length > 0);
  if (!found) throw new Error('No sample project has photos.');
  return found;
}

/** Opens the project with more photos of one delivery than fit side by side. */
async function openGallery(page: Page, request: APIRequestContext, site: Site): Promise<Locator> {
  const { data } = await findDelivered(request, site);
  const photos = Array.from({ length: PHOTOS }, (_none, index) => ({ ...data.photos[0], id: index + 1 }));
  await page.route(`**/backend/api/project/${data.id}`, (route) =>
    route.fulfill({ json: { data: { ...data, photos } } }),
  );
  // Coming from the list, the browser requests the project.
  await page.goto(`${site.origin}/projects?status=${data.status}`);
  await page.getByRole('link', { name: data.title }).click();
  await expect(page.getByRole('tab')).toHaveCount(PHOTOS);
  const large = page.getByRole('tabpanel').getByRole('img');
  await large.scrollIntoViewIfNeeded();
  return large;
}

/** Asserts that this thumbnail is selected and fully visible in its strip. */
async function expectChosen(page: Page, number: number): Promise<void> {
  const tab = page.getByRole('tab', { selected: true });
  await expect(tab).toHaveAccessibleName(new RegExp(`^Photo ${number} of ${PHOTOS}:`));
  const box = await tab.boundingBox();
  const strip = await page.getByRole('tablist').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(strip?.x ?? Infinity);
  expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual((strip?.x ?? 0) + (strip?.width ?? 0));
}

/** Drags a finger across the middle of the photo, in steps. */
async function swipe(page: Page, photo: Locator, by: { x: number; y: number }): Promise<void> {
  await expect(photo).toHaveJSProperty('complete', true);
  const box = await photo.boundingBox();
  if (!box) throw new Error('The photo is not on the screen.');
  const start = { x: box.x + (box.width - by.x) / 2, y: box.y + (box.height - by.y) / 2 };
  const touches = await page.context().newCDPSession(page);
  // A busy machine sends the events in bursts, so they say when the finger moved, and that it rested before it was lifted.
  const began = Date.now() / 1000 - 1;
  await touches.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [start],
    timestamp: began,
  });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const point = { x: start.x + by.x * part, y: start.y + by.y * part };
    const timestamp = began + part / 2;
    await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point], timestamp });
  }
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: began + 1 });
  await touches.detach();
}

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('a swipe changes the photo, scrolls its thumbnail into view and is announced', async ({
    page,
    request,
    site,
  }) => {
    const photo = await openGallery(page, request, site);
    const said = page.getByRole('region', { name: 'Proof of Delivery' }).getByRole('status');
    await expect(said).toBeEmpty();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();

    await swipe(page, photo, { x: -120, y: 8 });
    await expectChosen(page, 2);
    await expect(said).toHaveText(/^Photo 2 of 14:/);
    await swipe(page, photo, { x: -120, y: 0 });
    await expectChosen(page, 3);
    await swipe(page, photo, { x: -120, y: 0 });
    await expectChosen(page, 4);
    await swipe(page, photo, { x: -120, y: 0 });
    await expectChosen(page, 5);
    await swipe(page, photo, { x: 120, y: 0 });
    await expectChosen(page, 4);
    await expect(said).toHaveText(/^Photo 4 of 14:/);
    expect(await scrolled()).toBe(before);

    // Vertical movement scrolls the page and does not change the photo.
    const scrolling = await page.evaluateHandle(() => ({
      ended: new Promise((resolve) => {
        document.addEventListener('scrollend', resolve, { once: true });
      }),
    }));
    await swipe(page, photo, { x: -20, y: -150 });
    await expect.poll(scrolled).toBeGreaterThan(before);
    await expectChosen(page, 4);

    // A tap on a scrolling page only stops the scrolling.
    await scrolling.evaluate(async ({ ended }) => void (await ended));
    await page.getByRole('tab', { name: /^Photo 5 of/ }).tap();
    await expectChosen(page, 5);
    await expect(said).toBeEmpty();
  });
});

test.describe('full screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('a swipe changes the photo, and Back closes it', async ({ page, request, site }) => {
    await openGallery(page, request, site);
    const { href } = new URL(page.url());
    await page.getByRole('button', { name: 'View full screen' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Photos of the delivery' });
    const photo = dialog.getByRole('img');
    await expect(dialog.getByText(/Photo 1 of 14$/)).toBeVisible();
    // More than half of the photo, so that it changes however slowly the finger moves.
    await swipe(page, photo, { x: -260, y: 8 });
    await expect(dialog.getByText(/Photo 2 of 14$/)).toBeVisible();
    await expect.poll(async () => (await photo.boundingBox())?.x).toBe(0);

    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(href);
    await expectChosen(page, 2);
  });

  test('a pinch enlarges the photo, and dragging then pans it', async ({ page, request, site }) => {
    await openGallery(page, request, site);
    await page.getByRole('button', { name: 'View full screen' }).tap();
    const photos = page.getByRole('dialog', { name: 'Photos of the delivery' }).getByRole('list');
    await expect(photos).toHaveCSS('overflow-x', 'auto');
    const touches = await page.context().newCDPSession(page);
    await touches.send('Input.synthesizePinchGesture', { x: 180, y: 300, scaleFactor: 2 });
    await touches.detach();
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
    // Otherwise the finger would move to the next photo.
    await expect(photos).toHaveCSS('overflow-x', 'hidden');
  });
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('clicking a thumbnail at the edge scrolls it into view', async ({ page, request, site }) => {
    await openGallery(page, request, site);
    const strip = page.getByRole('tablist');
    await strip.scrollIntoViewIfNeeded();
    const box = await strip.boundingBox();
    if (!box) throw new Error('There is no strip.');
    // The last visible thumbnail is cut off by the edge.
    await page.mouse.click(box.x + box.width - 8, box.y + box.height / 2);
    const name = await page.getByRole('tab', { selected: true }).getAttribute('aria-label');
    const number = Number(/^Photo (\d+)/.exec(name ?? '')?.[1]);
    expect(number).toBeGreaterThan(3);
    await expectChosen(page, number);
    await expect(page.getByRole('tabpanel', { name: name ?? '' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Proof of Delivery' }).getByRole('status')).toBeEmpty();
  });
});
