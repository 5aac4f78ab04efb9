import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, outcomeUnknown } from '@/api/errors';
import { markUnsent } from '@/api/notSent';

const browser = { onLine: true };

/** Returns the error of a call that fails with `failure`, with the network state before and after it. */
async function failureOf(failure: unknown, onLine: { before: boolean; after: boolean }): Promise<ApiError> {
  vi.stubGlobal('navigator', browser);
  browser.onLine = onLine.before;
  const call = markUnsent(async () => {
    browser.onLine = onLine.after;
    throw failure;
  });
  const told: unknown = await call.catch((error: unknown) => error);
  if (!(told instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return told;
}

const noNetwork = new TypeError('Failed to fetch');

afterEach(() => vi.unstubAllGlobals());

it('marks a call that failed while offline from start to end', async () => {
  const error = await failureOf(noNetwork, { before: false, after: false });
  expect(error).toMatchObject({ kind: 'offline', cause: noNetwork });
  expect(outcomeUnknown(error)).toBe(false);
});

it.each([
  [true, true],
  [true, false],
  [false, true],
])('reports an unknown outcome if there was a network before or after (%s, %s)', async (before, after) => {
  const error = await failureOf(noNetwork, { before, after });
  expect(error.kind).toBe('offline');
  expect(outcomeUnknown(error)).toBe(true);
});

it.each(['TimeoutError', 'SyntaxError'])(
  'reports an unknown outcome after a %s, because something was sent',
  async (name) => {
    const error = await failureOf(new DOMException('', name), { before: false, after: false });
    expect(outcomeUnknown(error)).toBe(true);
  },
);

it('returns the response if the browser was wrong about being offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await markUnsent(async () => 'a response')).toBe('a response');
});
