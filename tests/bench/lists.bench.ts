import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { OpenDatabase } from '../../server/database/open.ts';
import { runInOrder } from '../../server/database/runInOrder.ts';
import { admin, API } from '../../server/testing/domainServer.ts';
import { testConfig, TEST_ORIGIN } from '../../server/testing/testApp.ts';
import { engines, openTestDatabase, type Engine } from '../../server/testing/testDatabase.ts';
import { fill } from './fill.ts';

const ROWS = 100_000;
const LAST = ROWS / 10;
const MIDDLE = LAST / 2;

/** The longest allowed response time at the 95th percentile, in milliseconds. */
const LIMITS: Readonly<Record<Engine, number>> = { embedded: 300, postgresql: 150 };

const WARM_UPS = 3;
const ROUNDS = 20;

const REQUESTS = [
  '/donation/donations',
  `/donation/donations?page=${MIDDLE}`,
  `/donation/donations?page=${LAST}`,
  '/donation/donations?status=pending',
  `/donation/donations?status=completed&page=${MIDDLE}`,
  '/donation/donations?status=failed',
  '/donation/donations?status=refunded',
  '/donation/donations?monthly_gift=77',
  '/donation/donations?payment_method=PAYPAL&frequency=ONCE',
  '/donation/donations?search=donor77@',
  '/donation/donations?search=donor77@donors.example',
  '/donation/donations?search=ngozi',
  `/donation/donations?search=ngozi&page=${LAST / 10}`,
  '/donation/donations?search=ngozi&status=pending',
  '/donation/donations?search=unknown',
  '/donation/donations?search=donors',
  `/donation/donations?search=donors&page=${MIDDLE}`,
  '/donation/donations?search=g',
  '/donation/donations?search=a e o n d m r p',
  '/subscription/',
  `/subscription/?page=${MIDDLE}`,
  '/subscription/?search=reader77@',
  '/subscription/?search=reader',
  `/subscription/?search=reader&page=${MIDDLE}`,
  '/volunteer/',
  `/volunteer/?page=${MIDDLE}`,
  `/volunteer/?page=${LAST}`,
  '/volunteer/?role=lab-tech',
  '/volunteer/?availability=full-time&role=lab-tech',
  '/volunteer/?country=ghana&page=1000',
  '/volunteer/?search=volunteer77@',
  '/volunteer/?search=ngozi',
  '/volunteer/?search=volunteers',
  '/project/',
  `/project/?page=${LAST}`,
  '/project/?status=ACTIVE',
  `/project/?status=ACTIVE&page=${MIDDLE / 2}`,
  '/project/?status=ACTIVE&category=education',
  '/project/?status=ACTIVE&category=education&page=1000',
  '/project/?search=ward77b',
  '/project/?search=kano',
  '/project/?status=ACTIVE&search=kano',
  '/project/?search=equipment',
  `/project/?search=equipment&page=${MIDDLE}`,
  '/project/?search=a e o n d m r p',
  '/project/?sort=latest_delivery&page_size=3',
  '/project/?sort=nearly_funded&status=ACTIVE&page_size=3',
  '/project/?sort=nearly_funded&status=ACTIVE&page=1000',
  '/project/project_stats/',
  '/project/1',
];

/** Real lists change between requests. */
const CHANGES = [
  sql`update donation set donor_full_name = 'Ada Written' || floor(random() * 1000) where id = 1`,
  sql`update project set location = 'Ward' || floor(random() * 1000) where id = 1`,
  sql`update subscription set active = not active where id = 1`,
  sql`update volunteer set last_name = 'Written' || floor(random() * 1000) where id = 1`,
];

async function signIn(app: FastifyInstance): Promise<string> {
  const { username, password } = admin;
  await app.inject({ method: 'POST', url: `${API}/auth/register`, payload: admin });
  const response = await app.inject({
    method: 'POST',
    url: `${API}/auth/login`,
    payload: { username, password },
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ access_token: string }>().access_token;
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
}

describe.each(engines)(`lists of ${ROWS} rows (%s)`, (engine) => {
  const limit = LIMITS[engine];
  const table = [`| ${engine} | median, ms | 95th percentile, ms |`, '| --- | ---: | ---: |'];
  let database: OpenDatabase;
  let app: FastifyInstance;
  let token: string;
  let asked = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await fill(database.db, ROWS);
    app = await buildApp({
      db: database.db,
      config: testConfig(),
      origin: () => TEST_ORIGIN,
      siteDirectory: null,
      freeBytes: async () => Infinity,
    });
    token = await signIn(app);
  }, 600_000);
  afterAll(async () => {
    await app.close();
    await database.close();
    console.log([`Limit: ${limit} ms`, ...table].join('\n'));
  });

  /** Returns the duration in milliseconds. Each request has its own client address because of the rate limits. */
  async function time(method: 'GET' | 'DELETE', url: string): Promise<number> {
    asked += 1;
    const start = performance.now();
    const response = await app.inject({
      method,
      url: encodeURI(API + url),
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    });
    const duration = performance.now() - start;
    if (response.statusCode >= 300) throw new Error(response.body);
    return duration;
  }

  function report(name: string, times: readonly number[]): number {
    const slowest = percentile(times, 0.95);
    table.push(`| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${slowest.toFixed(1)} |`);
    return slowest;
  }

  it.each(REQUESTS)('%s', async (url) => {
    const times: number[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
      await runInOrder(database.db, CHANGES);
      const duration = await time('GET', url);
      if (round >= WARM_UPS) times.push(duration);
    }
    expect(report(url, times)).toBeLessThanOrEqual(limit);
  });

  it('deleting a project that all donations refer to', async () => {
    expect(report('DELETE /project/1', [await time('DELETE', '/project/1')])).toBeLessThanOrEqual(limit);
  });
});
