import { MARKS, MODULES, scripts, textOf, watchScripts } from './adminCode';
import { expect, test } from './site';

/** In addition to the prerendered pages, whose scripts are watched where they are hydrated. */
const PUBLIC = [
  '/projects',
  '/projects/1',
  '/thankyou',
  '/monthly-gift/12.signature',
  '/gift/12.signature',
  '/unsubscribe/12.signature',
  '/volunteer/thank-you',
  '/no/such/page',
];

test('the admin area has its own scripts', () => {
  for (const name of MODULES)
    expect(
      scripts().filter((file) => file.startsWith(`${name}-`)),
      name,
    ).toHaveLength(1);
  for (const mark of MARKS)
    expect(
      scripts().filter((file) => textOf(file).includes(mark)),
      mark,
    ).not.toEqual([]);
});

for (const address of PUBLIC)
  test(`${address} loads no code of the admin area`, async ({ page, site }) => {
    const { loaded, ofAdministration } = watchScripts(page);
    await page.goto(site.origin + address);
    await page.waitForLoadState('networkidle');
    expect(loaded.length).toBeGreaterThan(0);
    expect(ofAdministration()).toEqual([]);
  });
