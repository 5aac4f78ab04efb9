import { describe, expect, it } from 'vitest';
import { forbidden, HttpError, notFound } from '../http/errors.ts';
import { gift, signedIn } from './testing/testCalls.ts';
import { buildTestContract } from './testing/testContract.ts';

async function responseOf(handler: () => Promise<object>) {
  const own = await buildTestContract({ removeGift: handler, addGift: handler });
  const response = await own.inject({ method: 'DELETE', url: '/backend/gifts/1', headers: signedIn });
  const created = await own.inject({ method: 'POST', url: '/backend/gifts', payload: gift });
  await own.close();
  return { removed: response, created };
}

describe('a handler', () => {
  it('refuses by throwing', async () => {
    const { removed } = await responseOf(() => Promise.reject(notFound('This gift does not exist.')));
    expect(removed.statusCode).toBe(404);
    expect(removed.json()).toEqual({ message: 'This gift does not exist.', code: 'not_found' });
  });

  it('does not expose internals when it fails', async () => {
    const fault = new Error('password=hunter2 at /srv/app/db.ts');
    const { created } = await responseOf(() => Promise.reject(fault));
    expect(created.statusCode).toBe(500);
    expect(created.json()).toEqual({ message: 'Something went wrong on our side.', code: 'internal' });
  });

  it.each([
    ['a status', () => Promise.reject(forbidden('No.')), 'removeGift returned 403'],
    [
      'an unlisted status',
      () => Promise.reject(new HttpError(418, 'teapot', 'No.')),
      'removeGift returned 418',
    ],
  ])('cannot return %s that the contract does not list', async (_name, handler, breach) => {
    const { removed } = await responseOf(handler);
    expect(removed.statusCode).toBe(500);
    expect(removed.json()).toMatchObject({
      code: 'contract_breach',
      message: expect.stringContaining(breach),
    });
  });

  it('cannot return a body that breaks the contract', async () => {
    const { created } = await responseOf(async () => ({ status: 201, body: { seen: 'text' } }));
    expect(created.statusCode).toBe(500);
    expect(created.json<{ message: string }>().message).toContain(
      'addGift returned 201 with a body that breaks',
    );
  });

  it('is required for every operation', async () => {
    const missing = { addGift: undefined } as unknown as Record<string, () => Promise<object>>;
    await expect(buildTestContract(missing)).rejects.toThrow('The operation addGift has no handler.');
  });
});
