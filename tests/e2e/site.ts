import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { test as base, expect, type APIRequestContext } from 'playwright/test';

const SERVER = 'build/server/main.js';

/**
 * How long a server may take to start, in milliseconds. On a busy machine with two cores, opening the embedded database took up to 8
 * seconds, and creating and filling one 45.
 */
const START_MS = 60_000;
const FIRST_START_MS = 180_000;

/** The environment variable with the path of a server's folder that tests can copy. */
export const TEMPLATE = 'E2E_TEMPLATE';
/** A donation in the database. Amounts are in minor units (cents, kobo). */
export interface StoredDonation {
  donor_full_name: string;
  amount_minor: number;
  currency: string;
  frequency: string;
  payment_client: string;
  status: string;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The built site on the real server with its own database folder. */
export class Site {
  readonly origin: string;
  /** The folder with the database and all files. */
  readonly dataDir: string;
  private readonly port: number;
  private readonly settings: (origin: string) => Record<string, string>;
  private process: ChildProcess | undefined;
  private log = '';

  private constructor(port: number, dataDir: string, settings: (origin: string) => Record<string, string>) {
    this.port = port;
    this.settings = settings;
    this.dataDir = dataDir;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /**
   * Starts the server on a copy of the template, or on an empty folder if there is none.
   *
   * @param settings additional environment variables, which may depend on the site's origin
   */
  static async create(settings: (origin: string) => Record<string, string> = () => ({})): Promise<Site> {
    const template = process.env[TEMPLATE];
    const folder = await mkdtemp(path.join(tmpdir(), 'kitbridge-e2e-'));
    const site = new Site(await freePort(), folder, settings);
    if (template !== undefined) await cp(template, site.dataDir, { recursive: true });
    await site.start(template === undefined ? FIRST_START_MS : START_MS);
    return site;
  }

  async start(timeout = START_MS): Promise<void> {
    const { PORT: _port, DATABASE_URL: _url, NODE_ENV: _env, ...env } = process.env;
    const child = spawn(process.execPath, [SERVER], {
      env: {
        ...env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        TRUST_PROXY: 'loopback',
        ...this.settings(this.origin),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => (this.log += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (this.log += chunk.toString()));
    this.process = child;
    const isUp = async () => {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${this.log}`);
      return fetch(`${this.origin}/backend/`).then(
        ({ ok }) => ok,
        () => false,
      );
    };
    await expect.poll(isUp, { timeout, intervals: [100], message: 'the server responds' }).toBe(true);
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Kills the process, as a power cut would. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Stops the server as an operator would. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** All output so far. */
  printed(): string {
    return this.log;
  }

  /** A donor's rows, read from the stopped server's folder by another process. */
  async readDatabase(email: string): Promise<StoredDonation[]> {
    await this.stop();
    const database = await PGlite.create({
      dataDir: path.join(this.dataDir, 'database'),
      extensions: { pg_trgm },
    });
    const { rows } = await database.query<StoredDonation>(
      `select donor_full_name, amount_minor, currency, frequency, payment_client, status
         from donation where donor_email = $1 order by id`,
      [email],
    );
    await database.close();
    return rows;
  }
}

/** `site` is shared by a worker's tests; `ownSite` belongs to one test, which may kill it. */
export const test = base.extend<{ ownSite: Site }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the first argument's pattern
    async ({}, provide) => {
      const site = await Site.create();
      await provide(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  // The server limits donations per address, and the tests of a worker share one server.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { testId }) => {
    const [, second, third, fourth] = createHash('sha256').update(testId).digest();
    await provide({ ...extraHTTPHeaders, 'X-Forwarded-For': `10.${second}.${third}.${fourth}` });
  },
  // The document's `load` event waits neither for the scripts, without which links load documents, nor for the layout of the whole page.
  page: async ({ page, javaScriptEnabled }, provide) => {
    await page.addInitScript(() =>
      addEventListener('hydrated', () => (document.documentElement.dataset['hydrated'] = '')),
    );
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await open(url, options);
      if (javaScriptEnabled && options?.waitUntil === undefined)
        await page.waitForFunction(() =>
          document.querySelector(
            'html[data-hydrated]:not(:has([data-arriving])), html:not(:has([data-scripts]))',
          ),
        );
      return response;
    };
    await provide(page);
  },
  // A separate timeout, so that the server's start does not count towards the test's.
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const site = await Site.create();
      await provide(site);
      await site.dispose();
    },
    { timeout: START_MS },
  ],
});
/** Waits until a page contains its data: on a busy machine the first render can be late. */
export async function waitForData(request: APIRequestContext, { origin }: Site, url: string): Promise<void> {
  await expect.poll(async () => (await request.get(origin + url)).text()).toContain('data-embedded-response');
}
export { expect };
