import { watchProblems } from './browser';
import { expect, test } from './site';

test('a changed private link says so, in this page and not on the 404 page', async ({ page, site }) => {
  const problems = watchProblems(page);
  const response = await page.goto(`${site.origin}/monthly-gift/12.changed`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Your monthly gift | Kitbridge');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link does not lead to a monthly gift',
  );
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});
