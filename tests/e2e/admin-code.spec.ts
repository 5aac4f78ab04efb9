import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './site';

const ASSETS = 'build/client/assets';

/** Modules that only an administrator's browser may load; each is the name of its script. */
const MODULES = [
  'Administration',
  ...readdirSync('src/app/pages/admin')
    .filter((file) => /^\w+\.tsx$/.test(file))
    .map((file) => path.parse(file).name),
];

/** Words that appear only in administrators' code, whatever its script is called. */
const MARKS = ['/api/auth/register', '/api/donation/exchange_rate/update', 'Subscription Management'];

const PUBLIC = [
  '/',
  '/about',
  '/mission',
  '/projects',
  '/projects/1',
  '/donate',
  '/thankyou',
  '/contact',
  '/volunteer',
  '/volunteer/thank-you',
  '/terms',
  '/privacy',
  '/no/such/page',
];

const scripts = () => readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
const textOf = (file: string) => readFileSync(path.join(ASSETS, file), 'utf8');

test('the administration has its own scripts', () => {
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
  test(`${address} loads no code of the administration`, async ({ page, site }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) loaded.push(path.posix.basename(pathname));
    });
    await page.goto(site.origin + address);
    await page.waitForLoadState('networkidle');
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((file) => MODULES.some((name) => file.startsWith(`${name}-`)))).toEqual([]);
    expect(loaded.filter((file) => MARKS.some((mark) => textOf(file).includes(mark)))).toEqual([]);
  });
