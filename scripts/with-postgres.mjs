// @ts-check
// `node scripts/with-postgres.mjs COMMAND…`: runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL, which is deleted
// afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEBIAN_HOME = '/usr/lib/postgresql';

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
    throw new Error('PostgreSQL is not installed: initdb is neither on the PATH nor where Debian puts it.');
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

const [command, ...parameters] = process.argv.slice(2);
if (!command) throw new Error('Usage: node scripts/with-postgres.mjs npm test');

const bin = programs();
const user = owner();
const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
const data = path.join(folder, 'data');

/** @param {string} program @param {string[]} args */
const run = (program, ...args) =>
  execFileSync(path.join(bin, program), ['-D', data, ...args], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

let exitCode = 1;
try {
  run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c log_min_messages=panic`;
  run('pg_ctl', 'start', '-w', '-o', options);
  try {
    const child = spawn(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
      shell: process.platform === 'win32',
    });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, () => child.kill(signal));
    const [code] = await once(child, 'exit');
    exitCode = code ?? 1;
  } finally {
    run('pg_ctl', 'stop', '-m', 'fast');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = exitCode;
