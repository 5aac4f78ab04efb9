import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBodyTime } from './bodyTime.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  limitBodyTime(app, {
    plain: { whole: 1500, silence: 1500 },
    form: { whole: 30_000, silence: 1500, pace: { window: 3000, bytes: 30 } },
  });
  app.addContentTypeParser('application/form', (_request, body, done) => {
    body.on('end', () => done(null)).resume();
  });
  app.addContentTypeParser('application/form-in-line', (_request, body, done) => {
    setTimeout(() => body.on('end', () => done(null)).resume(), 3500);
  });
  app.post('/form', { config: { takesForm: true } }, async () => 'read');
  app.post('/plain', async () => 'read');
  app.post('/late', { onRequest: (_request, reply) => void reply.code(401).send('no') }, async () => '');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends a request whose body comes bit by bit, and answers what came back until the connection was closed. */
async function send(
  path: string,
  type: string,
  {
    bytes,
    everyMs,
    length = 10,
    each = 1,
  }: { bytes: number; everyMs: number; length?: number; each?: number },
) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const heard: Buffer[] = [];
  socket.on('data', (chunk) => {
    heard.push(chunk);
    if (chunk.includes('read')) socket.end();
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    if (sent >= bytes) return;
    sent += each;
    socket.write('1'.repeat(each));
  }, everyMs);
  await once(socket, 'close');
  clearInterval(timer);
  return Buffer.concat(heard).toString();
}

it('ends a body that stops coming, and says so', async () => {
  const answers = await Promise.all([
    send('/form', 'application/form', { bytes: 4, everyMs: 20 }),
    send('/plain', 'text/plain', { bytes: 4, everyMs: 20 }),
  ]);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 .*"code":"request_timeout"/s);
});

it('ends a body that is too slow as a whole, but leaves a form its time', async () => {
  const [plain, form] = await Promise.all([
    send('/plain', 'text/plain', { bytes: 10, everyMs: 200 }),
    send('/form', 'application/form', { bytes: 10, everyMs: 200 }),
  ]);
  expect(plain).toMatch(/^HTTP\/1\.1 408 /);
  expect(form).toMatch(/^HTTP\/1\.1 200 .*read/s);
});

it('ends a form whose bytes keep coming, but too few of them', async () => {
  const [trickle, slow] = await Promise.all([
    send('/form', 'application/form', { bytes: 100, everyMs: 500, length: 100 }),
    send('/form', 'application/form', { bytes: 100, everyMs: 500, length: 100, each: 10 }),
  ]);
  expect(trickle).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow).toMatch(/^HTTP\/1\.1 200 .*read/s);
});

it('forgives a stall of a form that is fast enough for the rest of the time', async () => {
  const stall = { bytes: 100, everyMs: 1200, length: 100, each: 20 };
  expect(await send('/form', 'application/form', stall)).toMatch(/^HTTP\/1\.1 200 .*read/s);
});

it('does not take a form for silent that waits for being read', async () => {
  const small = send('/form', 'application/form-in-line', { bytes: 10, everyMs: 10 });
  const large = send('/form', 'application/form-in-line', {
    bytes: 4_000_000,
    everyMs: 10,
    length: 4_000_000,
    each: 4_000_000,
  });
  for (const answer of await Promise.all([small, large])) expect(answer).toMatch(/^HTTP\/1\.1 200 .*read/s);
});

it('closes the connection of a client that was refused and still does not send its body', async () => {
  expect(await send('/late', 'text/plain', { bytes: 0, everyMs: 20 })).toMatch(/^HTTP\/1\.1 401 [^]*no$/);
});
