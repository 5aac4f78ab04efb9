import { rmSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startServer } from './startServer.ts';
import { StartupProblem } from './startupProblem.ts';
import { makeDataFolder } from './testing/dataFolder.ts';
import { startServerProcess, type ServerProcess } from './testing/serverProcess.ts';

let folder: string;
const running = new Set<ServerProcess>();
beforeAll(() => {
  folder = makeDataFolder();
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(env: Record<string, string> = {}): ServerProcess {
  const server = startServerProcess({ DATA_DIR: folder, ...env });
  running.add(server);
  return server;
}

/** The first start creates a database, which takes time on a busy machine. */
const SLOW_MS = 120_000;

const getHealth = async (address: string) => (await fetch(`${address}/backend/`)).json();

describe('the server', () => {
  it(
    'announces what it does at its first start',
    async () => {
      const dataDir = join(folder, 'new');
      const first = start({ DATA_DIR: dataDir });
      const address = await first.ready;
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(await getHealth(address)).toMatchObject({ status: 'ok' });
      first.child.kill('SIGTERM');
      const { code, stdout, stderr } = await first.ended;
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`Creating the database in ${dataDir} …\n`);
    },
    SLOW_MS,
  );

  it('completes running requests on shutdown, also after two signals from one Ctrl+C', async () => {
    const server = start();
    const { port } = new URL(await server.ready);
    const call = await openCall(port);
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    await untilRefused(Number(port));
    call.end('}');
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(400);
    const { code, stdout, stderr } = await server.ended;
    expect([code, stderr]).toEqual([0, '']);
    // What only a first start says.
    expect(stdout).not.toContain('Creating');
  });

  it('exits immediately on a second signal', async () => {
    const server = start();
    const { port } = new URL(await server.ready);
    const call = await openCall(port);
    call.on('error', () => {});
    server.child.kill('SIGINT');
    await untilRefused(Number(port));
    server.child.kill('SIGINT');
    const telling = setInterval(() => server.child.kill('SIGINT'), 100);
    const { code, stderr } = await server.ended;
    clearInterval(telling);
    expect([code, stderr]).toEqual([1, '']);
  });
});

/** A request with an unfinished body. */
async function openCall(port: string): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const call = request({ port, method: 'POST', path: '/backend/api/auth/login', headers });
  call.write('{');
  const [socket] = (await once(call, 'socket')) as [Socket];
  await once(socket, 'ready');
  // Its response arrives after the server has seen the first request.
  await getHealth(`http://127.0.0.1:${port}`);
  return call;
}

/** Resolves when nothing listens on the port. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const refused = await Promise.race([
      once(socket, 'connect').then(() => false),
      once(socket, 'error').then(() => true),
    ]).catch(() => true);
    socket.destroy();
    if (refused) return;
  }
}

/** Why a server in this process does not start. */
async function startupProblem(env: Record<string, string>): Promise<string> {
  const config = readConfig({
    PORT: '0',
    SAMPLE_DATA: 'no',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    ...env,
  });
  const siteDirectory = join(folder, 'no website');
  const fault: unknown = await startServer({ config, siteDirectory, announce: () => {} }).catch(
    (error: unknown) => error,
  );
  if (!(fault instanceof StartupProblem)) throw new Error('It has started.', { cause: fault });
  expect(fault.message).not.toContain('\n');
  return fault.message;
}

describe('a server that cannot start', () => {
  it('prints one line and ends with an error', async () => {
    const { code, stdout, stderr } = await start({ PORT: 'three thousand' }).ended;
    expect([code, stdout, stderr]).toEqual([1, '', 'PORT must be a number from 0 to 65535.\n']);
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await startupProblem({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. Set PORT to another one.`,
    );
    other.close();
  });

  it('says that its data folder cannot be written to', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await startupProblem({ DATA_DIR: join(file, 'data') })).toBe(
      `The data folder ${join(file, 'data')} cannot be written to (ENOTDIR). Set DATA_DIR.`,
    );
  });

  it('says that its database cannot be reached, without revealing the password', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as { port: number };
    closed.close();
    await once(closed, 'close');
    const problem = await startupProblem({
      DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${port}/kitbridge`,
    });
    expect(problem).toContain(`The database at 127.0.0.1:${port}/kitbridge cannot be reached: `);
    expect(problem).not.toContain('hunter2');
  });

  it('says that its host is not an address of this machine', async () => {
    expect(await startupProblem({ HOST: '192.0.2.1' })).toBe(
      '192.0.2.1 is not an address of this machine. See HOST.',
    );
  });
});
