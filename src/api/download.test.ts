import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { downloadFile } from '@/api/download';
import { ApiError } from '@/api/errors';
import { onUnauthorized } from '@/api/session';

const PATH = '/api/donation/donations/export?status=failed';
const server = setupServer();
const stored = new Map<string, string>();
const seen: Request[] = [];

function respondWith(respond: () => Response | Promise<Response>) {
  server.use(
    http.get(`${API_BASE}/api/donation/donations/export`, ({ request }) => {
      seen.push(request);
      return respond() as Promise<HttpResponse<string>>;
    }),
  );
}

const csv = (body: BodyInit, disposition = 'attachment; filename="donations_all.csv"') =>
  new HttpResponse(body, { headers: { 'Content-Type': 'text/csv', 'Content-Disposition': disposition } });

/** Sends its chunks and then does what `end` does. */
const streamOf = (chunks: readonly string[], end: (controller: ReadableStreamDefaultController) => void) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      end(controller);
    },
  });

const download = ({ path = PATH, signal = new AbortController().signal } = {}) => downloadFile(path, signal);

async function failureOf(file: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await file.catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) throw new Error(`No ApiError: ${String(failure)}`);
  return failure;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stored.clear();
  seen.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  stored.set('userInfo', JSON.stringify({ access_token: 'abc', user: {} }));
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

it('sends the token and returns the file with its name', async () => {
  respondWith(() => csv(streamOf(['id\r\n', '1\r\n'], (controller) => controller.close())));
  const { content, name } = await download();
  expect(name).toBe('donations_all.csv');
  expect(await content.text()).toBe('id\r\n1\r\n');
  expect(content.type).toBe('text/csv');
  expect(seen[0]?.headers.get('Authorization')).toBe('Bearer abc');
  expect(new URL(seen[0]?.url ?? '').search).toBe('?status=failed');
});

it.each(['attachment', 'attachment; filename="../../etc"', 'attachment; filename=""'])(
  'has no name for %s',
  async (disposition) => {
    respondWith(() => csv('a', disposition));
    expect((await download()).name).toBeUndefined();
  },
);

it('ends the session at a 401', async () => {
  const ended = vi.fn<() => void>();
  const forget = onUnauthorized(ended);
  respondWith(() =>
    HttpResponse.json({ message: 'Sign in to do this.', code: 'unauthorized' }, { status: 401 }),
  );
  const failure = await failureOf(download());
  expect(failure.status).toBe(401);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(stored.has('userInfo')).toBe(false);
  forget();
});

it("fails with the server's own sentence", async () => {
  respondWith(() => HttpResponse.json({ message: 'Not now.', code: 'server_error' }, { status: 500 }));
  expect((await failureOf(download())).message).toBe('Not now.');
});

it('rejects an incomplete file', async () => {
  respondWith(() => csv(streamOf(['id\r\n'], (controller) => controller.error(new TypeError('cut')))));
  expect((await failureOf(download())).kind).toBe('offline');
});

it('can be aborted before and during the download', async () => {
  respondWith(async () => {
    await delay('infinite');
    return csv('');
  });
  const stop = new AbortController();
  const file = download({ signal: stop.signal });
  stop.abort();
  expect((await failureOf(file)).kind).toBe('aborted');
  expect((await failureOf(download({ signal: stop.signal }))).kind).toBe('aborted');
});

it.each([
  'https://elsewhere.example/api/x',
  '//elsewhere.example/api/x',
  '@elsewhere.example/api/x',
  '/api/../../x',
  '/files/x',
])('sends the token to no place such as %s', async (path) => {
  expect((await failureOf(download({ path }))).kind).toBe('malformed');
  expect(seen).toEqual([]);
});
