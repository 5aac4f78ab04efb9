import { bearer, picture, signInByCalls } from './admin';
import { watchProblems } from './browser';
import { expect, test } from './site';

test('pictures added to a project are shown publicly, without layout shift', async ({
  page,
  request,
  site,
}) => {
  const title = 'Lathes for Jos';
  const project = { title, summary: title, target_amount: 100, deadline: '2027-06-30', status: 'ACTIVE' };
  const response = await request.post(`${site.origin}/backend/api/project/`, {
    headers: bearer(await signInByCalls(request, site)),
    multipart: {
      payload: { name: 'p', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(project)) },
      'media_files[0]': await picture('bench.png', '#0e4b3a'),
      'media_files[1]': await picture('lathe.png', '#a94a22'),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { data } = (await response.json()) as { data: { id: number } };

  const problems = watchProblems(page);
  await page.goto(`${site.origin}/projects/${data.id}`);
  const pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  const heights = () =>
    pictures.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().height));
  const before = await heights();
  for (const [index, image] of (await pictures.all()).entries()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAccessibleName(`Picture ${index + 1} of 2 from this project`);
    await expect
      .poll(() => image.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0)))
      .toBeGreaterThan(0);
  }
  expect(await heights()).toEqual(before);
  expect(problems).toEqual([]);

  await pictures.first().click();
  await expect(page).toHaveURL(/\/backend\/files\/.+w=1600$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the scripts of a project wait for its picture', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/files\/cover-/, (route) => void held.push(() => route.continue()));
  await page.goto(`${site.origin}/projects/1`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page asks for its scripts, if it does not wait, after its second frame.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  expect(scripts).toEqual([]);
  await Promise.all(held.map((release) => release()));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(scripts).not.toEqual([]);
});
