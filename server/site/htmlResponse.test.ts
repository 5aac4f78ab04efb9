import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlResponse, sendHtml } from './htmlResponse.ts';

const HTML = `<p>${'₦5 was given. '.repeat(1100)}</p>`;

describe.each(['kept', 'once'] as const)('htmlResponse (%s)', (effort) => {
  let app: FastifyInstance;
  beforeAll(() => {
    const page = htmlResponse(HTML, { effort, styles: undefined });
    app = Fastify({ trustProxy: true });
    app.get('/', (request, reply) => sendHtml(request, reply, page));
    app.get('/missing', (request, reply) => sendHtml(request, reply.code(404), page));
  });
  afterAll(() => app.close());
  const ask = (headers: Record<string, string>, url = '/') => app.inject({ url, headers });

  it('compresses as the browser accepts it', async () => {
    const brotli = await ask({ 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(HTML);
    const gzip = await ask({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(HTML);
    const plain = await ask({});
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, HTML]);
  });

  it.each([
    { protocol: 'https', parts: [...Array.from({ length: 10 }, () => 1400), 3607] },
    { protocol: 'http', parts: [17_607] },
  ])('is sent over $protocol in parts of $parts bytes', async ({ protocol, parts }) => {
    const headers = { 'x-forwarded-proto': protocol };
    const response = await app.inject({ url: '/', headers, payloadAsStream: true });
    const received: Buffer[] = [];
    for await (const part of response.stream()) received.push(part as Buffer);
    expect(Buffer.concat(received).toString()).toBe(HTML);
    expect(received.map(({ length }) => length)).toEqual(parts);
    expect(response.headers['content-length']).toBe('17607');
  });

  it('returns 304 when the browser has it', async () => {
    const etag = String((await ask({ 'accept-encoding': 'br' })).headers.etag);
    const again = await ask({ 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await ask({ 'if-none-match': etag }, '/missing')).statusCode).toBe(404);
  });
});
