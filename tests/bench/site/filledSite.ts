import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgres } from '../../../server/database/open.ts';
import { admin, API } from '../../../server/testing/domainServer.ts';
import { startServerProcess } from '../../../server/testing/serverProcess.ts';
import { createPostgresDatabase } from '../../../server/testing/testDatabase.ts';
import { fillGifts } from '../fill.ts';

export interface FilledSite {
  origin: string;
  pid: number;
  /** What the browser stores for a signed-in administrator. */
  userInfo: string;
  /** Of the administrator. */
  token: string;
  close: () => Promise<void>;
}

function post(origin: string, address: string, body: object): Promise<Response> {
  return fetch(`${origin}${API}/auth/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Runs the built site on a PostgreSQL database with the sample data and that many more donations. */
export async function startFilledSite(gifts: number): Promise<FilledSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const database = await createPostgresDatabase();
  const { child, ready, ended } = startServerProcess(
    { DATABASE_URL: database.url, DATA_DIR: folder, SAMPLE_DATA: 'yes', TRUST_PROXY: 'loopback' },
    path.resolve('build/server'),
  );
  const origin = await ready;
  const opened = await openPostgres(database.url);
  await fillGifts(opened.db, gifts);
  await opened.close();
  await post(origin, 'register', admin);
  const { username, password } = admin;
  const response = await post(origin, 'login', { username, password });
  if (!response.ok || child.pid === undefined) throw new Error(await response.text());
  const userInfo = await response.text();
  const { access_token: token } = JSON.parse(userInfo) as { access_token: string };
  return {
    origin,
    pid: child.pid,
    userInfo,
    token,
    close: async () => {
      child.kill();
      await ended;
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
