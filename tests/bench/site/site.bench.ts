import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs';
import { BUDGETS, ROUTES, WITH_CARD, type Result, type Route } from './budgets.ts';
import { pressAtOnce } from './earlyPress.ts';
import { startFilledSite, type FilledSite } from './filledSite.ts';
import { createClient, LISTS, residentMemory } from './load.ts';
import { rowOf, writeReport } from './report.ts';
import { scriptFreeCopy } from './scriptFreeCopy.ts';
import { startSiteProxy, type SiteProxy } from './siteProxy.ts';
import { startSlowLink, type SlowLink } from './slowLink.ts';
import { FOURTH_GENERATION, measure, SLOW, type Measured, type Visit } from './visit.ts';

const GIFTS = 1_000_000;
const RUNS = 5;
/** The admin area's times vary more. */
const ADMIN_RUNS = 11;
const MINIMAL = '/minimal';

/** Keeps V8 from parsing React a second time to locate its errors, which it does under a debugger such as Playwright but not for visitors. */
const WITHOUT_SECOND_PARSE = '--js-flags=--no-enable-lazy-source-positions';

let site: FilledSite;
let proxy: SiteProxy;
let link: SlowLink;
let browser: Browser;

/** Builds the smallest page that React renders in the browser. */
async function addMinimalPage(): Promise<void> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'minimal-'));
  const root = path.join(import.meta.dirname, 'minimal');
  // Otherwise Vite would use React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    configFile: false,
    root,
    base: '/minimal-files/',
    logLevel: 'warn',
    build: { outDir, manifest: true },
  });
  vi.unstubAllEnvs();
  const manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  proxy.add(MINIMAL, 'text/html; charset=utf-8', await readFile(path.join(outDir, 'index.html')));
  for (const { file } of Object.values(manifest))
    proxy.add(`/minimal-files/${file}`, 'text/javascript', await readFile(path.join(outDir, file)));
  await rm(outDir, { recursive: true });
}

const profileOf = (isAdmin = false) => ({
  profile: isAdmin ? FOURTH_GENERATION : SLOW,
  isDesktop: isAdmin,
});

const settingsOf = ({ isAdmin, usableSelector }: Route) => ({
  ...profileOf(isAdmin),
  usableSelector,
  storage: isAdmin ? { userInfo: site.userInfo } : {},
});

/** Adds the page without JavaScript to what the proxy has. */
async function addCopy(route: Route): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, settingsOf(route).storage);
  await page.goto(site.origin + route.path);
  await page.locator(route.usableSelector).first().waitFor();
  await page.waitForLoadState('networkidle');
  proxy.add(`/copy${route.path}`, 'text/html; charset=utf-8', await scriptFreeCopy(page));
  await context.close();
}

beforeAll(async () => {
  site = await startFilledSite(GIFTS);
  proxy = await startSiteProxy(site.origin);
  link = await startSlowLink(proxy.port);
  const { args = [], ...options } = chromiumLaunchOptions();
  browser = await chromium.launch({
    ...options,
    args: [...args, proxy.chromiumArgument, WITHOUT_SECOND_PARSE],
  });
  await addMinimalPage();
  for (const route of ROUTES) await addCopy(route);
}, 600_000);

afterAll(async () => {
  // First, because it would be left running if the browser had not started.
  await site.close();
  link.close();
  proxy.close();
  await browser.close();
});

/** The key of the minimal page's visits in the profile of public pages, or of the admin area. */
const minimalOf = (isAdmin = false) => (isAdmin ? `${MINIMAL} of the admin area` : MINIMAL);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The visit with the median of each number. */
function medianVisit(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('There were no visits.');
  const names = Object.keys(first) as (keyof Visit)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name]))]),
  ) as unknown as Visit;
}

it('pages keep their budgets', async () => {
  const samples = new Map<string, Measured[]>();
  const add = async (key: string, page: string, settings: Parameters<typeof measure>[3]) =>
    samples.set(key, [...(samples.get(key) ?? []), await measure(browser, link, page, settings)]);
  // Interleaved, so that changes on the machine affect all of them equally.
  for (let run = 0; run < ADMIN_RUNS; run += 1) {
    const isDue = (isAdmin = false) => isAdmin || run < RUNS;
    for (const isAdmin of [false, true].filter(isDue))
      await add(minimalOf(isAdmin), MINIMAL, { ...profileOf(isAdmin), usableSelector: 'h1' });
    for (const route of ROUTES.filter(({ isAdmin }) => isDue(isAdmin))) {
      const settings = settingsOf(route);
      await add(`copy ${route.path}`, `/copy${route.path}`, settings);
      await add(route.path, route.path, { ...settings, step: route.step });
    }
  }
  const visitsOf = (key: string) => medianVisit((samples.get(key) ?? []).map(({ first }) => first));
  const results = ROUTES.map((route): [Route, Result] => {
    const measured = samples.get(route.path) ?? [];
    const steps = measured.flatMap(({ stepMs }) => stepMs ?? []);
    return [
      route,
      {
        first: visitsOf(route.path),
        second: medianVisit(measured.map(({ second }) => second)),
        stepMs: steps.length > 0 ? median(steps) : null,
        copy: visitsOf(`copy ${route.path}`),
      },
    ];
  });
  const checked = BUDGETS.flatMap(({ name, limit, of, paths }) =>
    results
      .filter(([route]) => paths?.includes(route.path) ?? true)
      .map(([{ path: page, isAdmin }, result]) => {
        const value = of(result, visitsOf(minimalOf(isAdmin)));
        return { name, limit, path: page, value };
      }),
  );
  await writeReport(
    results.map(([route, result]) => rowOf(`\`${route.path}\``, result)),
    checked,
    [visitsOf(minimalOf()), visitsOf(minimalOf(true))],
    { runs: RUNS, adminRuns: ADMIN_RUNS },
  );
  expect(checked.filter(({ value, limit }) => !(value <= limit))).toEqual([]);
}, 1_800_000);

const EARLY_MS = 100;

it.each(WITH_CARD)(
  'a press on the button of %s in the first 100 ms after its paint is not lost',
  async (address) => {
    const route = ROUTES.find((each) => each.path === address);
    expect.assert(route);
    const { pressedAfterMs, scripts, heading } = await pressAtOnce(browser, link, address, settingsOf(route));
    console.log(`${address}: pressed ${pressedAfterMs.toFixed(0)} ms after its paint`);
    expect(pressedAfterMs).toBeLessThanOrEqual(EARLY_MS);
    expect(scripts).toBe(0);
    expect(heading).toBe('Pay for your gift');
  },
  120_000,
);

const LIST_LIMIT_MS = 400;
const ROUNDS = 20;

it.each(LISTS)(`%s responds in time with ${GIFTS} donations`, async (address) => {
  const { request } = createClient(site);
  await request(address);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await request(address));
  const slowest = times.toSorted((a, b) => a - b)[Math.ceil(ROUNDS * 0.95) - 1] ?? Number.NaN;
  console.log(`${address}: median ${median(times).toFixed(0)} ms, 95th percentile ${slowest.toFixed(0)} ms`);
  expect(slowest).toBeLessThanOrEqual(LIST_LIMIT_MS);
});

const MEMORY_LIMIT_MB = 250;

it('memory stays within its limit, and stops growing', async () => {
  const { requestMany } = createClient(site);
  await requestMany(10_000);
  const early = residentMemory(site);
  await requestMany(40_000);
  const late = residentMemory(site);
  console.log(
    `Resident memory: ${early.toFixed(0)} MB after 10,000 requests, ${late.toFixed(0)} MB after 50,000`,
  );
  expect(early).toBeLessThanOrEqual(MEMORY_LIMIT_MB);
  // Allows a tenth for what has not been garbage-collected yet.
  expect(late).toBeLessThanOrEqual(early * 1.1);
}, 900_000);
