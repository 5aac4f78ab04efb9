import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendError } from './errorResponses.ts';
import { rejectMultipleHosts, warnOfUnknownProxy } from './forwardedHeaders.ts';

async function warningsOf(trustProxy: string | false): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  warnOfUnknownProxy(app, trustProxy);
  app.get('/', async () => 'ok');
  await app.inject('/');
  for (const ip of ['192.0.2.1', '192.0.2.2'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': ip } });
  await app.close();
  return lines;
}

it('warns once about X-Forwarded-For without TRUST_PROXY', async () => {
  const lines = await warningsOf(false);
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
  expect(lines[0]).not.toContain('192.0.2.1');
});

it('does not warn with TRUST_PROXY', async () => {
  expect(await warningsOf('loopback')).toEqual([]);
});

it.each([
  ['Host: a.example\r\n', '200'],
  ['Host: a.example\r\nhost: b.example\r\n', '400'],
  ['Host: a.example\r\nHost: a.example\r\n', '400'],
])('responds to the headers %j with %s', async (headers, status) => {
  const app = Fastify();
  app.setErrorHandler(sendError);
  rejectMultipleHosts(app);
  app.get('/', async () => 'ok');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await app.close();
});
