import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { db } from '@/mocks/db';
import { server } from '@/mocks/node';
import { loadContract, operationsOf, type Operation } from '../../contract/document';
import { checkBackend } from '../backend/checkBackend';
import { summary, toHtml, toJunit } from '../backend/report';
import { ADMIN_TOKEN, createSpecificationBackend } from '../backend/specificationBackend';
import type { Check } from '../backend/suite';
import { optionalOperations } from '../backend/tiers';

type Send = (request: Request) => Promise<Response>;

const failuresOf = (checks: readonly Check[]) => checks.filter(({ outcome }) => outcome === 'failed');

const checkSpecificationBackend = (send: Send = createSpecificationBackend()) =>
  checkBackend({ baseUrl: 'http://second.example/backend', token: ADMIN_TOKEN, isFull: true, fetch: send });

const checkMocks = (send?: Send) =>
  checkBackend({ baseUrl: API_BASE, token: 'token-of-amina', isFull: true, ...(send && { fetch: send }) });

/** Whether the request calls this operation. */
function isCallOf({ method, path }: Operation, request: Request): boolean {
  const pattern = new RegExp(`/backend${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return request.method === method && pattern.test(new URL(request.url).pathname);
}

/** Responds like `send`, except that this operation returns a status that the contract does not list. */
const withFault =
  (operation: Operation, send: Send): Send =>
  async (request) => {
    const response = await send(request.clone());
    if (!isCallOf(operation, request)) return response;
    // 226 is otherwise unused, and allows a body.
    const { headers } = response;
    const body = response.status === 204 ? '' : await response.arrayBuffer();
    return new Response(body, { status: 226, headers });
  };

const operations = operationsOf(loadContract());
const optional = optionalOperations();
const named = (tier: (operation: Operation) => boolean) =>
  operations.filter(tier).map((operation): [string, Operation] => [operation.id, operation]);

describe('a backend with only the shapes of the specification', () => {
  it('passes the core', async () => {
    const checks = await checkSpecificationBackend();
    expect(failuresOf(checks)).toEqual([]);
    expect(summary(checks)).toMatchInlineSnapshot(`
      "Core:     102 passed, 0 failed, 1 skipped
      Optional: 6 passed, 0 failed, 29 skipped"
    `);
  });

  it.each(named(({ id }) => !optional.has(id)))(
    'with a fault in %s fails only there',
    async (id, operation) => {
      const checks = await checkSpecificationBackend(withFault(operation, createSpecificationBackend()));
      const failures = failuresOf(checks);
      expect([...new Set(failures.map((check) => check.operation))]).toEqual([id]);
      expect(failures.filter(({ response }) => !response.includes('226'))).toEqual([]);
    },
  );

  it('with a wrong body fails only there', async () => {
    const send = createSpecificationBackend();
    const checks = await checkSpecificationBackend(async (request) => {
      const response = await send(request);
      return request.url.endsWith('/project_stats/') && response.ok
        ? Response.json({ total: '1', active: 1, completed: 0, draft: 0 })
        : response;
    });
    expect(failuresOf(checks)).toMatchObject([
      { operation: 'getProjectStats', response: expect.stringContaining('/total must be integer') },
    ]);
  });
});

describe('the mocked backend', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => db.reset());
  afterAll(() => server.close());

  it('passes', async () => {
    const checks = await checkMocks();
    expect(failuresOf(checks)).toEqual([]);
    expect(summary(checks)).toMatchInlineSnapshot(`
      "Core:     104 passed, 0 failed, 0 skipped
      Optional: 38 passed, 0 failed, 0 skipped"
    `);
  });

  it.each(named(({ id }) => optional.has(id)))(
    'with a fault in %s fails only there',
    async (id, operation) => {
      const checks = await checkMocks(withFault(operation, (request) => fetch(request)));
      expect([...new Set(failuresOf(checks).map((check) => check.operation))]).toEqual([id]);
    },
  );
});

it('reports an unreachable backend in every format', async () => {
  const checks = await checkBackend({
    baseUrl: 'http://nowhere.example/<backend>',
    token: null,
    isFull: false,
    fetch: async () => {
      throw new TypeError('fetch "failed" & more');
    },
  });
  expect(failuresOf(checks)).toHaveLength(checks.filter(({ outcome }) => outcome !== 'skipped').length);
  expect(toJunit(checks)).toContain(
    '<failure message="There was no response: fetch &quot;failed&quot; &amp; more.',
  );
  expect(toHtml(checks, 'http://nowhere.example/<backend>')).toContain(
    'http://nowhere.example/&lt;backend&gt;',
  );
});
