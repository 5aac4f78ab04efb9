import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { migrate } from '../../database/migrate.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { openConfigured } from '../../database/openConfigured.ts';
import { inOrder } from '../../inOrder.ts';
import { checkLedger } from '../../ledger-check/checkLedger.ts';
import { createPayments } from '../../payments/payments.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { makeDataFolder } from '../dataFolder.ts';
import { addProject } from '../domainServer.ts';
import { keepLog } from '../reconciliation.ts';
import { createPostgresDatabase, engines, type Engine } from '../testDatabase.ts';
import { Deliveries } from './deliveries.ts';
import { live } from './donor.ts';
import { MortalServers } from './mortalServers.ts';
import { countReturns, lineOf, misbehave, paymentsTaken, startStandIns, type StandIns } from './standIns.ts';

/** `npm run torture` makes more, on both databases. */
const GIFTS = Number(process.env['TORTURE_GIFTS'] ?? 16);
const tortured = process.env['TORTURE_GIFTS'] === undefined ? engines.slice(-1) : engines;
const DONORS_AT_ONCE = 6;
const LEAST_KILLS = 2;

const HOUR_MS = 60 * 60_000;

type Env = Record<string, string>;

async function newDatabase(engine: Engine): Promise<Env> {
  const DATA_DIR = makeDataFolder();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  if (engine === 'embedded') return { DATA_DIR };
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return { DATA_DIR, DATABASE_URL: url };
}

/** Opens the database while no server runs. */
async function withDatabase<Result>(
  env: Env,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openConfigured(
    readConfig(env),
    () => {},
    () => {},
  );
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Makes everything due, and asks the providers until nothing is left to ask. */
async function finishReconciling({ db }: OpenDatabase, env: Env): Promise<string[]> {
  const { lines, log } = keepLog();
  const payments = createPayments(readConfig(env), db, () => '');
  const { signal } = new AbortController();
  await inOrder([1, 2, 3], async () => {
    await sql`update donation set next_check_at = now() where next_check_at is not null`.execute(db);
    await sql`update monthly_gift set next_check_at = now() where next_check_at is not null`.execute(db);
    await sql`update payment_event set next_check_at = now() where next_check_at is not null`.execute(db);
    await reconcile({ db, payments, log, firstPauseSeconds: 1 }, signal);
  });
  return lines.filter(({ level }) => level === 'error').map(({ line }) => line);
}

/** Gifts are made, paid, renewed and refunded while the servers die. */
async function torture(
  env: Env,
  standIns: StandIns,
  servers: MortalServers,
  deliveries: Deliveries,
): Promise<void> {
  const projects = await withDatabase(env, async ({ db }) => {
    await migrate(db);
    await db.insertInto('exchange_rate').values({ usd_to_ngn_rate: '1540.25' }).execute();
    const [dollars, naira] = [await addProject({ db }), await addProject({ db }, { currency: 'NGN' })];
    return [dollars, naira, null];
  });
  await servers.start(env['DATABASE_URL'] === undefined ? 1 : 2);
  const numbers = Array.from({ length: GIFTS }).keys();
  // The donors share one list of gifts, so that each starts the next one when it is ready.
  const donate = async () => {
    for (const number of numbers) {
      if (number % 4 === 0) misbehave(standIns);
      await live({ servers, standIns, projects }, number);
    }
  };
  await Promise.all(Array.from({ length: DONORS_AT_ONCE }, donate));
  await deliveries.end();
  await servers.rest();
  expect(servers.kills).toBeGreaterThanOrEqual(LEAST_KILLS);
}

describe.each(tortured)('servers that are killed (%s)', (engine) => {
  it('record every payment that the providers took exactly once', async () => {
    let deliveries: Deliveries | undefined;
    const standIns = await startStandIns(() => {
      if (!deliveries) throw new Error('Nothing can be paid before the servers run.');
      return deliveries;
    });
    onTestFinished(() => standIns.close());
    const env = {
      ...(await newDatabase(engine)),
      ...standIns.env,
      TRUST_PROXY: 'loopback',
      AUTH_SECRET: 'a secret that all processes share',
      RECONCILE_AFTER_SECONDS: '1',
    };
    const servers = new MortalServers(env);
    onTestFinished(() => servers.end());
    deliveries = new Deliveries(servers);
    await torture(env, standIns, servers, deliveries);
    await servers.end();

    await withDatabase(env, async (database) => {
      const { db } = database;
      expect(await finishReconciling(database, env)).toEqual([]);
      const ledger = await db.selectFrom('ledger_entry').selectAll().execute();
      const payments = ledger.filter(({ kind }) => kind === 'payment');
      const taken = paymentsTaken(standIns.paypal.state, standIns.paystack.state);
      expect(payments.map(lineOf).toSorted()).toEqual(taken);
      expect(taken.length).toBeGreaterThan(GIFTS / 3);
      expect(ledger.length - payments.length).toBe(
        countReturns(standIns.paypal.state, standIns.paystack.state),
      );

      const donations = await db.selectFrom('donation').selectAll().execute();
      const paid = donations.filter(({ completed_at: at }) => at !== null);
      expect(new Set(payments.map((entry) => entry.donation_id))).toEqual(new Set(paid.map(({ id }) => id)));
      expect(paid).toHaveLength(taken.length);
      expect(donations.filter(({ idempotency_key: key }) => key !== null)).toHaveLength(GIFTS);
      const unhandled = await db
        .selectFrom('payment_event')
        .selectAll()
        .where('handled_at', 'is', null)
        .execute();
      expect(unhandled).toEqual([]);

      const now = new Date();
      const period = { from: new Date(now.getTime() - HOUR_MS), to: now };
      const own = { db, payments: createPayments(readConfig(env), db, () => '') };
      expect(await checkLedger(own, period, now)).toMatchObject({
        differences: [],
        notes: [],
        unanswered: [],
      });
    });
  }, 600_000);
});
