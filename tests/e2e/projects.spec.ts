import type { APIRequestContext, Page } from 'playwright/test';
import { holdScripts, watchProblems } from './browser';
import { expect, test } from './site';

interface Listed {
  data: { id: number; title: string; category: string; photos?: { name: string | null }[] }[];
  total: number;
  total_pages: number;
}

async function list(
  request: APIRequestContext,
  origin: string,
  params: Record<string, string>,
): Promise<Listed> {
  const response = await request.get(`${origin}/backend/api/project/`, { params });
  return (await response.json()) as Listed;
}

/** Waits until the list shows exactly these projects, in this order. */
async function expectListed(page: Page, { data }: Listed): Promise<void> {
  const results = page.getByRole('region', { name: /^(Active|Completed) Projects$/ });
  await expect(results.getByRole('heading', { level: 3 })).toHaveText(data.map(({ title }) => title));
}

test('a visitor browses from the home page to a project and returns with Back to the same list', async ({
  page,
  request,
  site,
}) => {
  const problems = watchProblems(page);
  const active = await list(request, site.origin, { status: 'ACTIVE' });

  await page.goto(site.origin);
  await page.getByRole('link', { name: 'View All Programs' }).click();
  await expect(page).toHaveURL(`${site.origin}/projects`);
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  await expectListed(page, active);

  const last = active.data.at(-1);
  await page.getByRole('link', { name: last?.title ?? '', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/projects/${last?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: last?.title ?? '' })).toBeFocused();
  await expect(page).toHaveTitle(`${last?.title} | Kitbridge`);

  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/projects`);
  await expectListed(page, active);
  expect(problems).toEqual([]);
});

test('filters and search survive a reload, and Back undoes one filter', async ({ page, request, site }) => {
  const completed = await list(request, site.origin, { status: 'COMPLETED' });
  const healthcare = await list(request, site.origin, { status: 'COMPLETED', category: 'healthcare' });
  const word = /\p{L}{5,}/u.exec(healthcare.data[0]?.title ?? '')?.[0] ?? '';
  const found = await list(request, site.origin, {
    status: 'COMPLETED',
    category: 'healthcare',
    search: word,
  });
  expect(healthcare.total).toBeLessThan(completed.total);
  expect(found.total).toBeGreaterThan(0);

  await page.goto(`${site.origin}/projects`);
  await page.getByRole('radio', { name: 'Completed Projects' }).check({ force: true });
  await expect(page).toHaveURL(`${site.origin}/projects?status=completed`);
  await expectListed(page, completed);
  await page.getByRole('button', { name: 'Healthcare' }).click();
  await expect(page).toHaveURL(`${site.origin}/projects?status=completed&category=healthcare`);
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(word);
  await expect(page).toHaveURL(
    `${site.origin}/projects?${new URLSearchParams({ status: 'completed', category: 'healthcare', search: word })}`,
  );
  await expectListed(page, found);

  await page.reload();
  await expectListed(page, found);
  await expect(page.getByRole('radio', { name: 'Completed Projects' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Healthcare', pressed: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(word);

  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/projects?status=completed&category=healthcare`);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await expectListed(page, healthcare);
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/projects?status=completed`);
  await expect(page.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await expectListed(page, completed);
});

test('each page of the list has its own URL', async ({ page, request, site }) => {
  const second = await list(request, site.origin, { status: 'ACTIVE', page: '2' });
  expect(second.total_pages).toBeGreaterThan(1);

  await page.goto(`${site.origin}/projects`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${site.origin}/projects?page=2`);
  await expectListed(page, second);
  await page.reload();
  await expectListed(page, second);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.goBack();
  await expect(page.getByText(`Page 1 of ${second.total_pages}`)).toBeVisible();

  await page.goto(`${site.origin}/projects?page=99`);
  await page.getByRole('button', { name: 'Go to the last page' }).click();
  await expect(page).toHaveURL(`${site.origin}/projects?page=${second.total_pages}`);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a shared link leads to the same project', async ({ page, context, request, site }) => {
  const [project] = (await list(request, site.origin, { status: 'ACTIVE' })).data;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.goto(`${site.origin}/projects/${project?.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site.origin}/projects/${project?.id}`);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: project?.title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Programs' }).click();
  await expect(page).toHaveURL(`${site.origin}/projects`);
});

test('the deliveries of a project can be browsed with the keyboard', async ({ page, request, site }) => {
  const { data } = await list(request, site.origin, { status: 'COMPLETED', page_size: '100' });
  const details = await Promise.all(
    data.map(async ({ id }) => {
      const response = await request.get(`${site.origin}/backend/api/project/${id}`);
      return ((await response.json()) as { data: Listed['data'][number] }).data;
    }),
  );
  const project = details.find(({ photos = [] }) => photos.length > 1);
  expect(project).toBeDefined();

  await page.goto(`${site.origin}/projects/${project?.id}`);
  await page.getByRole('tab', { selected: true }).press('ArrowRight');
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Photo 2 of/);
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  const large = page.getByRole('tabpanel').getByRole('img');
  await large.scrollIntoViewIfNeeded();
  await expect
    .poll(() => large.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
});

test('a URL without a project says so, and requests only valid ids', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/backend/api/project/')) asked.push(sent.url());
  });
  await page.goto(`${site.origin}/projects/microscopes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto(`${site.origin}/projects/2147483647`);
  await expect(page.getByRole('alert')).toContainText('This project does not exist.');
  expect(asked).toHaveLength(1);
});

test('filters chosen before the script loads are applied afterwards', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/projects`, { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search' }).fill('desks');
  await page.getByRole('radio', { name: 'Completed Projects' }).check({ force: true });
  await release();
  await expect(page).toHaveURL(`${site.origin}/projects?status=completed&search=desks`);
  await expect(page.getByRole('radio', { name: 'Completed Projects' })).toBeChecked();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('desks');
});

test('a search sent before the script loads keeps the other filters', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/projects?status=completed&category=healthcare`, { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('hospital beds');
  await page.getByRole('radio', { name: 'Active Projects' }).check({ force: true });
  await search.press('Enter');
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ status: 'ACTIVE', search: 'hospital beds', category: 'healthcare' });
  const found = page.getByRole('link', { name: 'Hospital beds for Makeni Riverside Hospital' });
  await expect(found).toBeVisible();
  await release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(search).toHaveValue('hospital beds');
  await expect(found).toBeVisible();
});
