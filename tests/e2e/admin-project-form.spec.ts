import type { Page } from 'playwright/test';
import { createProject, ensureAdmin, fillInSignIn, picture, signInByCalls } from './admin';
import { expect, test, type Site } from './site';

const RESTORED = 'We restored what you entered earlier.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const choose = (page: Page, option: string) => page.getByRole('radio', { name: option, exact: true }).check();

/** The administrators' list of projects, opened first in the tab. */
async function openList(page: Page, site: Site) {
  await ensureAdmin(page.request, site);
  await page.goto(`${site.origin}/admin/projects`);
  await fillInSignIn(page);
  await expect(heading(page, 'Project Management')).toBeVisible();
}

async function openNewForm(page: Page, site: Site) {
  await openList(page, site);
  await page.getByRole('link', { name: 'New project' }).click();
  await expect(heading(page, 'Create a project')).toBeFocused();
}

async function fillIn(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Eight microscopes for a school of nursing.');
  await page.getByLabel('Goal amount ($)').fill('6400.50');
  await page.getByLabel('End date').fill('2027-06-30');
}

/** Creates a project and returns its id. */
const createBeds = async (page: Page, site: Site, title: string): Promise<number> =>
  createProject(page.request, site, await signInByCalls(page.request, site), { title, summary: 'Beds.' });

/** Expires the token, as the server eventually does. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const userInfo = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as object;
    localStorage.setItem('userInfo', JSON.stringify({ ...userInfo, access_token: 'expired' }));
  });

test('a project with pictures is created, published and updated', async ({ page, site }) => {
  // The server renders three pictures in three widths each, and the page redirects three seconds after that.
  test.setTimeout(60_000);
  await openNewForm(page, site);
  await fillIn(page, 'Microscopes for Ilorin');
  await choose(page, 'Health');
  await choose(page, 'Active');
  await page.getByLabel('Location').fill('Ilorin, Nigeria');
  await page.getByLabel('Goals', { exact: true }).fill('Refurbish eight microscopes');
  await page.getByLabel('Goals', { exact: true }).press('Enter');
  await page.getByLabel('Milestones', { exact: true }).fill('Never pressed Add');
  await page.getByLabel('Cover photo').setInputFiles(await picture('cover.png', '#0e4b3a'));
  await page
    .getByLabel('Media files')
    .setInputFiles([await picture('bench.png', '#a94a22'), await picture('lamp.png', '#1b568f')]);
  await expect(page.getByRole('button', { name: 'Remove lamp.png' })).toBeVisible();
  const response = page.waitForResponse((one) => one.request().method() === 'POST');
  await page.getByRole('button', { name: 'Create project' }).click();
  const { data } = (await (await response).json()) as { data: { id: number } };
  await expect(page.getByText('Project created successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/admin/projects`);
  await expect(page.getByRole('heading', { name: 'Microscopes for Ilorin' })).toBeVisible();

  await page.goto(`${site.origin}/projects/${data.id}`);
  await expect(heading(page, 'Microscopes for Ilorin')).toBeVisible();
  await expect(page.getByText('$6,400.50').first()).toBeVisible();
  await expect(page.getByText('Refurbish eight microscopes')).toBeVisible();
  await expect(page.getByText('Never pressed Add')).toBeVisible();
  const cover = page.locator('main img').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`${site.origin}/admin/projects`);
  await page.goto(`${site.origin}/admin/projects/${data.id}/edit`);
  await expect(page.getByLabel('Title')).toHaveValue('Microscopes for Ilorin');
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeAttached();
  await expect(page.getByLabel('Goal amount ($)')).toHaveValue('6400.50');
  await page.getByLabel('Impact count').fill('80');
  await page.getByLabel('Impact phrase').fill('nurses trained a year');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Project updated successfully!').first()).toBeVisible();

  await page.goto(`${site.origin}/projects/${data.id}`);
  await expect(page.getByText('nurses trained a year')).toBeVisible();
  await expect(page.getByText('Refurbish eight microscopes')).toBeVisible();
});

test('nothing is lost when the token expires during editing', async ({ page, site }) => {
  await openList(page, site);
  const id = await createBeds(page, site, 'Beds for Kisumu');
  await page.reload();
  await page.getByRole('link', { name: 'Edit Beds for Kisumu' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Beds for Kisumu');
  await page.getByLabel('Title').fill('Thirty beds for Kisumu');
  await page.getByLabel('Cover photo').setInputFiles(await picture('cover.png', '#0e4b3a'));
  await expect(page.getByRole('button', { name: 'Remove cover.png' })).toBeVisible();
  await expireToken(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`${site.origin}/admin/login`);

  await fillInSignIn(page);
  await expect(page).toHaveURL(`${site.origin}/admin/projects/${id}/edit`);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Thirty beds for Kisumu');
  await expect(page.getByRole('button', { name: 'Remove cover.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Project updated successfully!').first()).toBeVisible();
  // Back skips the form's earlier history entry from before signing in.
  await expect(page).toHaveURL(`${site.origin}/admin/projects`);
  await expect(page.getByRole('heading', { name: 'Thirty beds for Kisumu' })).toBeVisible();

  const response = await page.request.get(`${site.origin}/backend/api/project/${id}`);
  const { data } = (await response.json()) as {
    data: { title: string; summary: string; cover_image: string };
  };
  expect(data).toMatchObject({ title: 'Thirty beds for Kisumu', summary: 'Beds.' });
  expect(data.cover_image).toMatch(/^\/files\//);
});

test('leaving with unsaved changes asks first: a link, Back, Logout, a reload', async ({ page, site }) => {
  await openNewForm(page, site);
  await page.getByLabel('Title').fill('Microscopes for Jos');
  const isStillThere = async () => {
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(`${site.origin}/admin/projects/create`);
    await expect(page.getByLabel('Title')).toHaveValue('Microscopes for Jos');
  };

  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await isStillThere();
  await expect(page.getByRole('link', { name: 'Back to projects' })).toBeFocused();

  await page.getByRole('button', { name: 'Logout' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await isStillThere();
  // Focus returns after the dialog has closed, and scrolls to the button.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.keyboard.press('Escape');
  await isStillThere();

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await isStillThere();
  await expect(page.getByText(RESTORED)).toBeVisible();

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(`${site.origin}/admin/projects`);
  await page.getByRole('link', { name: 'New project' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText(RESTORED)).toBeHidden();
});

test('signing out in another tab keeps the draft in this one', async ({ page, context, site }) => {
  await openNewForm(page, site);
  await page.getByLabel('Title').fill('Microscopes for Enugu');
  const other = await context.newPage();
  await other.goto(`${site.origin}/admin/projects/create`);
  await expect(other.getByLabel('Title')).toHaveValue('');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(`${site.origin}/admin/login`);

  await expect(page).toHaveURL(`${site.origin}/admin/login`);
  await fillInSignIn(page);
  await expect(page).toHaveURL(`${site.origin}/admin/projects/create`);
  await expect(page.getByLabel('Title')).toHaveValue('Microscopes for Enugu');
});

test('an administrator with a stale form sees what changed and saves again', async ({
  page,
  context,
  site,
}) => {
  await openList(page, site);
  const id = await createBeds(page, site, 'Desks for Gari');
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(`${site.origin}/admin/projects/${id}/edit`);
    await expect(one.getByLabel('Title')).toHaveValue('Desks for Gari');
  }
  await page.getByLabel('Location').fill('Gari, Nigeria');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Project updated successfully!').first()).toBeVisible();
  await other.getByLabel('Title').fill('Forty desks for Gari');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByRole('alert')).toContainText('Theirs: Gari, Nigeria');
  await expect(other.getByLabel('Title')).toHaveValue('Forty desks for Gari');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Project updated successfully!').first()).toBeVisible();

  const response = await page.request.get(`${site.origin}/backend/api/project/${id}`);
  expect(await response.json()).toMatchObject({
    data: { title: 'Forty desks for Gari', location: 'Gari, Nigeria' },
  });
});

test('a project can be created with the keyboard alone', async ({ page, site }) => {
  await openNewForm(page, site);
  const typeInto = async (label: string, text: string) => {
    // Tab passes every control in between.
    for (let tab = 0; tab < 40; tab += 1) {
      await page.keyboard.press('Tab');
      if (
        await page
          .getByLabel(label, { exact: true })
          .evaluate((control) => control === document.activeElement)
      )
        break;
    }
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
  };
  await typeInto('Title', 'Lamps for Yola');
  await typeInto('Description', 'Lamps for the nights.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Health' })).toBeChecked();
  await typeInto('Goal amount ($)', '500');
  await typeInto('End date', '06302027');
  await typeInto('Goals', 'Light');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Goals: items' })).toContainText('Light');
  await page.getByRole('button', { name: 'Create project' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Project created successfully!').first()).toBeVisible();
});
