import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { API, usdGift } from '../testing/domainServer.ts';
import { buildTestApp } from '../testing/testApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { freeBytes } from './diskSpace.ts';

// The tolerance is for other programs that write to the disk.
const SOME = 1_000_000_000;
const MEGABYTE = 1024 * 1024;

it('reports the free space of the operating system', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = await freeBytes(tmpdir());
  expect(Math.abs(free - bavail * bsize)).toBeLessThan(SOME);
});

describe('while the embedded database’s disk is full', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let free = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    app = await buildTestApp({ db: database.db, freeBytes: async () => free });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const give: InjectOptions = { method: 'POST', url: `${API}/donation/donations`, payload: usdGift };
  const statusOf = async (request: InjectOptions) => (await app.inject(request)).statusCode;

  it.each<InjectOptions>([
    give,
    { method: 'POST', url: `${API}/auth/login`, payload: { username: 'amina', password: 'a pass phrase' } },
    { method: 'DELETE', url: `${API}/project/1` },
    { url: `${API}/donation/execute_paypal/payment?payment_id=x` },
    { url: `${API}/donation/paystack/callback?reference=x` },
    { url: '/backend/' },
  ])('$method $url returns 503', async (request) => {
    free = 10 * MEGABYTE;
    const response = await app.inject(request);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      message: 'The server’s disk is full. Nothing can be saved at the moment.',
      code: 'storage_full',
    });
  });

  it('reads still work, and writes resume once there is space', async () => {
    free = 10 * MEGABYTE;
    expect(await statusOf({ url: `${API}/project/` })).toBe(200);
    expect(await database.db.selectFrom('donation').select('id').execute()).toEqual([]);
    free = 100 * MEGABYTE;
    expect([await statusOf({ url: '/backend/' }), await statusOf(give)]).toEqual([200, 201]);
  });
});
