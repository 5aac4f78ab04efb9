import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../server/app.ts';
import { runInOrder } from '../../server/database/runInOrder.ts';
import { readSearchedLists } from '../../server/lists/searchedLists.ts';
import { admin, API } from '../../server/testing/domainServer.ts';
import { testConfig, TEST_ORIGIN } from '../../server/testing/testApp.ts';
import { openTestDatabase, type Engine } from '../../server/testing/testDatabase.ts';
import { fill } from './fill.ts';

/** How many rows the lists have that are compared. */
export const SMALL = 100;
export const LARGE = 100_000;

/** A server whose lists have so many rows, with an administrator. */
export interface Site {
  rows: number;
  app: FastifyInstance;
  /** The answer to the administrator's sign-in, as JSON. */
  signedIn: string;
  /** Listens on a free port of this machine. */
  listen: () => Promise<string>;
  /** Changes a row of every list. */
  write: () => Promise<void>;
  /** Reads all lists anew, as a start does. After it nothing is known of what was counted before. */
  forget: () => Promise<void>;
  /** Brings the indexes of searches into order, as the database does from time to time by itself. */
  settle: () => Promise<unknown>;
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
  return answer.body;
}

const WRITING = [
  sql`update donation set donor_full_name = 'Ada Written' || floor(random() * 1000) where id = 1`,
  sql`update project set location = 'Ward' || floor(random() * 1000) where id = 1`,
  sql`update subscription set active = not active where id = 1`,
  sql`update volunteer set last_name = 'Written' || floor(random() * 1000) where id = 1`,
];

/** @param siteDirectory the folder of the built website; null for the API alone */
export async function openSite(engine: Engine, rows: number, siteDirectory: string | null): Promise<Site> {
  const opened = await openTestDatabase(engine);
  await fill(opened.db, rows);
  const app = await buildApp({
    db: opened.db,
    config: testConfig(),
    origin: () => TEST_ORIGIN,
    siteDirectory,
  });
  return {
    rows,
    app,
    signedIn: await signIn(app),
    listen: async () => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    write: () => runInOrder(opened.db, WRITING),
    forget: () => readSearchedLists(opened.db),
    settle: () =>
      sql`vacuum donation_search, project_search, subscription, volunteer_search`.execute(opened.db),
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}

/** Of times in milliseconds, and of anything else. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
