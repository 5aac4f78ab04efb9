import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { isOutOfDisk, isUnreachable } from '../database/errors.ts';
import type { Database } from '../database/tables.ts';
import { buildTestApp } from '../testing/testApp.ts';

describe('while the database is down', () => {
  let app: FastifyInstance;
  let db: Kysely<Database>;
  beforeAll(async () => {
    // Nothing listens there.
    const pool = new Pool({ host: '127.0.0.1', port: 1 });
    db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    app = await buildTestApp({ db });
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });

  it.each([
    ['GET', '/backend/', undefined],
    ['GET', '/backend/api/project/', undefined],
    ['GET', '/backend/api/project/1', undefined],
    ['GET', '/backend/api/project/1/download_report', undefined],
    ['POST', '/backend/api/auth/login', { username: 'amina', password: 'a long pass phrase' }],
  ] as const)('%s %s returns a retryable 503', async (method, url, payload) => {
    const response = await app.inject({ method, url, ...(payload && { payload }) });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.json()).toEqual({ message: 'The database is not responding.', code: 'unavailable' });
  });
});

it.each([
  ['ECONNRESET', 'read ECONNRESET', true],
  ['EAI_AGAIN', 'getaddrinfo EAI_AGAIN db', true],
  ['57P01', 'terminating connection due to administrator command', true],
  ['08006', 'connection failure', true],
  ['53300', 'sorry, too many clients already', true],
  [undefined, 'Connection terminated unexpectedly', true],
  [undefined, 'Client has encountered a connection error and is not queryable', true],
  [undefined, 'timeout exceeded when trying to connect', true],
  [undefined, 'driver has already been destroyed', true],
  ['23505', 'duplicate key value violates unique constraint', false],
  ['22P02', 'invalid input syntax', false],
  ['ENOENT', 'no such file or directory', false],
  [undefined, 'x is not a function', false],
])('classifies the code %s with "%s"', (code, message, expected) => {
  expect(isUnreachable(Object.assign(new Error(message), code && { code }))).toBe(expected);
});

it.each([
  ['53100', 'could not extend file "base/5/16384": No space left on device', true],
  ['ENOSPC', 'ENOSPC: no space left on device, write', true],
  ['23505', 'duplicate key value violates unique constraint', false],
])('classifies the code %s as a full disk or not', (code, message, expected) => {
  expect(isOutOfDisk(Object.assign(new Error(message), { code }))).toBe(expected);
});
