import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { admin, API } from '../../server/testing/domainServer.ts';
import { testConfig, TEST_ORIGIN } from '../../server/testing/testApp.ts';
import { engines, openTestDatabase, type Engine } from '../../server/testing/testDatabase.ts';
import { fill } from './fill.ts';

const SMALL = 100;
const LARGE = 100_000;
const WARM_UPS = 10;
const ROUNDS = 60;

/** What is asked, by what it is called in the table. Capitals stand for the number of the page that many rows away. */
const QUESTIONS = [
  ['donations, first page', '/donation/donations'],
  ['donations, page in the middle', '/donation/donations?page=MIDDLE'],
  ['donations, last page', '/donation/donations?page=LAST'],
  ['donations, a status', '/donation/donations?status=pending'],
  ['donations, a status, page in the middle', '/donation/donations?status=completed&page=MIDDLE'],
  ['donations, a method and how often', '/donation/donations?payment_method=PAYPAL&frequency=ONCE'],
  ['donations, search that finds one', '/donation/donations?search=donor77@'],
  ['donations, search that finds a tenth', '/donation/donations?search=ngozi'],
  ['donations, search that finds a tenth, its last page', '/donation/donations?search=ngozi&page=TENTH'],
  ['donations, search that finds none', '/donation/donations?search=nobody'],
  ['donations, search for one letter', '/donation/donations?search=g'],
  ['subscriptions, first page', '/subscription/'],
  ['subscriptions, page in the middle', '/subscription/?page=MIDDLE'],
  ['subscriptions, search that finds one', '/subscription/?search=reader77@'],
  ['volunteers, first page', '/volunteer/'],
  ['volunteers, page in the middle', '/volunteer/?page=MIDDLE'],
  ['volunteers, a role', '/volunteer/?role=lab-tech'],
  ['volunteers, search that finds one', '/volunteer/?search=volunteer77@'],
  ['projects in public, first page', '/project/?status=ACTIVE'],
  ['projects in public, page in the middle', '/project/?status=ACTIVE&page=QUARTER'],
  ['projects in public, a category', '/project/?status=ACTIVE&category=education'],
  ['projects in public, search that finds one', '/project/?status=ACTIVE&search=District 77.'],
  ['one project', '/project/1'],
].map(([name = '', url = '']) => ({ name, url }));

const PARTS: readonly [name: string, part: number][] = [
  ['LAST', 1],
  ['MIDDLE', 1 / 2],
  ['QUARTER', 1 / 4],
  ['TENTH', 1 / 10],
];
const PAGE_SIZE = 10;

function urlFor(url: string, rows: number): string {
  const pageAt = (part: number) => String(Math.ceil((rows * part) / PAGE_SIZE));
  return encodeURI(API + PARTS.reduce((text, [name, part]) => text.replace(name, pageAt(part)), url));
}

interface Site {
  rows: number;
  ask: (url: string) => Promise<void>;
  close: () => Promise<void>;
}

async function signIn(app: FastifyInstance): Promise<string> {
  await app.inject({ method: 'POST', url: `${API}/auth/register`, payload: admin });
  const { username, password } = admin;
  const answer = await app.inject({
    method: 'POST',
    url: `${API}/auth/login`,
    payload: { username, password },
  });
  return `Bearer ${answer.json<{ access_token: string }>().access_token}`;
}

/** A server whose lists have so many rows. */
async function siteOf(engine: Engine, rows: number): Promise<Site> {
  const opened = await openTestDatabase(engine);
  await fill(opened.db, rows);
  const app = await buildApp({
    db: opened.db,
    config: testConfig(),
    origin: () => TEST_ORIGIN,
    siteDirectory: null,
  });
  const authorization = await signIn(app);
  return {
    rows,
    ask: async (url) => {
      const answer = await app.inject({ url, headers: { authorization } });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}

async function timed(task: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** The medians in milliseconds for each site, asked in turn so that whatever disturbs the machine disturbs all. */
async function measure(sites: readonly Site[], url: string, rounds = ROUNDS): Promise<number[]> {
  const times = sites.map((): number[] => []);
  for (let round = 0; round < WARM_UPS + rounds; round += 1) {
    for (const [place, site] of sites.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one question at a time, or they would be timed together
      const time = await timed(() => site.ask(urlFor(url, site.rows)));
      if (round >= WARM_UPS) times[place]?.push(time);
    }
  }
  return times.map(median);
}

describe.each(engines)(`lists of ${LARGE} rows against lists of ${SMALL} (%s)`, (engine) => {
  let sites: Site[] = [];
  const lines: string[] = [];
  beforeAll(async () => {
    sites = [await siteOf(engine, SMALL), await siteOf(engine, LARGE)];
  }, 300_000);
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()));
    console.log(
      [`| ${engine} | 100 rows, ms | 100,000 rows, ms | ratio |`, '|---|---|---|---|', ...lines].join('\n'),
    );
  });

  // oxlint-disable-next-line vitest/expect-expect -- a measurement: what it shows is the table
  it.each(QUESTIONS)('$name', async ({ name, url }) => {
    const [small = Number.NaN, large = Number.NaN] = await measure(sites, url);
    lines.push(`| ${name} | ${small.toFixed(2)} | ${large.toFixed(2)} | ${(large / small).toFixed(1)} |`);
  });

  // oxlint-disable-next-line vitest/expect-expect -- a measurement: what it shows is the table
  it('donations, all exported', async () => {
    const [small = Number.NaN, large = Number.NaN] = await measure(sites, '/donation/donations/export', 5);
    const perRow = large / LARGE / (small / SMALL);
    lines.push(
      `| donations, all exported: per row | ${small.toFixed(0)} | ${large.toFixed(0)} | ${perRow.toFixed(1)} |`,
    );
  });
});
