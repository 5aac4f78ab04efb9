import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, gift, signedIn } from './testing/testCalls.ts';
import { buildTestContract } from './testing/testContract.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestContract();
});
afterAll(() => app.close());

const { send, post } = callsOf(() => app);

const change = (headers: Record<string, string>) =>
  send({
    method: 'PUT',
    url: '/backend/gifts/abc',
    payload: 'x'.repeat(5000),
    headers: { 'content-type': 'text/plain', ...headers },
  });

const list = (headers: Record<string, string>) => send({ url: '/backend/gifts', headers });

describe('authentication', () => {
  it.each([
    [{}],
    [{ authorization: 'Bearer bad' }],
    [{ authorization: 'Basic Z29vZA==' }],
    [{ authorization: 'Bearer ' }],
  ])('is checked first (%o)', async (headers) => {
    const refused = await change(headers);
    expect(refused).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
      headers: { 'www-authenticate': 'Bearer' },
    });
  });

  it('lets a valid token through to the other checks', async () => {
    expect((await change({ 'content-type': 'application/json', ...signedIn })).status).toBe(413);
  });

  it('is optional where the contract says so, but an invalid token is refused', async () => {
    expect(await list({})).toMatchObject({ body: { seen: { admin: null } } });
    expect(await list(signedIn)).toMatchObject({ body: { seen: { admin: { username: 'amina' } } } });
    expect((await list({ authorization: 'Bearer bad' })).status).toBe(401);
  });

  it('is ignored where the contract needs none', async () => {
    expect((await post(gift, { authorization: 'Bearer bad' })).status).toBe(201);
  });
});

describe('a path that is not in the contract', () => {
  it("is a 404 in the contract's error shape", async () => {
    const refused = await send({ url: '/backend/api/nothing?token=secret' });
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is a 405 for an unlisted method, and names the listed ones', async () => {
    const refused = await send({ method: 'DELETE', url: '/backend/gifts' });
    expect(refused).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(refused.headers.allow).toBe('GET, POST, HEAD');
  });
});

describe("the contract's rate limit", () => {
  it("refuses in the contract's error shape and says when to retry", async () => {
    const limited = await buildTestContract();
    const calls = [];
    for (let call = 0; call < 3; call += 1) calls.push(await limited.inject({ url: '/backend/limited' }));
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([204, 204, 429]);
    expect(calls[2]?.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(calls[2]?.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});
