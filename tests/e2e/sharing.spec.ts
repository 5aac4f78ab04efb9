import type { APIRequestContext, Page } from 'playwright/test';
import { watchProblems } from './browser';
import { expect, test, type Site } from './site';

interface Listed {
  data: { id: number; title: string; summary: string; cover_image: string | null }[];
}

/** A project with a cover: other tests of the same site may have created some without. */
async function projectWithCover(request: APIRequestContext, site: Site) {
  const response = await request.get(`${site.origin}/backend/api/project/?page_size=100`);
  const { data } = (await response.json()) as Listed;
  for (const { cover_image: cover, ...project } of data) if (cover !== null) return { ...project, cover };
  throw new Error('There is no sample project.');
}

const contentOf = (page: Page, property: string) =>
  page
    .locator(`meta[property="${property}"], meta[name="${property}"]`)
    .getAttribute('content', { timeout: 5_000 });

/** Other sites may show the picture beside a shared link. */
const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a project shows its title, summary and picture, as does its link preview', async ({
    page,
    request,
    site,
  }) => {
    const project = await projectWithCover(request, site);
    const address = `${site.origin}/projects/${project.id}`;
    const response = await page.goto(`${address}?utm_source=whatsapp`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
    await expect(page.getByText(project.summary).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Donate', exact: true })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    const picture = page.locator('main img').first();
    await expect(picture).toBeVisible();
    const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);
    await expect(page.getByRole('link', { name: 'Projects' }).first()).toBeVisible();

    await expect(page).toHaveTitle(`${project.title} | Kitbridge`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect(await contentOf(page, 'og:url')).toBe(address);
    expect(await contentOf(page, 'og:title')).toContain(project.title);
    expect(project.summary).toContain((await contentOf(page, 'description'))?.replace(/…$/, '').trim());
    const cover = await request.get((await contentOf(page, 'og:image')) ?? '');
    expect(cover.headers()).toMatchObject({ 'content-type': 'image/jpeg', ...SHOWN_ELSEWHERE });
  });

  for (const path of ['/', '/donate', '/projects', '/about']) {
    test(`${path} has a link preview`, async ({ page, request, site }) => {
      await page.goto(`${site.origin}${path}?utm_source=whatsapp`);
      const title = await page.title();
      expect(title).toContain('Kitbridge');
      expect(await contentOf(page, 'og:title')).toBe(title);
      expect((await contentOf(page, 'description'))?.length).toBeGreaterThan(50);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.origin + path);
      expect(await contentOf(page, 'og:url')).toBe(site.origin + path);
      const picture = await request.get((await contentOf(page, 'og:image')) ?? '');
      expect(picture.headers()).toMatchObject({ 'content-type': 'image/png', ...SHOWN_ELSEWHERE });
    });
  }
});

for (const path of ['/no/such/page', '/projects/4711', '/projects/nothing', '/admin/no/such/page']) {
  test(`${path} is a readable 404 page`, async ({ page, site }) => {
    const problems = watchProblems(page);
    const response = await page.goto(site.origin + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|no such|could not be found/i);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });
}

test('the app hydrates a project’s page and title', async ({ page, request, site }) => {
  const problems = watchProblems(page);
  const project = await projectWithCover(request, site);
  const address = `${site.origin}/projects/${project.id}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
  await expect(page).toHaveTitle(`${project.title} | Kitbridge`);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);

  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveTitle('About us | Kitbridge');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.origin}/about`);
  expect(problems).toEqual([]);
});

test('search engines get the organisation and every page', async ({ page, request, site }) => {
  const project = await projectWithCover(request, site);
  const robots = await (await request.get(`${site.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const sitemap = await (await request.get(`${site.origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${site.origin}/projects/${project.id}`);
  for (const url of addresses) await expect(await request.get(url), url).toBeOK();

  const problems = watchProblems(page);
  await page.goto(site.origin);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'NGO', name: 'Kitbridge', url: `${site.origin}/` });
  expect(problems).toEqual([]);
});
