import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compressJson } from './compression.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0, gzip;q=0', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('chooses for %s: %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('compressJson', () => {
  const LIST = { titles: Array.from({ length: 100 }, (_, n) => `Project ${n}: ₦${n} of ₦100`) };
  const KEPT = Buffer.from(JSON.stringify(LIST));
  const build = () => {
    const app = Fastify();
    compressJson(app);
    app.get('/list', async () => LIST);
    app.get('/kept', (_request, reply) => reply.type('application/json; charset=utf-8').send(KEPT));
    app.get('/short', async () => ({ status: 'ok' }));
    app.get('/text', (_request, reply) => reply.type('text/csv').send('name\n'.repeat(1000)));
    return app;
  };

  it.each(['/list', '/kept'])('compresses %s as the client accepts it', async (url) => {
    const app = build();
    const ask = (encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
    const brotli = await ask('gzip, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(brotli.rawPayload.length),
    });
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(LIST);
    expect((await ask('br')).rawPayload).toEqual(brotli.rawPayload);
    expect(JSON.parse(gunzipSync((await ask('gzip')).rawPayload).toString())).toEqual(LIST);
    const plain = await ask('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.json()).toEqual(LIST);
  });

  it('responds to HEAD with the headers of GET', async () => {
    const app = build();
    const request = { url: '/list', headers: { 'accept-encoding': 'br' } };
    const { headers } = await app.inject({ ...request, method: 'GET' });
    const head = await app.inject({ ...request, method: 'HEAD' });
    expect(head.body).toBe('');
    expect(head.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': headers['content-length'],
    });
  });

  it.each(['/short', '/text'])('leaves %s alone', async (url) => {
    const { headers } = await build().inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(headers).not.toHaveProperty('content-encoding');
  });
});
