import { expect, test } from './site';

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

test('pages look the same with their own styles as with the whole stylesheet', async ({
  page,
  request,
  site,
}) => {
  test.slow();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.fallback() : route.abort(),
  );
  for (const path of PATHS) {
    await page.goto(site.origin + path, { waitUntil: 'load' });
    const address = await page.locator('script[data-styles]').getAttribute('data-styles');
    const stylesheet = await (await request.get(`${site.origin}${address}`)).text();
    expect(await page.evaluate(findChanged, 'p { color: red }')).not.toEqual([]);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findChanged, stylesheet), `${path} at ${width} px`).toEqual([]);
    }
  }
});
