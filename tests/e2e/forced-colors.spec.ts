import type { Locator } from 'playwright/test';
import { expect, test } from './site';

test.use({ contextOptions: { forcedColors: 'active' } });

/** The names of the elements whose border differs from the page's background. */
const markedByBorder = (items: Locator): Promise<string[]> =>
  items.evaluateAll((elements) => {
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    const hasBar = (element: Element) => {
      const style = getComputedStyle(element);
      return (['top', 'right', 'bottom', 'left'] as const).some(
        (side) =>
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          style.getPropertyValue(`border-${side}-color`) !== paper,
      );
    };
    return elements.filter(hasBar).map((element) => element.ariaLabel ?? element.textContent);
  });

for (const width of [375, 1280]) {
  test(`the header marks only the current page, at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.origin}/about`);
    const header = page.getByRole('navigation', { name: 'Main' });
    if (width < 1024) await header.getByRole('button', { name: 'Menu' }).click();
    const entries = header.getByRole('listitem').getByRole('link');
    await expect(entries).toHaveCount(4);
    expect(await markedByBorder(entries)).toEqual(['About']);
  });
}

test('the selected category is distinguishable', async ({ page, site }) => {
  await page.goto(`${site.origin}/projects`);
  const categories = page.getByRole('group', { name: 'Category' });
  const surface = (name: string) =>
    categories
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await categories.getByRole('button', { name: 'Healthcare' }).click();
  await page.mouse.move(0, 0);
  await expect(categories.getByRole('button', { pressed: true })).toHaveText('Healthcare');
  const other = await surface('Education');
  await expect.poll(() => surface('All')).toBe(other);
  await expect.poll(() => surface('Healthcare')).not.toBe(await surface('All'));
});

test('only the selected photo of a delivery is framed', async ({ page, site }) => {
  await page.goto(`${site.origin}/projects/2`);
  const second = page.getByRole('tab', { name: /^Photo 2 of 2/ });
  await second.click();
  const name = await second.getAttribute('aria-label');
  await expect.poll(() => markedByBorder(page.getByRole('tab'))).toEqual([name]);
});
