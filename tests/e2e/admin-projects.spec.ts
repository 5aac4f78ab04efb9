import type { APIRequestContext, Page } from 'playwright/test';
import { bearer, createProject, fillInSignIn, picture, signIn, type UserInfo } from './admin';
import { watchProblems } from './browser';
import { expect, test, type Site } from './site';

interface Row {
  id: number;
  title: string;
}

/** The fields of a donation that survive its project. */
interface Gift {
  id: number;
  project_title: string | null;
  status: string;
  [field: string]: unknown;
}

/** Makes an administrator's calls without the browser. */
class Backend {
  private readonly request: APIRequestContext;
  private readonly site: Site;
  private readonly userInfo: UserInfo;

  constructor(request: APIRequestContext, site: Site, userInfo: UserInfo) {
    this.request = request;
    this.site = site;
    this.userInfo = userInfo;
  }

  createProject(title: string): Promise<number> {
    return createProject(this.request, this.site, this.userInfo, { title });
  }

  async list<T>(path: string, params: Record<string, string>): Promise<T[]> {
    const response = await this.request.get(`${this.site.origin}/backend/api/${path}`, {
      headers: bearer(this.userInfo),
      params,
    });
    return ((await response.json()) as { data: T[] }).data;
  }
}

/** Signs in, and also makes calls as the administrator. */
const start = async (page: Page, site: Site) => new Backend(page.request, site, await signIn(page, site));

// On a site of its own, because other tests expect all sample projects.
test('a project is found and deleted, and its donations are unchanged', async ({ page, ownSite }) => {
  const backend = await start(page, ownSite);
  const problems = watchProblems(page);
  const gifts = await backend.list<Gift>('donation/donations', { status: 'completed', page_size: '100' });
  const title = gifts.find(({ project_title: named }) => named !== null)?.project_title ?? '';
  expect(title).not.toBe('');
  const giftsBefore = gifts.filter(({ project_title: named }) => named === title);
  const [project] = await backend.list<Row>('project/', { search: title });
  expect(project?.title).toBe(title);

  await page.goto(`${ownSite.origin}/admin/projects`);
  const total = page.getByRole('definition').first();
  await expect(total).toHaveText(/^\d+$/);
  const before = Number(await total.textContent());
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  await expect(page).toHaveURL(`${ownSite.origin}/admin/projects?${new URLSearchParams({ search: title })}`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([title]);

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete project' });
  await expect(question).toContainText(
    `Are you sure you want to delete the project "${title}"? This action cannot be undone.`,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeFocused();

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('Project deleted successfully!').first()).toBeVisible();
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'All projects' })).toBeFocused();
  await expect(total).toHaveText(String(before - 1));
  expect(problems).toEqual([]);

  const gone = await page.goto(`${ownSite.origin}/projects/${project?.id}`);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText('This project does not exist.');
  const giftsAfter = await backend.list<Gift>('donation/donations', { search: title, page_size: '100' });
  expect(giftsAfter.filter(({ status }) => status === 'completed')).toEqual(giftsBefore);
});

test('hostile titles are shown as text in the list and the dialog', async ({ page, site }) => {
  const backend = await start(page, site);
  const titles = [
    '<script>globalThis.harmed = true</script><img src=x onerror="harmed = true">',
    'ميكروسكوبات لمختبر كانو',
    '👩🏾‍🔬🔬🇳🇬',
    'W'.repeat(199),
  ];
  // The mark at the start would reverse all text after it on the page; the server removes it.
  for (const title of titles) await backend.createProject(`\u202E${title}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.origin}/admin/projects`);
  await expect(page.getByRole('heading', { level: 3, name: titles[0] ?? '' })).toBeVisible();
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(sideways).toBe(0);
  for (const title of titles) {
    await page.getByRole('button', { name: `Delete ${title.trim()}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete project' });
    await expect(question).toContainText(`delete the project "${title}"? This action cannot be undone.`);
    await question.getByRole('button', { name: 'Delete project' }).click();
    await expect(question).toBeHidden();
  }
  expect(await page.evaluate(() => 'harmed' in globalThis)).toBe(false);
});

async function fillIn(page: Page) {
  await page.getByRole('button', { name: 'Add Proof' }).click();
  await page.getByLabel('Recipient institution').fill('Ìbàdàn Teaching Laboratory');
  await page.getByLabel('Delivery date').fill('2026-11-02');
  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles([await picture('bench.png', '#8a4b2a'), await picture('lamp.png', '#0e4b3a')]);
  await expect(page.getByRole('button', { name: 'Remove lamp.png' })).toBeVisible();
}

test('proofs are added after an expired session, shown publicly, and deleted', async ({ page, site }) => {
  const backend = await start(page, site);
  const id = await backend.createProject('Microscopes for Ìbàdàn');
  const address = `${site.origin}/projects/proof/${id}`;

  await page.goto(address);
  await expect(page.getByText('No proofs yet')).toBeVisible();
  await fillIn(page);
  await page.evaluate((token) => {
    localStorage.setItem('userInfo', JSON.stringify({ access_token: token }));
  }, 'a token that the server does not know');
  await page.getByRole('button', { name: 'Add proof', exact: true }).click();

  await expect(page).toHaveURL(`${site.origin}/admin/login`);
  await fillInSignIn(page);
  await expect(page).toHaveURL(address);
  const form = page.getByRole('dialog', { name: 'Add Proof' });
  await expect(form.getByLabel('Recipient institution')).toHaveValue('Ìbàdàn Teaching Laboratory');
  await expect(form.getByLabel('Delivery date')).toHaveValue('2026-11-02');
  await expect(form.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  const problems = watchProblems(page);
  await form.getByRole('button', { name: 'Add proof' }).click();
  await expect(page.getByText('2 proofs added').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '2 proofs' })).toBeVisible();
  await expect(form).toBeHidden();
  expect(problems).toEqual([]);

  await page.goto(`${site.origin}/projects/${id}`);
  const thumbnails = page.getByRole('tab', { name: /Ìbàdàn Teaching Laboratory, Nov 02, 2026$/ });
  await expect(thumbnails).toHaveCount(2);
  const large = page.getByRole('tabpanel').getByRole('img');
  await large.scrollIntoViewIfNeeded();
  await expect
    .poll(() => large.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);

  await page.goto(address);
  await page
    .getByRole('button', { name: /^Delete Ìbàdàn/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete proof' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1 proof' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: '1 proof' })).toBeVisible();
  await page.goto(`${site.origin}/projects/${id}`);
  await expect(page.getByText('Ìbàdàn Teaching Laboratory')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
