import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContract, operationsOf } from '../contract/document.ts';
import { openTestDatabase } from './testing/testDatabase.ts';
import { buildTestApp, testConfig } from './testing/testApp.ts';
import type { OpenDatabase } from './database/open.ts';

let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp({ db: database.db });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const operations = operationsOf(loadContract());
const secured = operations.filter(({ token }) => token === 'required');
const addressOf = (path: string) => `/backend${path.replaceAll(/\{\w+\}/g, 'not-a-number')}`;

/** A response that a browser shows as a page. */
const DOCUMENT = { url: '/backend/api/project/0/download_report', headers: { accept: 'text/html' } };

describe('the application', () => {
  it.each(secured.map(({ id, method, path }) => [id, method, path] as const))(
    'returns 401 for %s without a token, before reading the body',
    async (_id, method, path) => {
      const response = await app.inject({ method, url: addressOf(path), payload: 'not JSON at all' });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ message: 'Sign in to do this.', code: 'unauthorized' });
    },
  );

  it('reports whether its database responds', async () => {
    const awake = await app.inject({ url: '/backend/' });
    expect([awake.statusCode, awake.json()]).toMatchObject([200, { status: 'ok' }]);

    const broken = await openTestDatabase();
    const deaf = await buildTestApp({ db: broken.db });
    await broken.close();
    const response = await deaf.inject({ url: '/backend/' });
    await deaf.close();
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
  });

  it.each(['/backend', '/backend/'])('responds at %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(200);
  });

  it.each([
    ['GET', '/backend/api/nothing', 404],
    ['POST', '/backend/api/project/project_stats/', 405],
    ['GET', '/backend/%', 400],
    ['GET', `/backend/api/project/${'9'.repeat(300)}`, 404],
    ['GET', '/elsewhere', 404],
  ] as const)('returns a contract error for %s %s', async (method, url, status) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(response.body).not.toMatch(/node_modules|\.ts|\bat \//);
  });

  it.each([
    ['GET', '/backend/api/nothing'],
    ['GET', '/backend/'.repeat(2)],
    ['GET', `/backend/api/project/${'9'.repeat(300)}`],
    ['HEAD', '/backend/api/nothing'],
  ] as const)('does not serve a page for %s %s', async (method, url) => {
    const siteDirectory = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(siteDirectory, '_admin.html'), 'the administration');
    const facts = {
      screens: ['/backend/*'],
      name: 'Kitbridge',
      organisation: {},
    };
    writeFileSync(join(siteDirectory, '.site.json'), JSON.stringify(facts));
    const withSite = await buildTestApp({ db: database.db, siteDirectory });
    const response = await withSite.inject({ method, url });
    await withSite.close();
    rmSync(siteDirectory, { recursive: true });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body).not.toContain('the administration');
  });

  it.each([
    ['/%', '404.html'],
    ['/%E0%A4%A', '404.html'],
    ['/donate%', '404.html'],
    ['/projects/%', '_no-project.html'],
  ])('serves a page to a browser that follows the truncated link %s', async (url, page) => {
    const siteDirectory = mkdtempSync(join(tmpdir(), 'site-'));
    for (const name of ['404.html', '_no-project.html', '_admin.html'])
      writeFileSync(join(siteDirectory, name), name);
    const facts = {
      screens: ['/donate', '/projects/:id'],
      name: 'Kitbridge',
      organisation: {},
    };
    writeFileSync(join(siteDirectory, '.site.json'), JSON.stringify(facts));
    const withSite = await buildTestApp({ db: database.db, siteDirectory });
    const followed = await withSite.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    const asked = await withSite.inject({ url, headers: { accept: '*/*' } });
    await withSite.close();
    rmSync(siteDirectory, { recursive: true });
    expect(followed).toMatchObject({ statusCode: 404, body: page });
    expect(followed.headers['content-security-policy']).toContain("default-src 'self'");
    expect(asked.statusCode).toBe(400);
    expect(asked.json()).toEqual({ message: 'The address is malformed.', code: 'malformed' });
  });

  it.each([
    ['GET', '/%'],
    ['POST', '/donate'],
    ['GET', '/backend/%'],
    ['GET', '/backend/api/nothing'],
  ] as const)('sends no-store and nosniff when refusing %s %s', async (method, url) => {
    const { headers } = await app.inject({ method, url });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('refuses a body over 64 KiB without storing anything', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/backend/api/donation/donations',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ donor_full_name: 'x'.repeat(2 ** 20) }),
    });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, 'too_large']);
    expect(await database.db.selectFrom('donation').selectAll().execute()).toEqual([]);
  });

  it('sends security headers that work over plain HTTP', async () => {
    const { headers } = await app.inject(DOCUMENT);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['permissions-policy']).toContain('clipboard-write=(self)');
    const policy = String(headers['content-security-policy']);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('allows nothing inline but what the build wrote', async () => {
    const siteDirectory = mkdtempSync(join(tmpdir(), 'site-'));
    const facts = { screens: ['/', '/about'], name: 'Kitbridge', organisation: {} };
    const styles = { 'index.html': 'sha256-c3R5bGU=', 'about.html': 'sha256-b3RoZXI=' };
    const inline = { scripts: ['sha256-c2NyaXB0'], styles };
    writeFileSync(join(siteDirectory, '.site.json'), JSON.stringify({ ...facts, inline }));
    for (const file of Object.keys(styles)) writeFileSync(join(siteDirectory, file), '<p>');
    mkdirSync(join(siteDirectory, 'assets'));
    for (const file of ['main-1a2b.js', 'solver.worker-1a2b.js'])
      writeFileSync(join(siteDirectory, 'assets', file), '');
    const withSite = await buildTestApp({ db: database.db, siteDirectory });
    const { headers } = await withSite.inject(DOCUMENT);
    const pages = await Promise.all(['/', '/about'].map((url) => withSite.inject({ url })));
    const script = await withSite.inject({ url: '/assets/main-1a2b.js' });
    const data = await withSite.inject({ url: '/backend/' });
    const worker = await withSite.inject({ url: '/assets/solver.worker-1a2b.js' });
    await withSite.close();
    rmSync(siteDirectory, { recursive: true });
    const policyOf = (response: typeof script) =>
      String(response.headers['content-security-policy']).split(';');
    for (const response of [...pages, worker])
      expect(policyOf(response)).toContain("script-src 'self' 'sha256-c2NyaXB0'");
    const styleSources = [...pages, worker].map((response) =>
      policyOf(response).find((directive) => directive.startsWith('style-src')),
    );
    expect(styleSources).toEqual([
      "style-src 'self' 'sha256-c3R5bGU='",
      "style-src 'self' 'sha256-b3RoZXI='",
      "style-src 'self'",
    ]);
    expect(worker.headers['content-security-policy']).toBe(headers['content-security-policy']);
    // A phone would load them with each script and each response.
    for (const response of [script, data]) {
      expect(response.headers).not.toHaveProperty('content-security-policy');
      expect(response.headers).not.toHaveProperty('permissions-policy');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('sends HSTS behind HTTPS', async () => {
    const config = testConfig({ publicUrl: 'https://kitbridge.example' });
    const behindHttps = await buildTestApp({ db: database.db, config });
    const { headers } = await behindHttps.inject(DOCUMENT);
    await behindHttps.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('returns a contract error for bytes that are not HTTP', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
    socket.end('this is not HTTP\r\n\r\n');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    await once(socket, 'close');
    const [head, body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 400 Bad Request');
    expect(head).toContain('Cache-Control: no-store');
    expect(JSON.parse(body ?? '')).toEqual({ message: 'This is not an HTTP request.', code: 'malformed' });
  });

  it('closes a connection that sent no HTTP and stays open', async () => {
    const listening = await buildTestApp({ db: database.db });
    await listening.listen({ port: 0, host: '127.0.0.1' });
    const { port } = listening.server.address() as AddressInfo;
    const closed = once(listening.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
    client.write('this is not HTTP\r\n\r\n');
    await expect(closed).resolves.toBeDefined();
    client.destroy();
    await listening.close();
  });
});

/** A login whose body lacks its last byte, on a server that is closing. */
async function loginOnClosing() {
  const closing = await buildTestApp({ db: database.db });
  const stopping = new Promise<void>((resolve) => closing.addHook('preClose', async () => resolve()));
  await closing.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((closing.server.address() as AddressInfo).port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (chunk) => heard.push(chunk));
  const post = 'POST /backend/api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n';
  const begun = once(closing.server, 'request');
  socket.write(`${post}Content-Type: application/json\r\n\r\n{`);
  await begun;
  const closed = closing.close();
  await stopping;
  const responses = () => Buffer.concat(heard).toString().split('HTTP/1.1 ').slice(1);
  return { socket, closed, responses };
}

describe('closing the application', () => {
  it('does not wait for idle connections', async () => {
    const closing = await buildTestApp({ db: database.db });
    await closing.listen({ port: 0, host: '127.0.0.1' });
    const accepted = once(closing.server, 'connection');
    const silent = connect((closing.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    await accepted;
    await expect(closing.close()).resolves.toBeUndefined();
    silent.destroy();
  });

  it('completes requests on open connections', async () => {
    const { socket, closed, responses } = await loginOnClosing();
    socket.write('}GET /backend/api/nothing HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'close');
    await closed;
    const [first, second] = responses();
    expect(first).toMatch(/^400 /);
    expect(second).toMatch(/^404 .*"code":"not_found"/s);
  });

  // Node.js keeps an idle connection for longer.
  it('does not wait for a connection after its last response', { timeout: 4000 }, async () => {
    const { socket, closed, responses } = await loginOnClosing();
    socket.write('}');
    await Promise.all([closed, once(socket, 'close')]);
    expect(responses()).toEqual([expect.stringMatching(/^400 /)]);
  });
});

describe('the log', () => {
  it('has one line per response, without personal data', async () => {
    const lines: string[] = [];
    const write = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => lines.push(String(text)) > 0);
    const logging = await buildTestApp({ db: database.db, config: testConfig({ logLevel: 'trace' }) });
    const response = await logging.inject({
      method: 'POST',
      url: '/backend/api/donation/donations?email=ada@donors.example&token=secret',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      payload: { donor_email: 'ada@donors.example', donor_full_name: 'Ada Obi' },
    });
    await logging.inject({ url: '/elsewhere/ada@donors.example?token=secret' });
    await logging.close();
    write.mockRestore();

    expect(response.statusCode).toBe(400);
    const responses = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(responses).toMatchObject([
      {
        reqId: response.headers['x-request-id'],
        method: 'POST',
        path: '/backend/api/donation/donations',
        operationId: 'createDonation',
        status: 400,
        milliseconds: expect.any(Number),
      },
      { path: '/elsewhere/<email>', status: 404 },
    ]);
    expect(lines.join('')).not.toMatch(/ada@|Ada Obi|secret/);
  });
});
