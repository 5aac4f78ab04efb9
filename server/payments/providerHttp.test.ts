import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ProviderError } from './provider.ts';
import { createProviderHttp, createReader, type ProviderCall } from './providerHttp.ts';

const KEY = 'sk_live_a_secret_key';
const GET: ProviderCall = {
  method: 'GET',
  path: '/payments/1?email=ada@example.com',
  headers: { authorization: `Bearer ${KEY}` },
};
let server: Server | undefined;
let deadline = new AbortController();

/** Starts a provider that responds to each request with the next listener, and the last one from then on. */
async function provider(...listeners: RequestListener[]) {
  let requests = 0;
  server = createServer((request, response) => {
    const listener = listeners[Math.min(requests, listeners.length - 1)];
    requests += 1;
    listener?.(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const call = createProviderHttp({
    name: 'PayPal',
    baseUrl: `http://127.0.0.1:${port}`,
    deadline: () => {
      deadline = new AbortController();
      return deadline.signal;
    },
    retryDelayMs: 0,
  });
  return { call, requests: () => requests };
}

const respondWith =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);
const ok = respondWith(200, '{"id":1}');
/** Does not respond until the time is up. */
const hang: RequestListener = () => deadline.abort(new DOMException('Too slow', 'TimeoutError'));
const disconnect: RequestListener = (request) => request.socket.destroy();

async function failureOf(response: Promise<unknown>): Promise<string> {
  const error = await response.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  const { message, stack = '' } = error as ProviderError;
  for (const secret of [KEY, 'ada@example.com']) expect(message + stack).not.toContain(secret);
  return message;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

describe('a provider call', () => {
  it('returns the JSON', async () => {
    const { call } = await provider(ok);
    expect(await call(GET)).toEqual({ status: 200, json: { id: 1 } });
  });

  it('sends an object as JSON, and a string byte for byte', async () => {
    const { call } = await provider((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        response.end(JSON.stringify({ body, type: request.headers['content-type'] }));
      });
    });
    const post = { method: 'POST', path: '/' } as const;
    expect((await call({ ...post, body: { a: 1 } })).json).toEqual({
      body: '{"a":1}',
      type: 'application/json',
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call({ ...post, body: 'a=1', headers: form })).json).toEqual({
      body: 'a=1',
      type: 'application/x-www-form-urlencoded',
    });
  });

  it.each([
    ['a time-out', hang],
    ['a lost connection', disconnect],
    ['429', respondWith(429, '{}')],
    ['500', respondWith(500, '{}')],
  ])('is repeated once after %s', async (_name, failure) => {
    const { call, requests } = await provider(failure, ok);
    expect((await call(GET)).json).toEqual({ id: 1 });
    expect(requests()).toBe(2);
  });

  it.each([
    ['a time-out', hang, 'failed: no response in time.'],
    ['503', respondWith(503, '{}'), 'failed with 503.'],
  ])('gives up after %s twice', async (_name, failure, reason) => {
    const { call, requests } = await provider(failure);
    expect(await failureOf(call(GET))).toBe(`PayPal GET /payments/1 ${reason}`);
    expect(requests()).toBe(2);
  });

  it('returns refusals, with or without JSON', async () => {
    const { call } = await provider(
      respondWith(422, '{"name":"NO"}'),
      respondWith(404, '<h1>Not found</h1>'),
    );
    expect(await call(GET)).toEqual({ status: 422, json: { name: 'NO' } });
    expect(await call(GET)).toEqual({ status: 404, json: undefined });
  });

  it('fails for malformed JSON', async () => {
    const { call } = await provider(respondWith(200, '{"id":'));
    expect(await failureOf(call(GET))).toBe('PayPal GET /payments/1 did not return JSON.');
  });

  it('does not take the key to another address', async () => {
    const { call } = await provider((_request, response) =>
      response.writeHead(302, { location: 'https://evil.example/' }).end(),
    );
    expect(await failureOf(call(GET))).toBe('PayPal GET /payments/1 failed: connection failed.');
  });

  it('does not repeat a key that is not a valid header', async () => {
    const { call } = await provider(ok);
    const headers = { authorization: `Bearer ${KEY}\n${KEY}` };
    expect(await failureOf(call({ ...GET, headers }))).toContain('connection failed');
  });

  it('fails when nothing listens', async () => {
    const { call } = await provider(ok);
    await new Promise((resolve) => server?.close(resolve));
    expect(await failureOf(call(GET))).toBe('PayPal GET /payments/1 failed: ECONNREFUSED.');
  });
});

describe('a reader', () => {
  const read = createReader<{ id: string; note?: string }>("PayPal's order", {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, note: { type: 'string', nullable: true } },
  });

  it('returns what has the form, with fields that it does not know', () => {
    expect(read({ id: '1', more: true })).toEqual({ id: '1', more: true });
  });

  it.each([[{ id: 1 }], [{}], [null], ['text']])('refuses %j', (json) => {
    expect(() => read(json)).toThrow(/^PayPal's order has an unexpected form: /);
  });
});
