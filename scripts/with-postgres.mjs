// @ts-check
// `node scripts/with-postgres.mjs COMMAND…`: runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL, which is deleted
// afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

const DEBIAN_HOME = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;

const isRoot = process.getuid?.() === 0;

/** @returns {string | undefined} the folder of the newest installed PostgreSQL */
function findPrograms() {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : [];
  const newest = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => `${DEBIAN_HOME}/${name}/bin`);
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return [...newest, ...onPath].find((folder) => existsSync(path.join(folder, 'initdb')));
}

function installDebianPackage() {
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options);
}

function programs() {
  const found = findPrograms();
  if (found) return found;
  if (isRoot && existsSync('/usr/bin/apt-get')) installDebianPackage();
  const installed = findPrograms();
  if (!installed)
    throw new Error('PostgreSQL is not installed: initdb is neither on the PATH nor in Debian’s place.');
  return installed;
}

/** @param {'-u' | '-g'} flag user or group @returns {number} */
const idOfPostgres = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root. @returns {{ uid?: number, gid?: number }} */
function owner() {
  return isRoot ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : {};
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** @param {string} url @param {() => boolean} hasEnded */
async function untilReady(url, hasEnded) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw new Error('PostgreSQL did not start.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const [command, ...parameters] = process.argv.slice(2);
if (!command) throw new Error('Usage: node scripts/with-postgres.mjs npm test');

const bin = programs();
const user = owner();
const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
const data = path.join(folder, 'data');
const asOwner = { ...user, cwd: folder };

let exitCode = 1;
try {
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...asOwner, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'fsync=off',
      '-c',
      'log_min_messages=panic',
    ],
    { ...asOwner, stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  );
  const ended = once(server, 'exit');
  try {
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await untilReady(url, () => server.exitCode !== null);
    const child = spawn(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
      shell: process.platform === 'win32',
    });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, () => child.kill(signal));
    const [code] = await once(child, 'exit');
    exitCode = code ?? 1;
  } finally {
    // Fast shutdown: open connections are closed.
    server.kill('SIGINT');
    await ended;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = exitCode;
