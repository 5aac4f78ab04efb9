import type { APIRequestContext, Page } from 'playwright/test';
import { holdScripts } from './browser';
import { expect, test, type Site } from './site';

const PATHS = [
  '/',
  '/donate',
  '/projects',
  '/projects/1',
  '/about',
  '/mission',
  '/contact',
  '/volunteer',
  '/terms',
  '/privacy',
  '/no-such-page',
  '/thankyou?drawn=1',
];

/** Runs in the page: the elements that another stylesheet changes, and how. */
function findChanged(stylesheet: string): string[] {
  const elements = [...document.querySelectorAll('body *')].map((element) => ({
    element,
    style: getComputedStyle(element),
  }));
  const colours = ['color', 'background-color', 'border-color', 'fill', 'stroke', 'opacity', 'visibility'];
  const shapes = [
    'border-width',
    'border-radius',
    'box-shadow',
    'font',
    'outline',
    'text-decoration',
    'z-index',
  ];
  const read = () =>
    elements.map(({ element, style }) => {
      const box = Object.values(element.getBoundingClientRect().toJSON() as object).join(' ');
      return [box, ...[...colours, ...shapes].map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
  const before = read();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesheet);
  document.adoptedStyleSheets = [sheet];
  const after = read();
  document.adoptedStyleSheets = [];
  return elements.flatMap(({ element }, index) => {
    const changed = after[index]?.filter((text, which) => text !== before[index]?.[which]) ?? [];
    return changed.length === 0 ? [] : [`${element.outerHTML.slice(0, 100)} ${changed.join('; ')}`];
  });
}

/** Asserts that the page has all its styles: the whole stylesheet changes nothing. */
async function expectComplete(page: Page, stylesheet: string): Promise<void> {
  expect(await page.evaluate(findChanged, 'p { color: red }')).not.toEqual([]);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findChanged, stylesheet), `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** The whole stylesheet, from the address in the page. */
async function wholeStylesheet(page: Page, request: APIRequestContext, { origin }: Site): Promise<string> {
  const address = await page.locator('script[data-styles]').getAttribute('data-styles');
  return (await request.get(`${origin}${address}`)).text();
}

test.describe('with nothing but its HTML', () => {
  test.beforeEach(({ page }) =>
    page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.fallback() : route.abort(),
    ),
  );

  for (const path of PATHS) {
    test(`${path} looks the same as with the whole stylesheet`, async ({ page, request, site }) => {
      await page.goto(site.origin + path, { waitUntil: 'load' });
      await expectComplete(page, await wholeStylesheet(page, request, site));
    });
  }

  test('a form shown again with its messages looks the same, too', async ({ page, request, site }) => {
    await page.goto(`${site.origin}/donate`, { waitUntil: 'load' });
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectComplete(page, await wholeStylesheet(page, request, site));
  });
});

test('what a page shows later has its styles, too', async ({ page, request, site }) => {
  await page.route('**/assets/public-*.css', (route) => route.abort());
  await page.goto(`${site.origin}/contact`);
  const stylesheet = await wholeStylesheet(page, request, site);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  // The inline message, and the toast, whose script has just been loaded.
  await expect(page.getByText('Please enter your email address.')).toHaveCount(2);
  await page.getByRole('group').first().click();
  await expectComplete(page, stylesheet);
});

test('a page that is reached by a link has its styles, even after their first request has failed', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${site.origin}/about`);
  const stylesheet = await wholeStylesheet(page, request, site);
  await page.route('**/assets/public-*.css', (route) => route.abort());
  await page.getByRole('link', { name: 'Contact form and FAQ' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expectComplete(page, stylesheet);
});

test('a page that Back shows before the script has loaded has its styles', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${site.origin}/contact`);
  const stylesheet = await wholeStylesheet(page, request, site);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const about = page.getByRole('heading', { level: 1, name: 'Good equipment should not sit idle' });
  await expect(about).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(about).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expectComplete(page, stylesheet);
});

/** For each stylesheet that was loaded after the page, whether it applies. */
const loadedStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href !== null)
      .map(({ media }) => matchMedia(media.mediaText).matches),
  );

test('prefetched styles do not restyle the page that is open', async ({ page, site }) => {
  await page.goto(`${site.origin}/about`);
  await expect.poll(() => loadedStyles(page)).toEqual([false]);
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  expect(await loadedStyles(page)).toEqual([true]);
});

test('the donation page needs no other styles than the page before it', async ({ page, request, site }) => {
  await page.route('**/assets/public-*.css', (route) => route.abort());
  await page.goto(`${site.origin}/about`);
  const stylesheet = await wholeStylesheet(page, request, site);
  await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Give Hope' })).toBeVisible();
  await expectComplete(page, stylesheet);
});

test('the admin area has all its styles in its HTML', async ({ page, site }) => {
  const stylesheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') stylesheets.push(request.url());
  });
  await page.goto(`${site.origin}/admin/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS(
    'background-color',
    'rgb(14, 75, 58)',
  );
  await page.getByRole('link', { name: 'Kitbridge' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Put good equipment back to work' }),
  ).toBeVisible();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Donate Now' })).toHaveCSS('font-weight', '650');
  expect(stylesheets).toEqual([]);
});
