import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { ApiError } from '@/api/errors';
import { easyChallenge, easyParameters } from '@/mocks/fixtures/captchaChallenges';
import { http } from '@/mocks/http';
import { failsWithServerError, isOffline } from '@/mocks/responses';
import { captchaAbsent, respondsWithCaptcha, captchaUnreadable } from '@/mocks/scenarios';
import { completeCaptcha } from './completeCaptcha';

const solve = vi.hoisted(() => vi.fn<(challenge: unknown, signal: AbortSignal) => Promise<string>>());
vi.mock('./solver', () => ({ solve }));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  server.resetHandlers();
  solve.mockReset();
  onExpired.mockReset();
  vi.useRealTimers();
});
afterAll(() => server.close());

const onExpired = vi.fn<() => void>();
const complete = (signal = new AbortController().signal) =>
  completeCaptcha('subscribe', { signal, onExpired });

/** How often it has expired two seconds before and after a moment, because servers only report whole seconds. */
const expiriesAround = (milliseconds: number) =>
  [milliseconds - 2000, 4000].map((step) => {
    vi.advanceTimersByTime(step);
    return onExpired.mock.calls.length;
  });

const respondWithDate = (date: string) =>
  http.untyped.get(`${API_BASE}/api/captcha/challenge`, () =>
    HttpResponse.json(easyChallenge(), { headers: { Date: date } }),
  );

describe('a captcha', () => {
  it('is its solved challenge', async () => {
    server.use(respondsWithCaptcha());
    solve.mockResolvedValue('token');
    expect(await complete()).toBe('token');
    expect(solve.mock.lastCall?.[0]).toMatchObject({ parameters: easyParameters });
  });

  it('expires 15 seconds before the backend’s ten minutes are over', async () => {
    server.use(respondsWithCaptcha());
    solve.mockResolvedValue('token');
    await complete();
    expect(expiriesAround(10 * 60_000 - 15_000)).toEqual([0, 1]);
  });

  it('does not expire later because it took long to solve', async () => {
    server.use(respondsWithCaptcha());
    solve.mockImplementation(async () => {
      vi.advanceTimersByTime(60_000);
      return 'token';
    });
    await complete();
    expect(expiriesAround(9 * 60_000 - 15_000)).toEqual([0, 1]);
  });

  it('does not expire after being abandoned', async () => {
    server.use(respondsWithCaptcha());
    solve.mockResolvedValue('token');
    const leaving = new AbortController();
    await complete(leaving.signal);
    leaving.abort();
    vi.advanceTimersByTime(10 * 60_000);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('expires by the server’s clock, whatever the visitor’s says', async () => {
    server.use(respondWithDate(new Date(Date.now() + 5 * 60_000).toUTCString()));
    solve.mockResolvedValue('token');
    await complete();
    expect(expiriesAround(5 * 60_000 - 15_000)).toEqual([0, 1]);
  });

  it('has no known expiry if the clocks make no sense', async () => {
    server.use(respondsWithCaptcha({ lifetimeMs: -60_000 }));
    solve.mockResolvedValue('token');
    await complete();
    vi.advanceTimersByTime(10 * 60_000);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('is not needed by a backend without one', async () => {
    server.use(captchaAbsent());
    expect(await complete()).toBe('');
    expect(solve).not.toHaveBeenCalled();
  });

  it.each([
    ['the backend fails', failsWithServerError('getCaptchaChallenge')],
    ['the backend cannot be reached', isOffline('getCaptchaChallenge')],
    ['the challenge cannot be read', captchaUnreadable()],
  ])('fails when %s', async (_name, handler) => {
    server.use(handler);
    await expect(complete()).rejects.toThrow(ApiError);
    expect(solve).not.toHaveBeenCalled();
  });

  it('fails when it cannot be solved', async () => {
    server.use(respondsWithCaptcha());
    solve.mockRejectedValue(new Error('no solution'));
    await expect(complete()).rejects.toThrow('no solution');
  });
});
