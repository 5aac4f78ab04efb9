import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { format } from 'oxfmt';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokens } from '../auth/tokens.ts';
import { callOf, contractOperations } from '../testing/contractCalls.ts';
import { succeedingCall } from '../testing/contractRecipes.ts';
import { describeDomain } from '../testing/domainServer.ts';
import { testConfig } from '../testing/testApp.ts';
import type { Operation } from '../../contract/document.ts';
import { takesRawBody } from './rawBody.ts';

const NINE_HOURS = 9 * 60 * 60 * 1000;
const config = testConfig({ dataDir: join(tmpdir(), `kitbridge-authorisation-${randomUUID()}`) });
const secret = config.authSecret ?? '';

const named = (operations: readonly Operation[]) =>
  operations.map((operation) => [operation.id, operation] as const);
const locked = contractOperations.filter(({ token }) => token === 'required');
const guarded = contractOperations.filter(({ token }) => token !== 'ignored');
const withBody = locked.filter(({ body }) => body !== null);

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Claims {
  issuer?: string;
  subject?: string;
  /** Null leaves it out. */
  version?: unknown;
  algorithm?: string;
  key?: string;
  expires?: boolean;
}

/** A token in our own format with one thing wrong. */
function forged({
  issuer = 'kitbridge',
  subject = '1',
  version = 1,
  algorithm = 'HS256',
  key = secret,
  expires = true,
}: Claims): Promise<string> {
  const token = new SignJWT(version === null ? {} : { version })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer);
  if (expires) token.setExpirationTime('1h');
  return token.setSubject(subject).setIssuedAt().sign(new TextEncoder().encode(key));
}

const REFUSED = {
  status: 401,
  body: { message: 'Sign in to do this.', code: 'unauthorized' },
  challenge: 'Bearer',
};

const CELLS = ['no token', 'bad token', 'expired token', 'valid token'] as const;

describeDomain(
  'authorisation',
  (server) => {
    let adminId: number;
    let signedIn: Record<string, string>;
    let expired: Record<string, string>;
    beforeEach(async () => {
      const { id } = await server()
        .db.insertInto('admin_user')
        .values({ username: 'amina', email: 'amina@kitbridge.example', password_hash: 'none' })
        .returning('id')
        .executeTakeFirstOrThrow();
      adminId = id;
      const tokens = createTokens(secret);
      const subject = { adminId, tokenVersion: 1 };
      signedIn = bearer((await tokens.issue(subject)).token);
      expired = bearer((await tokens.issue(subject, new Date(Date.now() - NINE_HOURS))).token);
    });
    afterAll(() => rm(config.dataDir, { recursive: true, force: true }));

    /** The status of a valid call. */
    async function statusOf(operation: Operation, headers: Record<string, string>): Promise<number> {
      const call = await succeedingCall(operation, { server: server(), config, signedIn });
      const response = await server().app.inject({ ...call, headers: { ...call.headers, ...headers } });
      return response.statusCode;
    }

    /** The statuses of an operation, in the order of `CELLS`. */
    async function statusesOf(operation: Operation): Promise<number[]> {
      return [
        await statusOf(operation, {}),
        await statusOf(operation, bearer('bad')),
        await statusOf(operation, expired),
        await statusOf(operation, signedIn),
      ];
    }

    async function table(): Promise<string> {
      const lines = [];
      for (const operation of contractOperations) {
        const { id, method, path } = operation;
        lines.push(`| ${id} | \`${method} ${path}\` | ${(await statusesOf(operation)).join(' | ')} |`);
      }
      return [
        '# Responses by caller',
        '',
        'The status of a valid call with each kind of token, on the real server. A test generates this page from `openapi.yaml`',
        'and fails when it is out of date; `npx vitest run --project server server/contract/authorisation.test.ts -u` updates',
        'it. Public operations ignore tokens; `register` returns 403 to visitors once there is an administrator; a CV link',
        'carries its own signature and is given only to administrators; webhooks return 403 without a provider’s signature.',
        '',
        `| operation | call | ${CELLS.join(' | ')} |`,
        `|---|---|${'---|'.repeat(CELLS.length)}`,
        ...lines,
      ].join('\n');
    }

    it('is what docs/authorisation.md says', async () => {
      const { code: page } = await format('authorisation.md', await table());
      await expect(page).toMatchFileSnapshot('../../docs/authorisation.md');
    });

    describe.each(named(contractOperations))('%s', (id, operation) => {
      it('accepts every permitted caller', async () => {
        const status = await statusOf(operation, signedIn);
        const successes = Object.keys(operation.responses).filter((listed) => /^[23]/.test(listed));
        // An operation that needs more than the contract's examples to succeed has a recipe in contractRecipes.ts. Webhooks need a
        // signature instead.
        expect(takesRawBody(id) ? ['403'] : successes).toContain(String(status));
      });
    });

    describe.each(named(guarded))('%s refuses', (_id, operation) => {
      /** The status of a call with an invalid body: a 401 shows that the body was not read. */
      async function outcomeOf(headers: Record<string, string>) {
        const { method, url } = callOf(operation);
        const response = await server().app.inject({
          method,
          url,
          headers: { 'content-type': 'text/nonsense', ...headers },
          ...(operation.body && { payload: '{"broken":' }),
        });
        return {
          status: response.statusCode,
          body: response.json<unknown>(),
          challenge: response.headers['www-authenticate'],
        };
      }

      it.each<[string, Claims]>([
        ['of another secret', { key: 'another secret, long enough for HS256' }],
        ['of another algorithm', { algorithm: 'HS512', key: secret.repeat(2) }],
        ['of another issuer', { issuer: 'elsewhere' }],
        ['that never expires', { expires: false }],
        ['of an unknown administrator', { subject: '999' }],
        ['of a subject that is not a number', { subject: '1 or 1=1' }],
        ['of a version that is none', { version: 'true' }],
        ['without a version', { version: null }],
      ])('a token %s', async (_name, claims) => {
        expect(await outcomeOf(bearer(await forged({ subject: String(adminId), ...claims })))).toEqual(
          REFUSED,
        );
      });

      it('an unsigned token', async () => {
        const claims = {
          iss: 'kitbridge',
          sub: String(adminId),
          version: 1,
          exp: Math.floor(Date.now() / 1000) + 3600,
        };
        const unsigned = `${base64url({ alg: 'none' })}.${base64url(claims)}.`;
        expect(await outcomeOf(bearer(unsigned))).toEqual(REFUSED);
        expect(await outcomeOf(bearer(unsigned.slice(0, -1)))).toEqual(REFUSED);
      });

      it('a token that has expired, or whose expiry was changed', async () => {
        expect(await outcomeOf(expired)).toEqual(REFUSED);
        const [header, , signature] = (signedIn['authorization'] ?? '').replace('Bearer ', '').split('.');
        const longer = { iss: 'kitbridge', sub: String(adminId), version: 1, exp: 4_102_444_800 };
        expect(await outcomeOf(bearer(`${header}.${base64url(longer)}.${signature}`))).toEqual(REFUSED);
      });

      it('the token of a removed administrator', async () => {
        await server().db.deleteFrom('admin_user').execute();
        expect(await outcomeOf(signedIn)).toEqual(REFUSED);
      });

      it('a token from before all sessions were ended', async () => {
        await server().db.updateTable('admin_user').set({ token_version: 2 }).execute();
        expect(await outcomeOf(signedIn)).toEqual(REFUSED);
      });

      it.each(['', 'Bearer', 'Bearer ', 'Bearer a b', 'Basic YW1pbmE6cGFzcw==', 'token'])(
        'the header %j',
        async (authorization) => {
          expect(await outcomeOf({ authorization })).toEqual(REFUSED);
        },
      );
    });

    describe.each(named(locked))('%s', (_id, operation) => {
      it('accepts no token from the URL or a cookie', async () => {
        const token = (signedIn['authorization'] ?? '').replace('Bearer ', '');
        const call = callOf(operation);
        const response = await server().app.inject({
          ...call,
          url: `${call.url}${call.url.includes('?') ? '&' : '?'}access_token=${token}`,
          headers: { ...call.headers, cookie: `access_token=${token}; userInfo=${token}` },
        });
        expect(response.statusCode).toBe(401);
      });
    });

    describe.each(named(withBody))('%s', (_id, operation) => {
      it('answers 401 before any of the body has arrived', async () => {
        const { app } = server();
        if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
        const { port } = app.server.address() as AddressInfo;
        const { url, headers } = callOf(operation);
        const sent = request({
          port,
          host: '127.0.0.1',
          method: operation.method,
          path: url,
          headers: { ...headers, 'content-length': 1_000_000 },
          agent: false,
        });
        sent.flushHeaders();
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        expect(response.statusCode).toBe(401);
        sent.on('error', () => {}).destroy();
      });
    });
  },
  config,
);
