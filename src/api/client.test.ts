import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { api, apiSettings, readOrThrow } from '@/api/client';
import { ApiError, requireFields } from '@/api/errors';
import { onUnauthorized } from '@/api/session';

const RATE = `${API_BASE}/api/donation/exchange_rate`;
const LOGIN = `${API_BASE}/api/auth/login`;
const server = setupServer();
const stored = new Map<string, string>();

const readRate = () => readOrThrow(api.GET('/api/donation/exchange_rate'));
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return failure;
};

const authorizationSent = async () => {
  let sent: string | null = 'no request';
  server.use(
    http.get(RATE, ({ request }) => {
      sent = request.headers.get('Authorization');
      return HttpResponse.json({ data: {} });
    }),
  );
  await readRate();
  return sent;
};

const refuse = () =>
  HttpResponse.json({ message: 'Sign in to do this.', code: 'unauthorized' }, { status: 401 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  apiSettings.timeoutMs = 15_000;
});
afterAll(() => server.close());

describe('the bearer token', () => {
  it('is sent with every call when stored', async () => {
    stored.set('userInfo', JSON.stringify({ access_token: 'abc', user: {} }));
    expect(await authorizationSent()).toBe('Bearer abc');
  });

  it.each([[undefined], ['not json'], ['null'], ['{"user":{}}'], ['{"access_token":7}']])(
    'is left out when userInfo is %s',
    async (value) => {
      if (value !== undefined) stored.set('userInfo', value);
      expect(await authorizationSent()).toBeNull();
    },
  );

  it('is left out when the browser blocks storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await authorizationSent()).toBeNull();
  });
});

describe('a 401', () => {
  it('removes userInfo and notifies the app', async () => {
    stored.set('userInfo', JSON.stringify({ access_token: 'abc', user: {} }));
    const onEnd = vi.fn<() => void>();
    const stop = onUnauthorized(onEnd);
    server.use(http.get(RATE, refuse));
    expect((await failureOf(readRate())).status).toBe(401);
    stop();
    expect(stored.has('userInfo')).toBe(false);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('keeps a newer session', async () => {
    stored.set('userInfo', JSON.stringify({ access_token: 'old', user: {} }));
    const onEnd = vi.fn<() => void>();
    const stop = onUnauthorized(onEnd);
    const renewed = JSON.stringify({ access_token: 'new', user: {} });
    server.use(
      http.get(RATE, () => {
        stored.set('userInfo', renewed);
        return refuse();
      }),
    );
    expect((await failureOf(readRate())).status).toBe(401);
    stop();
    expect(stored.get('userInfo')).toBe(renewed);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('notifies the app even if the call had no token', async () => {
    const onEnd = vi.fn<() => void>();
    const stop = onUnauthorized(onEnd);
    server.use(http.get(RATE, refuse));
    await failureOf(readRate());
    stop();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('for a sign-in request changes nothing', async () => {
    stored.set('userInfo', JSON.stringify({ access_token: 'abc', user: {} }));
    const onEnd = vi.fn<() => void>();
    const stop = onUnauthorized(onEnd);
    server.use(http.post(LOGIN, refuse));
    const body = { username: 'amina', password: 'wrong' };
    const failure = await failureOf(readOrThrow(api.POST('/api/auth/login', { body })));
    stop();
    expect(failure.message).toBe('Sign in to do this.');
    expect(stored.has('userInfo')).toBe(true);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('failures', () => {
  it("carry the server's sentence, code and details", async () => {
    const body = {
      message: 'The email is invalid.',
      code: 'validation_failed',
      details: [{ field: 'email', message: 'x' }, 7],
    };
    server.use(http.get(RATE, () => HttpResponse.json(body, { status: 422 })));
    const { kind, status, message, code, details } = await failureOf(readRate());
    expect({ kind, status, message, code, details }).toEqual({
      kind: 'http',
      status: 422,
      message: 'The email is invalid.',
      code: 'validation_failed',
      details: [{ field: 'email', message: 'x' }],
    });
  });

  it.each([
    ['no body', () => new HttpResponse(null, { status: 500 })],
    ['an HTML body', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['a body of a different shape', () => HttpResponse.json(['?'], { status: 500 })],
    ['a blank message', () => HttpResponse.json({ message: ' ' }, { status: 500 })],
  ])('with %s get our own message', async (_name, response) => {
    server.use(http.get(RATE, response));
    const failure = await failureOf(readRate());
    expect(failure.kind).toBe('http');
    expect(failure.serverMessage).toBeUndefined();
    expect(failure.message).toBe('Something went wrong on the server.');
  });

  it.each([
    ['17', 17],
    ['Sat, 21 Nov 2026 09:00:00 GMT', undefined],
    [undefined, undefined],
  ])('read Retry-After: %s', async (header, seconds) => {
    const headers = header === undefined ? {} : { 'Retry-After': header };
    server.use(http.get(RATE, () => HttpResponse.json({ message: 'Wait.' }, { status: 429, headers })));
    expect((await failureOf(readRate())).retryAfterSeconds).toBe(seconds);
  });

  it('give the wait in plain words, whatever the backend sent', async () => {
    const body = { message: 'Too many requests. Try again in 2811 seconds.' };
    const init = { status: 429, headers: { 'Retry-After': '2811' } };
    server.use(http.get(RATE, () => HttpResponse.json(body, init)));
    const failure = await failureOf(readRate());
    expect(failure.serverMessage).toBe('Too many attempts. Try again in 47 minutes.');
    expect(failure.message).toBe(failure.serverMessage);
  });

  it('report a time-out', async () => {
    apiSettings.timeoutMs = 20;
    server.use(
      http.get(RATE, async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    expect((await failureOf(readRate())).kind).toBe('timeout');
  });

  it('report a body that never ends', async () => {
    apiSettings.timeoutMs = 20;
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    });
    server.use(
      http.get(RATE, () => new HttpResponse(endless, { headers: { 'Content-Type': 'application/json' } })),
    );
    expect((await failureOf(readRate())).kind).toBe('timeout');
  });

  it('report a missing network', async () => {
    server.use(http.get(RATE, () => HttpResponse.error()));
    expect((await failureOf(readRate())).kind).toBe('offline');
  });

  it('report an aborted request', async () => {
    server.use(http.get(RATE, () => HttpResponse.json({ data: {} })));
    const call = api.GET('/api/donation/exchange_rate', { signal: AbortSignal.abort() });
    expect((await failureOf(readOrThrow(call))).kind).toBe('aborted');
  });

  it('report a success that is not JSON', async () => {
    server.use(http.get(RATE, () => HttpResponse.html('<h1>Hello</h1>')));
    expect((await failureOf(readRate())).kind).toBe('malformed');
  });

  it.each([[undefined], [null], ['text'], [{}]])('report a body without the required fields: %s', (body) => {
    expect(() => requireFields(body, ['data'])).toThrow(ApiError);
  });
});

it('sends no empty query values', async () => {
  let search = '';
  server.use(
    http.get(`${API_BASE}/api/project/`, ({ request }) => {
      search = new URL(request.url).search;
      return HttpResponse.json({ data: [], total: 0, total_pages: 0, page: 2, page_size: 10 });
    }),
  );
  await readOrThrow(
    api.GET('/api/project/', { params: { query: { search: '', category: 'a&b', page: 2 } } }),
  );
  expect(search).toBe('?category=a%26b&page=2');
});
