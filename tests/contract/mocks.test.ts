import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContract, operationsOf, type Operation } from '../../contract/document';
import { API_BASE } from '@/api/backendAddress';
import { db } from '@/mocks/db';
import { handlersByOperation } from '@/mocks/handlers/all';
import { server } from '@/mocks/node';
import { OPERATIONS, type OperationId } from '@/mocks/operations';
import { CALLS } from './calls';
import { breachOf, send, type Call } from './mockedCall';

const operations = operationsOf(loadContract());

/** The operations that a rule applies to, for `it.each`. */
const operationsWhere = (rule: (operation: Operation) => boolean) =>
  operations.filter(rule).map(({ id }) => id);

const hasBodyOf = (mediaType: string) => (operation: Operation) =>
  mediaType in (operation.body?.schemas ?? {});

/** The status that the mocks return, and how the response breaks the contract. */
async function outcomeOf(id: OperationId, call: Omit<Call, 'when' | 'status'>) {
  const response = await send(id, call);
  return { status: response.status, breach: await breachOf(id, response) };
}

function withoutBreach(status: number) {
  return { status, breach: null };
}

function atId(id: string) {
  return { path: { id, photoId: id } };
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => db.reset());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the mocked operations', () => {
  it('are those of the contract', () => {
    const ids = operations.map(({ id }) => id).toSorted();
    expect(Object.keys(handlersByOperation).toSorted()).toEqual(ids);
    expect(Object.keys(CALLS).toSorted()).toEqual(ids);
  });

  it('have the methods and paths of the contract', () => {
    for (const { id, method, path } of operations) {
      expect(OPERATIONS[id]).toEqual({ method: method.toLowerCase(), path });
      expect(handlersByOperation[id].info).toMatchObject({
        method,
        path: API_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      });
    }
  });
});

describe.each(operations.map(({ id }) => id))('%s', (id) => {
  it.each(CALLS[id])('returns $status $when', async (call) => {
    expect(await outcomeOf(id, call)).toEqual(withoutBreach(call.status));
  });
});

describe('refusals that operations share', () => {
  it.each(operationsWhere(({ token }) => token === 'required'))(
    '%s returns 401 without a token or with an expired one',
    async (id) => {
      const call = { ...CALLS[id][0], signedIn: false };
      expect(await outcomeOf(id, call)).toEqual(withoutBreach(401));
      expect(await outcomeOf(id, { ...call, headers: { Authorization: 'Bearer expired' } })).toEqual(
        withoutBreach(401),
      );
    },
  );

  it.each(operationsWhere(({ path }) => /\{(id|photoId)\}/.test(path)))(
    '%s returns 404 for an unknown id and 400 for one that is not a number',
    async (id) => {
      expect(await outcomeOf(id, { ...CALLS[id][0], ...atId('999999') })).toEqual(withoutBreach(404));
      expect(await outcomeOf(id, { ...CALLS[id][0], ...atId('three') })).toEqual(withoutBreach(400));
    },
  );

  it.each(operationsWhere(hasBodyOf('application/json')))(
    '%s returns 400 for a body that is not JSON and 415 for a form',
    async (id) => {
      const { json: _json, ...withoutBody } = CALLS[id][0];
      expect(await outcomeOf(id, { ...withoutBody, text: '{"broken":' })).toEqual(withoutBreach(400));
      expect(await outcomeOf(id, { ...withoutBody, form: {} })).toEqual(withoutBreach(415));
    },
  );

  it.each(operationsWhere(hasBodyOf('multipart/form-data')))('%s returns 415 for JSON', async (id) => {
    const { form: _form, ...withoutForm } = CALLS[id][0];
    expect(await outcomeOf(id, { ...withoutForm, json: {} })).toEqual(withoutBreach(415));
  });
});
