import { expect, it } from 'vitest';
import { busy, forbidden, notFound, type HttpError } from '../http/errors.ts';
import { signedIn } from './testing/testCalls.ts';
import { buildTestContract } from './testing/testContract.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

async function refused(error: HttpError, url: string, headers: Record<string, string>) {
  const refuse = async () => {
    throw error;
  };
  const app = await buildTestContract({ report: refuse, removeGift: refuse });
  const method = url.includes('gifts') ? 'DELETE' : 'GET';
  const response = await app.inject({ method, url, headers: { ...signedIn, ...headers } });
  await app.close();
  return response;
}

it('an operation that opens in a new tab explains its failure on a page and offers to retry', async () => {
  const response = await refused(busy('Many <b>reports</b> are made.', 10), '/backend/report', BROWSER);
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '10',
    vary: expect.stringContaining('Accept'),
  });
  expect(response.body).toContain('Many &lt;b&gt;reports&lt;/b&gt; are made. Try again in 10 seconds.');
  expect(response.body).toContain('<a href="">Try again</a>');
});

it('offers no retry for something that does not exist', async () => {
  const response = await refused(notFound('There is no such report.'), '/backend/report', BROWSER);
  expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(response.body).toContain('There is no such report.');
  expect(response.body).not.toContain('Try again');
});

it.each([
  ['a program', '/backend/report', { accept: '*/*' }],
  ['a client without Accept', '/backend/report', {}],
  ['a browser, of any other operation,', '/backend/gifts/1', BROWSER],
] as const)('%s is answered in JSON', async (_name, url, headers) => {
  const response = await refused(notFound('There is no such thing.'), url, { ...headers });
  expect(response.json()).toEqual({ message: 'There is no such thing.', code: 'not_found' });
});

it('a page with an unlisted status breaks the contract, as any other response would', async () => {
  const response = await refused(forbidden('No.'), '/backend/report', BROWSER);
  expect(response.json()).toMatchObject({
    code: 'contract_breach',
    message: 'report returned 403, which the contract does not list.',
  });
});
