import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyResponse } from './earlyResponse';

const URL_ASKED = 'https://site.example/backend/api/donation/donations?page=1';
const SENT_AT = Date.UTC(2026, 10, 24);

/** What the document has sent, and how it went. */
function sent(response: Promise<Response>) {
  vi.stubGlobal('window', { early: { url: URL_ASKED, token: 'abc', response, sentAt: SENT_AT } });
}

const textOf = async (request: Request, token: string | null = 'abc') =>
  (await takeEarlyResponse(request, token))?.text() ?? null;

const REQUEST = new Request(URL_ASKED);

beforeEach(() => {
  vi.useFakeTimers({ now: SENT_AT, toFake: ['Date'] });
  sent(Promise.resolve(new Response('the list')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is used for the first request, and no other', async () => {
  expect(await textOf(REQUEST)).toBe('the list');
  expect(await textOf(REQUEST)).toBeNull();
});

it.each([
  ['a different address', new Request(`${URL_ASKED}0`), 'abc'],
  ['a different token', REQUEST, 'def'],
  ['no token', REQUEST, null],
  ['a different method', new Request(URL_ASKED, { method: 'DELETE' }), 'abc'],
])('is dropped for a request with %s', async (_name, request, token) => {
  expect(await textOf(request, token)).toBeNull();
  expect(await textOf(REQUEST)).toBeNull();
});

it('is not used 15 seconds after it was sent', async () => {
  vi.setSystemTime(SENT_AT + 15_001);
  expect(await textOf(REQUEST)).toBeNull();
});

it('leaves the request to be sent again if it failed', async () => {
  sent(Promise.reject(new TypeError('Failed to fetch')));
  expect(await textOf(REQUEST)).toBeNull();
});
