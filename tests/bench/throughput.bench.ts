import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { OpenDatabase } from '../../server/database/open.ts';
import { testConfig, TEST_ORIGIN } from '../../server/testing/testApp.ts';
import { engines, openTestDatabase } from '../../server/testing/testDatabase.ts';
import { fill } from './fill.ts';

const ROWS = 100;
/** The lowest rate, as a fraction of a bare Fastify route's in the same run. */
const LEAST = 0.2;
const SITE = fileURLToPath(new URL('../../build/client', import.meta.url));

const SECONDS = { warmUp: 4, round: 1 };
const ROUNDS = 7;
const CONNECTIONS = 10;

const median = (rates: readonly number[]) =>
  rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? Number.NaN;

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** The successful requests per second. */
async function rateOf(port: number, url: string, seconds: number): Promise<number> {
  const workerData = { port, url, seconds, connections: CONNECTIONS };
  const worker = new Worker(new URL('load.worker.mjs', import.meta.url), { workerData });
  const [{ perSecond, refused }] = (await once(worker, 'message')) as [
    { perSecond: number; refused: number },
  ];
  expect(refused).toBe(0);
  return perSecond;
}

describe.each(engines)('throughput (%s)', (engine) => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  const bare = Fastify();
  let ports: { app: number; bare: number };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await fill(database.db, ROWS);
    app = await buildApp({
      db: database.db,
      config: testConfig({ trustProxy: 'loopback' }),
      origin: () => TEST_ORIGIN,
      siteDirectory: existsSync(SITE) ? SITE : null,
      freeBytes: async () => Infinity,
    });
    bare.get('/', async () => ({ status: 'ok' }));
    ports = { app: await listen(app), bare: await listen(bare) };
  }, 600_000);
  afterAll(async () => {
    await Promise.all([app.close(), bare.close()]);
    await database.close();
  });

  it.each(['/backend/api/project/', '/backend/api/project/?status=ACTIVE&page=1&page_size=10', '/projects'])(
    'of %s',
    async (url) => {
      if (url === '/projects' && !existsSync(SITE)) throw new Error('Run first: npm run build');
      await rateOf(ports.bare, '/', SECONDS.warmUp);
      await rateOf(ports.app, url, SECONDS.warmUp);
      const [own, bareRates]: [number[], number[]] = [[], []];
      // Alternating, so that both get the same share of a machine that is not quite idle.
      for (let round = 0; round < ROUNDS; round += 1) {
        bareRates.push(await rateOf(ports.bare, '/', SECONDS.round));
        own.push(await rateOf(ports.app, url, SECONDS.round));
      }
      const ratio = median(own) / median(bareRates);
      console.log(
        `${engine} ${url}: ${median(own).toFixed(0)} a second, ${ratio.toFixed(2)} of a bare route`,
      );
      expect(ratio).toBeGreaterThanOrEqual(LEAST);
    },
  );
});
