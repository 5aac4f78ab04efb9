import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { engines } from '../../server/testing/testDatabase.ts';
import { LARGE, median, openSite, SMALL, type Site } from './sites.ts';

const SITE_DIRECTORY = fileURLToPath(new URL('../../build/client', import.meta.url));
const WARM_UPS = 2;
const ROUNDS = 7;

/** What a person does at a list of so many rows, and what then stands on the page that did not stand there before. */
interface Deed {
  name: string;
  /** Where the person is. */
  path: (rows: number) => string;
  act: (page: Page) => Promise<unknown>;
  shows: (rows: number) => string;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const search = (text: string) => (page: Page) => page.getByRole('searchbox', { name: 'Search' }).fill(text);
const choose = (filter: string, option: string) => (page: Page) =>
  page.getByRole('combobox', { name: filter }).selectOption(option);

const at = (path: string) => () => path;
const gift = (number: number) => `donor${number}@donors.example`;
const reader = (number: number) => `reader${number}@news.example`;
const volunteer = (number: number) => `volunteer${number}@volunteers.example`;
const project = (number: number) => `Project ${number} for`;

const GIFTS = '/admin/donations';
const READERS = '/admin/subscriptions';
const VOLUNTEERS = '/admin/volunteers';
const PROJECTS = '/projects';

/**
 * The rows are those of `fill`: the last one is the newest; every fourth gift is pending, every tenth of an Ngozi, every
 * fifth volunteer is one; every second project is active, every fifth is for Kano.
 */
const DEEDS: readonly Deed[] = (
  [
    ['donations, next page', at(GIFTS), next, (rows) => gift(rows - 10)],
    [
      'donations, next page, in the middle',
      (rows) => `${GIFTS}?page=${rows / 20}`,
      next,
      (rows) => gift(rows / 2),
    ],
    ['donations, a status', at(GIFTS), choose('Status', 'Pending'), (rows) => gift(rows - 36)],
    ['donations, search that finds one', at(GIFTS), search('donor77@'), () => gift(77)],
    ['donations, search that finds a tenth', at(GIFTS), search('ngozi'), (rows) => gift(rows - 18)],
    ['donations, search for one letter', at(GIFTS), search('g'), (rows) => gift(rows - 18)],
    ['donations, search that finds none', at(GIFTS), search('nobody'), at('No donations found')],
    [
      'donations, next page of a search that finds all',
      at(`${GIFTS}?search=donors`),
      next,
      (rows) => gift(rows - 10),
    ],
    ['subscriptions, search that finds all', at(`${READERS}?page=2`), search('reader'), reader],
    ['volunteers, search that finds one', at(VOLUNTEERS), search('volunteer77@'), () => volunteer(77)],
    [
      'volunteers, search that finds a fifth',
      at(VOLUNTEERS),
      search('ngozi'),
      (rows) => volunteer(rows - 13),
    ],
    ['projects in public, next page', at(PROJECTS), next, (rows) => project(rows - 20)],
    ['projects in public, search that finds one', at(PROJECTS), search('ward77b'), () => project(77)],
    [
      'projects in public, search that finds a tenth',
      at(PROJECTS),
      search('kano'),
      (rows) => project(rows - 75),
    ],
  ] satisfies [string, Deed['path'], Deed['act'], Deed['shows']][]
).map(([name, path, act, shows]) => ({ name, path, act, shows }));

/** A browser's page that an administrator of the site has signed in on. */
interface Visit {
  rows: number;
  forget: Site['forget'];
  page: Page;
  address: string;
}

async function visit(browser: Browser, site: Site): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript((stored) => localStorage.setItem('userInfo', stored), site.signedIn);
  return { rows: site.rows, forget: site.forget, page, address: await site.listen() };
}

/** Runs in the page: the milliseconds from the next click or change of a field to the frame that has the text. */
function timeUntilShown(text: string): Promise<number> {
  const isShown = () => document.querySelector('main')?.textContent.includes(text) ?? false;
  if (isShown()) throw new Error(`${text} is there before anything was done`);
  return new Promise((resolve) => {
    const start = (event: Event) => {
      const look = () => {
        if (isShown()) resolve(performance.now() - event.timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    };
    for (const kind of ['click', 'input', 'change'])
      addEventListener(kind, start, { capture: true, once: true });
  });
}

async function timed({ rows, forget, page, address }: Visit, { path, act, shows }: Deed): Promise<number> {
  await forget();
  await page.goto(address + path(rows), { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByText(/@\w+\.example|^Project \d/)
    .first()
    .waitFor();
  const time = page.evaluate(timeUntilShown, shows(rows));
  await act(page);
  return time;
}

/** The medians in milliseconds for each site, taken in turn so that whatever disturbs the machine disturbs all. */
async function measure(visits: readonly Visit[], deed: Deed): Promise<number[]> {
  const times = visits.map((): number[] => []);
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    for (const [place, one] of visits.entries()) {
      const time = await timed(one, deed);
      if (round >= WARM_UPS) times[place]?.push(time);
    }
  }
  return times.map(median);
}

describe.each(engines)(`screens of ${LARGE} rows against screens of ${SMALL} (%s)`, (engine) => {
  let sites: Site[] = [];
  let browser: Browser | undefined;
  let visits: Visit[] = [];
  const lines: string[] = [];
  beforeAll(async () => {
    expect(existsSync(SITE_DIRECTORY), 'the site is built: npm run build').toBe(true);
    sites = [await openSite(engine, SMALL, SITE_DIRECTORY), await openSite(engine, LARGE, SITE_DIRECTORY)];
    const opened = (browser = await chromium.launch(chromiumLaunchOptions()));
    visits = await Promise.all(sites.map((site) => visit(opened, site)));
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await Promise.all(sites.map((site) => site.close()));
    console.log(
      [`| ${engine} | 100 rows, ms | 100,000 rows, ms | ratio |`, '|---|---|---|---|', ...lines].join('\n'),
    );
  });

  // oxlint-disable-next-line vitest/expect-expect -- a measurement: what it shows is the table
  it.each(DEEDS)('$name', async (deed) => {
    const [small = Number.NaN, large = Number.NaN] = await measure(visits, deed);
    lines.push(
      `| ${deed.name} | ${small.toFixed(0)} | ${large.toFixed(0)} | ${(large / small).toFixed(2)} |`,
    );
  });
});
