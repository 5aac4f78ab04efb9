import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBodyTime } from './bodyTime.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  limitBodyTime(app, { plain: { whole: 1500, silence: 1500 }, form: { whole: 30_000, silence: 1500 } });
  app.addContentTypeParser('application/form', (_request, body, done) => {
    body.on('end', () => done(null)).resume();
  });
  app.post('/form', { config: { takesForm: true } }, async () => 'read');
  app.post('/plain', async () => 'read');
  app.post('/late', { onRequest: (_request, reply) => void reply.code(401).send('no') }, async () => '');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends a request whose body comes byte by byte, and answers what came back until the connection was closed. */
async function send(path: string, type: string, { bytes, everyMs }: { bytes: number; everyMs: number }) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const heard: Buffer[] = [];
  socket.on('data', (chunk) => {
    heard.push(chunk);
    if (chunk.includes('read')) socket.end();
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n`);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent >= bytes) return;
    sent += 1;
    socket.write('1');
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

it('closes the connection of a client that was refused and still does not send its body', async () => {
  expect(await send('/late', 'text/plain', { bytes: 0, everyMs: 20 })).toMatch(/^HTTP\/1\.1 401 [^]*no$/);
});
