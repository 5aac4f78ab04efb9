import { fillInSignIn, signInByCalls } from './admin';
import { watchConsole } from './browser';
import { expect, test } from './site';

test('a link leads from the admin area to the public site, and Back returns', async ({ page, site }) => {
  const problems = watchConsole(page);
  await page.goto(`${site.origin}/admin/login`);
  const signIn = page.getByRole('heading', { level: 1, name: 'Sign in' });
  await expect(signIn).toBeVisible();
  await page.getByRole('link', { name: 'Kitbridge' }).click();
  await expect(page.getByRole('link', { name: 'Join Our Mission' })).toBeVisible();
  await page.goBack();
  await expect(signIn).toBeVisible();
  expect(problems).toEqual([]);
});

test('a sign-in that expired on the public site leads back there', async ({ page, request, site }) => {
  const userInfo = await signInByCalls(request, site);
  await page.goto(`${site.origin}/about`);
  await page.evaluate(
    (text) => localStorage.setItem('userInfo', text),
    JSON.stringify({ ...userInfo, access_token: 'expired' }),
  );
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await fillInSignIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /projects/i })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/projects');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /projects/i })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/projects');
});
