import { afterAll, beforeAll, describe, it } from 'vitest';
import { API } from '../../server/testing/domainServer.ts';
import { engines } from '../../server/testing/testDatabase.ts';
import { LARGE, median, openSite, SMALL, type Site } from './sites.ts';

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
  ['donations, search for a whole email', '/donation/donations?search=donor77@donors.example'],
  ['donations, search that finds a tenth', '/donation/donations?search=ngozi'],
  ['donations, search that finds a tenth, its last page', '/donation/donations?search=ngozi&page=TENTH'],
  ['donations, search that finds none', '/donation/donations?search=nobody'],
  ['donations, search that finds all', '/donation/donations?search=donors'],
  ['donations, search for one letter', '/donation/donations?search=g'],
  ['subscriptions, first page', '/subscription/'],
  ['subscriptions, page in the middle', '/subscription/?page=MIDDLE'],
  ['subscriptions, search that finds one', '/subscription/?search=reader77@'],
  ['subscriptions, search that finds all', '/subscription/?search=reader'],
  ['volunteers, first page', '/volunteer/'],
  ['volunteers, page in the middle', '/volunteer/?page=MIDDLE'],
  ['volunteers, a role', '/volunteer/?role=lab-tech'],
  ['volunteers, search that finds one', '/volunteer/?search=volunteer77@'],
  ['volunteers, search that finds a fifth', '/volunteer/?search=ngozi'],
  ['projects in public, first page', '/project/?status=ACTIVE'],
  ['projects in public, page in the middle', '/project/?status=ACTIVE&page=QUARTER'],
  ['projects in public, a category', '/project/?status=ACTIVE&category=education'],
  ['projects in public, search that finds one', '/project/?status=ACTIVE&search=ward77b'],
  ['projects in public, search that finds a tenth', '/project/?status=ACTIVE&search=kano'],
  ['one project', '/project/1'],
].map(([name = '', url = '']) => ({ name, url }));

/** The parts of some words that have as many letters or more. */
const partsOf = (words: readonly string[], letters: number) =>
  words.flatMap((word) =>
    Array.from(word).flatMap((_letter, start) =>
      Array.from({ length: Math.max(0, word.length - start - letters + 1) }, (_more, more) =>
        word.slice(start, start + letters + more),
      ),
    ),
  );

/** Searches that find more than a page: for which of the questions, and other words, most of which find as many rows. */
const COUNTED = [
  {
    of: /^donations, search that finds a tenth/,
    words: partsOf(['chidi', 'wanjiru', 'kwame', 'zanele', 'tunde'], 3),
  },
  { of: /^donations, search that finds all/, words: partsOf(['@donors.example'], 2) },
  { of: /^donations, search for one letter/, words: Array.from('abcdefhijlmnoprstuwxz0123456789') },
  { of: /^subscriptions, search that finds all/, words: partsOf(['@news.example'], 2) },
  { of: /^volunteers, search that finds a fifth/, words: partsOf(['chidi', 'wanjiru', 'kwame'], 3) },
  { of: /^projects in public, search that finds a tenth/, words: partsOf(['nairobi', 'kigali', 'lagos'], 3) },
].flatMap(({ of, words }) =>
  QUESTIONS.filter(({ name }) => of.test(name)).map(({ name, url }) => ({ name, url, words })),
);

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

let asked = 0;

/** Each question comes from an address of its own, or the limits of the contract would answer it. */
function nextAddress(): string {
  asked += 1;
  return `10.0.${(asked >> 8) & 255}.${asked & 255}`;
}

/** An administrator's question; an answer that is not 200 is an error. */
async function ask({ app, rows, signedIn }: Site, url: string): Promise<void> {
  const { access_token: token } = JSON.parse(signedIn) as { access_token: string };
  const answer = await app.inject({
    url: urlFor(url, rows),
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: nextAddress(),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function timed(task: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** The medians in milliseconds for each site, asked in turn so that whatever disturbs the machine disturbs all. */
async function measure(
  sites: readonly Site[],
  urlOf: (round: number) => string,
  rounds = ROUNDS,
): Promise<number[]> {
  const times = sites.map((): number[] => []);
  await Promise.all(sites.map((site) => site.settle()));
  for (let round = 0; round < WARM_UPS + rounds; round += 1) {
    for (const [place, site] of sites.entries()) {
      await site.write();
      const time = await timed(() => ask(site, urlOf(round)));
      if (round >= WARM_UPS) times[place]?.push(time);
    }
  }
  return times.map(median);
}

describe.each(engines)(`lists of ${LARGE} rows against lists of ${SMALL} (%s)`, (engine) => {
  let sites: Site[] = [];
  const lines: string[] = [];
  beforeAll(async () => {
    sites = [await openSite(engine, SMALL, null), await openSite(engine, LARGE, null)];
  }, 300_000);
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()));
    console.log(
      [`| ${engine} | 100 rows, ms | 100,000 rows, ms | ratio |`, '|---|---|---|---|', ...lines].join('\n'),
    );
  });

  // oxlint-disable-next-line vitest/expect-expect -- a measurement: what it shows is the table
  it.each(QUESTIONS)('$name', async ({ name, url }) => {
    const [small = Number.NaN, large = Number.NaN] = await measure(sites, () => url);
    lines.push(`| ${name} | ${small.toFixed(2)} | ${large.toFixed(2)} | ${(large / small).toFixed(1)} |`);
  });

  // oxlint-disable-next-line vitest/expect-expect -- a measurement: what it shows is the table
  it.each(COUNTED)('$name, asked for the first time', async ({ name, url, words }) => {
    const [small = Number.NaN, large = Number.NaN] = await measure(
      sites,
      (round) => url.replace(/search=[^&]*/, `search=${words[round]}`),
      words.length - WARM_UPS,
    );
    lines.push(
      `| ${name}, asked for the first time | ${small.toFixed(2)} | ${large.toFixed(2)} | ${(large / small).toFixed(1)} |`,
    );
  });

  // oxlint-disable-next-line vitest/expect-expect -- a measurement: what it shows is the table
  it('donations, all exported', async () => {
    const [small = Number.NaN, large = Number.NaN] = await measure(
      sites,
      () => '/donation/donations/export',
      5,
    );
    const perRow = large / LARGE / (small / SMALL);
    lines.push(
      `| donations, all exported: per row | ${small.toFixed(0)} | ${large.toFixed(0)} | ${perRow.toFixed(1)} |`,
    );
  });
});
