import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from './testing/serverProcess.ts';

let folder: string;
const running = new Set<ServerProcess>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
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
  const server = startServerProcess({ DATA_DIR: join(folder, 'data'), ...env });
  running.add(server);
  return server;
}

/** The first start creates a database, which takes time on a busy machine. */
const SLOW_MS = 120_000;

const getHealth = async (address: string) => (await fetch(`${address}/backend/`)).json();

describe('the server', () => {
  it(
    'announces what it does at its first start, and less at the next',
    async () => {
      const first = start();
      const address = await first.ready;
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(await getHealth(address)).toEqual({ status: 'ok' });
      first.child.kill('SIGTERM');
      const { code, stdout, stderr } = await first.ended;
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`Creating the database in ${join(folder, 'data')} …\n`);

      const second = start();
      await second.ready;
      second.child.kill('SIGINT');
      const again = await second.ended;
      expect([again.code, again.stderr]).toEqual([0, '']);
      expect(again.stdout).not.toContain('Creating');
    },
    SLOW_MS,
  );

  it('completes running requests on shutdown and accepts no more', async () => {
    const server = start();
    const { port } = new URL(await server.ready);
    const call = await openCall(port);
    server.child.kill('SIGTERM');
    await untilRefused(Number(port));
    call.end('}');
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(400);
    expect((await server.ended).code).toBe(0);
  });

  it('exits immediately on a second signal, but not on one from the same Ctrl+C', async () => {
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

/** The single line that a failing start prints. */
async function startupError(env: Record<string, string>): Promise<string> {
  const { code, stderr } = await start(env).ended;
  expect(code).toBe(1);
  expect(stderr.trimEnd()).not.toContain('\n');
  return stderr;
}

describe('a server that cannot start prints one line', () => {
  it('when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await startupError({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. Set PORT to another one.\n`,
    );
    other.close();
  });

  it('when another server uses its data folder', async () => {
    const first = start();
    await first.ready;
    expect(await startupError({})).toBe(
      `Another server is running on the data folder ${join(folder, 'data')}. Stop it, or set DATA_DIR to another folder.\n`,
    );
  });

  it('when its data folder cannot be written to', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await startupError({ DATA_DIR: join(file, 'data') })).toBe(
      `The data folder ${join(file, 'data')} cannot be written to (ENOTDIR). Set DATA_DIR.\n`,
    );
  });

  it('when its database cannot be reached, without telling the password', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as { port: number };
    closed.close();
    await once(closed, 'close');
    const line = await startupError({ DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${port}/kitbridge` });
    expect(line).toContain(`The database at 127.0.0.1:${port}/kitbridge cannot be reached: `);
    expect(line).not.toContain('hunter2');
  });

  it('when its host is not an address of this machine', async () => {
    expect(await startupError({ HOST: '192.0.2.1' })).toBe(
      '192.0.2.1 is not an address of this machine. See HOST.\n',
    );
  });

  it('when a variable is invalid', async () => {
    expect(await startupError({ PORT: 'three thousand' })).toBe('PORT must be a number from 0 to 65535.\n');
  });
});
