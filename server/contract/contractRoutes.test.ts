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

describe('a valid request', () => {
  it("reaches its handler with the contract's types, defaults and names", async () => {
    const { status, body } = await post({ ...gift, amount: 19.99 }, { 'idempotency-key': 'abcdefgh' });
    expect(status).toBe(201);
    expect(body).toEqual({
      seen: {
        body: { ...gift, amount: 19.99, currency: 'USD' },
        query: {},
        path: {},
        header: { 'Idempotency-Key': 'abcdefgh' },
        admin: null,
      },
    });
  });

  it.each([
    ['?page=3&ratio=0.5&open=true&search=kano', { page: 3, ratio: 0.5, open: true, search: 'kano' }],
    ['', { page: 1 }],
    ['?page=&search=', { page: 1 }],
    ['?unknown=1&open=false', { page: 1, open: false }],
  ])('has its query %s parsed', async (query, expected) => {
    const { body } = await send({ url: `/backend/gifts${query}` });
    expect(body).toMatchObject({ seen: { query: expected } });
  });

  it('may omit an optional body, or send an empty one', async () => {
    const json = { ...signedIn, 'content-type': 'application/json' };
    expect((await send({ method: 'PUT', url: '/backend/gifts/1', headers: signedIn })).status).toBe(204);
    expect(
      (await send({ method: 'DELETE', url: '/backend/gifts/1', headers: json, payload: '' })).status,
    ).toBe(204);
  });

  it("is answered with the handler's response", async () => {
    expect(await send({ url: '/backend/moved' })).toMatchObject({
      status: 303,
      headers: { location: '/thankyou' },
    });
    const report = await app.inject({ url: '/backend/report' });
    expect(report.headers['content-type']).toBe('application/pdf');
    expect(report.body).toBe('%PDF-1.7');
  });

  it('is never cached', async () => {
    expect((await send({ url: '/backend/gifts' })).headers['cache-control']).toBe('no-store');
  });
});

describe('a malformed request', () => {
  it.each([
    ['not JSON', '{"amount": NaN}', 'The body is not valid JSON.'],
    ['half of it', '{"amount": 1', 'The body is not valid JSON.'],
    ['reaching into the prototype', '{"__proto__": {"admin": true}}', 'The body is not valid JSON.'],
    ['no body', '', 'A JSON body is required.'],
  ])('%s', async (_name, payload, message) => {
    expect(await post(payload)).toMatchObject({ status: 400, body: { message, code: 'malformed' } });
  });

  it('with many mistakes is answered with the first twenty', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k${n}`, 1]));
    const { status, body } = await post({ ...gift, ...unknown });
    const { message, details } = body as { message: string; details: object[] };
    expect([status, details.length]).toEqual([400, 20]);
    expect(message.match(/is unknown/g)).toHaveLength(20);
  });

  it('does not get a long name back in full', async () => {
    const { status, body } = await post({ ...gift, ['x'.repeat(3000)]: 1 });
    expect(status).toBe(400);
    expect(JSON.stringify(body).length).toBeLessThan(400);
  });

  it('with more values than any valid request is refused before validation', async () => {
    expect(await post(`{"goals":[${'[],'.repeat(1200)}[]]}`)).toMatchObject({
      status: 400,
      body: { code: 'malformed', message: 'The request has too many values.' },
    });
  });

  it('with bytes that are not text', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/backend/gifts',
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from([0x22, 0xff, 0xfe, 0x22]),
    });
    expect(response.statusCode).toBe(400);
  });

  it.each([
    ['a list', [], { field: '', message: 'must be object' }],
    ['a text for a number', { ...gift, amount: '50' }, { field: 'amount', message: 'must be number' }],
    [
      'a number that is too large',
      '{"donor_email":"a@b.example","amount":1e999}',
      { field: 'amount', message: 'must be number' },
    ],
    ['a text for an id', { ...gift, project_id: '1' }, { field: 'project_id', message: 'must be integer' }],
    ['null', { ...gift, amount: null }, { field: 'amount', message: 'must be number' }],
    ['a missing field', { amount: 5 }, { field: 'donor_email', message: 'is required' }],
    ['an unknown field', { ...gift, admin: true }, { field: 'admin', message: 'is unknown' }],
    [
      'a NUL',
      { ...gift, name: 'A\0da' },
      { field: 'name', message: 'contains a character that cannot be stored' },
    ],
    [
      'half a character',
      { ...gift, goals: ['\ud800'] },
      { field: 'goals/0', message: expect.stringContaining('cannot be stored') },
    ],
  ])('with %s names the field', async (_name, payload, detail) => {
    expect(await post(payload)).toMatchObject({
      status: 400,
      body: { code: 'malformed', details: [detail] },
    });
  });

  it.each([
    '/backend/gifts/abc',
    '/backend/gifts/1.5',
    '/backend/gifts/0x10',
    '/backend/gifts/99999999999999999999',
  ])('to %s', async (url) => {
    const refused = await send({ method: 'DELETE', url, headers: signedIn });
    expect(refused).toMatchObject({
      status: 400,
      body: { details: [{ field: 'id', message: 'must be integer' }] },
    });
  });

  it.each(['?page=two', '?page=1e3', '?page=1&page=2', '?open=maybe'])('with the query %s', async (query) => {
    expect(await send({ url: `/backend/gifts${query}` })).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
  });
});

describe('a request that breaks a rule', () => {
  it.each([
    [0, 'must be >= 0.01'],
    [-1, 'must be >= 0.01'],
    [1e308, 'must be <= 1000000'],
    [1.005, 'must have at most 2 decimals'],
    [19.990000001, 'must have at most 2 decimals'],
    [1e-7, 'must be >= 0.01'],
  ])('the amount %d', async (amount, message) => {
    expect(await post({ ...gift, amount })).toMatchObject({
      status: 422,
      body: {
        code: 'validation_failed',
        message: `Amount ${message}.`,
        details: [{ field: 'amount', message }],
      },
    });
  });

  it.each([0.01, 0.07, 0.29, 1.1, 19.99, 999999.99, 1000000])('accepts the amount %d', async (amount) => {
    expect((await post({ ...gift, amount })).status).toBe(201);
  });

  it('calls a bad email "invalid"', async () => {
    const refused = await post({ ...gift, donor_email: 'ada@' });
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('invalid') } });
  });

  it.each([
    ['an unknown currency', { currency: 'EUR' }, 'currency', 'must be one of USD, NGN'],
    ['nothing in a text', { name: '' }, 'name', 'must not be empty'],
    ['an id that cannot be', { project_id: 0 }, 'project_id', 'must be >= 1'],
    ['a day that is none', { deadline: '2026-02-30' }, 'deadline', 'must be a date like 2026-12-31'],
    ['nothing deep inside', { goals: ['one', ''] }, 'goals/1', 'must not be empty'],
  ])('%s', async (_name, fields, field, message) => {
    const refused = await post({ ...gift, ...fields });
    expect(refused).toMatchObject({ status: 422, body: { details: [{ field, message }] } });
  });

  it('names every invalid field once', async () => {
    const refused = await post({ donor_email: 'x'.repeat(70), amount: 0, currency: 'EUR' });
    expect(refused).toMatchObject({
      status: 422,
      body: { details: [{ field: 'donor_email' }, { field: 'amount' }, { field: 'currency' }] },
    });
  });

  it('is a 400 where the operation lists no 422', async () => {
    const refused = await send({ method: 'DELETE', url: '/backend/gifts/0', headers: signedIn });
    expect(refused).toMatchObject({ status: 400, body: { code: 'malformed', details: [{ field: 'id' }] } });
  });

  it('measures a text in a query in characters', async () => {
    expect((await send({ url: '/backend/gifts?search=123456' })).status).toBe(422);
  });
});

describe('a body', () => {
  it('of the wrong type is refused', async () => {
    const refused = await post('amount=5', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(refused).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it('over the limit is refused', async () => {
    const refused = await post({ ...gift, name: 'x'.repeat(4000) });
    expect(refused).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });
});
