import type { APIRequestContext, Page } from 'playwright/test';
import { communityProjects } from '../../server/sample-data/projects/community.ts';
import { educationProjects } from '../../server/sample-data/projects/education.ts';
import { healthcareProjects } from '../../server/sample-data/projects/healthcare.ts';
import { createProject, signInByCalls } from './admin';
import { holdScripts, watchConsole, watchShifts } from './browser';
import { expect, test, waitForData, type Site } from './site';

interface Listed {
  data: {
    id: number;
    title: string;
    summary: string;
    cover_image: string | null;
  }[];
}

async function projects(request: APIRequestContext, { origin }: Site): Promise<Listed['data']> {
  const response = await request.get(`${origin}/backend/api/project/?page_size=100`);
  return ((await response.json()) as Listed).data;
}

async function projectWithCover(request: APIRequestContext, site: Site) {
  const project = (await projects(request, site)).find(({ cover_image: cover }) => cover !== null);
  if (!project) throw new Error('There is no sample project with a cover.');
  return project;
}

/** Records layout shifts and spinners from now on. */
async function watchScreen(page: Page) {
  const shifts = await watchShifts(page);
  await page.addInitScript(() => {
    const seen = globalThis as { spinners?: string[] };
    seen.spinners = [];
    new MutationObserver(() => {
      const text = /Loading (page|project)\b/.exec(document.body?.textContent ?? '')?.[0];
      if (text !== undefined) seen.spinners?.push(text);
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => ({
    shift: await shifts(),
    spinners: await page.evaluate(() => (globalThis as { spinners?: string[] }).spinners),
  });
}

/** Remembers the server's nodes, to check whether they are still on the screen. */
const markNodes = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    for (const node of document.querySelectorAll(wanted)) Object.assign(node, { isServers: true });
  }, selector);
/** The app removes the responses once it has started from them. */
const waitForHydration = (page: Page) =>
  expect(page.locator('script[data-embedded-response]')).toHaveCount(0);
/** The calls for projects from now on. */
function projectCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname.startsWith('/backend/api/project/')) asked.push(pathname + search);
  });
  return asked;
}
const isServers = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => 'isServers' in node);

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a project is visible before its script loads, and is hydrated unchanged', async ({
      page,
      request,
      site,
    }) => {
      const project = await projectWithCover(request, site);
      await waitForData(request, site, `/projects/${project.id}`);
      const problems = watchConsole(page);
      const seen = await watchScreen(page);
      const covers: string[] = [];
      page.on('request', (sent) => {
        if (sent.url().includes(project.cover_image ?? '')) covers.push(sent.url());
      });
      const asked = projectCalls(page);
      const release = await holdScripts(page);
      await page.goto(`${site.origin}/projects/${project.id}`, {
        waitUntil: 'commit',
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
      await expect(page.getByText(project.summary).first()).toBeVisible();
      const cover = page.locator('main img').first();
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByRole('heading', { name: 'Funding Progress' })).toBeVisible();
      await expect(
        page.getByRole('region', {
          name: /Other projects|What is needed next/,
        }),
      ).toBeAttached();
      await markNodes(page, 'h1, main img, footer');

      await release();
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await isServers(page, 'h1')).toBe(true);
      expect(await isServers(page, 'footer')).toBe(true);
      expect(await isServers(page, 'main article > div:first-child img')).toBe(true);
      expect(covers).toHaveLength(1);
      const { shift, spinners } = await seen();
      expect(shift).toBeLessThan(0.01);
      expect(spinners).toEqual([]);
      expect(problems).toEqual([]);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page).toHaveTitle(`${project.title} | Kitbridge`);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('meta[property="og:description"]')).toHaveCount(1);
    });

    test('a list of projects is visible before its script loads, and is hydrated unchanged', async ({
      page,
      request,
      site,
    }) => {
      const path = '/projects?status=completed&utm_source=mail';
      await waitForData(request, site, path);
      const asked = projectCalls(page);
      const problems = watchConsole(page);
      const seen = await watchScreen(page);
      const release = await holdScripts(page);
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Completed Projects' })).toBeChecked();
      await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
      await markNodes(page, 'h1, h3, footer');

      await release();
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await isServers(page, 'h3 >> nth=-1')).toBe(true);
      expect(await isServers(page, 'h1')).toBe(true);
      expect(await isServers(page, 'footer')).toBe(true);
      const { shift, spinners } = await seen();
      expect(shift).toBeLessThan(0.01);
      expect(spinners).toEqual([]);
      expect(problems).toEqual([]);
    });
  });
}

const published = [...communityProjects, ...educationProjects, ...healthcareProjects].filter(
  ({ status }) => status !== 'DRAFT',
);

test('the server lists every published sample project', async ({ request, site }) => {
  expect(published.length).toBeGreaterThan(3);
  const titles = (await projects(request, site)).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(published.map(({ title }) => title)));
});

for (const { title } of published) {
  test(`the server renders "${title}" as the app does`, async ({ page, request, site }) => {
    const project = (await projects(request, site)).find((one) => one.title === title);
    const problems = watchConsole(page);
    await page.goto(`${site.origin}/projects/${project?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { name: 'Funding Progress' })).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    // React reports when the HTML differs from what it would have rendered.
    await waitForHydration(page);
    expect(problems).toEqual([]);
  });
}

test('a project with unusual text and no cover is hydrated unchanged', async ({ page, request, site }) => {
  const title =
    '</script><script>harmed = 1</script><img src=x onerror="harmed = 1"> {route} $& <!--embedded-response--> & ميكروسكوبات';
  const summary = `${title}\r\n\r\n${'W'.repeat(300)}\n</p></noscript>`;
  const words = {
    title,
    summary,
    category: 'clean water',
    location: '<b>Ho</b>',
    status: 'COMPLETED',
  };
  const id = await createProject(request, site, await signInByCalls(request, site), words);
  await waitForData(request, site, `/projects/${id}`);
  const problems = watchConsole(page);
  const seen = await watchScreen(page);
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/projects/${id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const expectWords = async () => {
    const paragraph = page.locator('main p', { hasText: 'W'.repeat(300) });
    await expect(paragraph).toHaveText(summary.replaceAll(/\s+/g, ' '));
    await expect(page.getByText('<b>Ho</b> · End date: Jun 30, 2027', { exact: true })).toBeVisible();
    await expect(page.getByText('Clean water').first()).toBeVisible();
  };
  await expectWords();
  await expect(page).toHaveTitle(`${title} | Kitbridge`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', `${title} | Kitbridge`);
  // A long title is smaller from the start.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px');
  await markNodes(page, 'h1');
  await release();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await isServers(page, 'h1')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectWords();
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  const { shift, spinners } = await seen();
  expect(shift).toBeLessThan(0.01);
  expect(spinners).toEqual([]);
  expect(await page.evaluate(() => 'harmed' in globalThis)).toBe(false);
  expect(problems).toEqual([]);
});

test('the home page shows deliveries before its script runs, and does not request them again', async ({
  page,
  request,
  site,
}) => {
  await waitForData(request, site, '/');
  const problems = watchConsole(page);
  const asked = projectCalls(page);
  const release = await holdScripts(page);
  await page.goto(site.origin, { waitUntil: 'commit' });
  const delivered = page.getByRole('region', { name: 'Just delivered' });
  await expect(delivered.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Nearly there' }).getByRole('progressbar')).toHaveCount(3);
  await markNodes(page, 'article');
  await release();
  await page.waitForLoadState('networkidle');
  const areServers = await page
    .locator('article')
    .evaluateAll((nodes) => nodes.every((node) => 'isServers' in node));
  expect(areServers).toBe(true);
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

test('a cover that cannot be loaded is replaced by the woven band', async ({ page, request, site }) => {
  const project = await projectWithCover(request, site);
  await page.route('**/backend/files/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.origin}/projects/${project.id}`);
  await expect(page.getByRole('heading', { name: 'Funding Progress' })).toBeVisible();
  await expect(page.locator(`main img[src*="${project.cover_image}"]`)).toHaveCount(0);
});

test('the page of an unknown project keeps its title', async ({ page, site }) => {
  for (const path of ['/projects/9999', '/projects/x']) {
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
    await expect(page).toHaveTitle('Project not found | Kitbridge');
  }
});

test('the browser goes back to a list that came with the document', async ({ page, request, site }) => {
  await waitForData(request, site, '/projects?page=2');
  const problems = watchConsole(page);
  await page.goto(`${site.origin}/projects?page=2`);
  await waitForHydration(page);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  const asked = projectCalls(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.locator('main h3 a').first().click();
  await expect(page.getByRole('heading', { name: 'Funding Progress' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.locator('main h3').first()).toBeVisible();
  await expect.poll(() => asked.filter((call) => call.includes('page=2')).length).toBe(1);
  expect(problems).toEqual([]);
});

test('Back before the script has loaded shows the list of its own address', async ({
  page,
  request,
  site,
}) => {
  await waitForData(request, site, '/projects?page=2');
  const problems = watchConsole(page);
  await page.goto(`${site.origin}/projects`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await release();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a URL in different case shows the page immediately', async ({ page, site }) => {
  const problems = watchConsole(page);
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/About`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markNodes(page, 'h1');
  await release();
  await page.waitForLoadState('networkidle');
  expect(await isServers(page, 'h1')).toBe(true);
  expect(problems).toEqual([]);
});
