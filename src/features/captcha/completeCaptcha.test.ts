import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { ApiError } from '@/api/errors';
import { easyChallenge, easyParameters } from '@/mocks/fixtures/captchaChallenges';
import { http } from '@/mocks/http';
import {
  captchaAbsent,
  captchaAnswers,
  captchaOffline,
  captchaServerError,
  captchaUnreadable,
} from '@/mocks/scenarios';
import { completeCaptcha } from './completeCaptcha';

const solve = vi.hoisted(() => vi.fn<(challenge: unknown, signal: AbortSignal) => Promise<string>>());
vi.mock('./solver', () => ({ solve }));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  solve.mockReset();
});
afterAll(() => server.close());

const complete = () => completeCaptcha('subscribe', new AbortController().signal);

const answerWithDate = (date: string) =>
  http.untyped.get(`${API_BASE}/api/captcha/challenge`, () =>
    HttpResponse.json(easyChallenge(), { headers: { Date: date } }),
  );

describe('a captcha', () => {
  it('is its challenge, solved', async () => {
    server.use(captchaAnswers());
    solve.mockResolvedValue('token');
    const { token, lifetimeMs } = await complete();
    expect(token).toBe('token');
    expect(solve.mock.lastCall?.[0]).toMatchObject({ parameters: easyParameters });
    expect(lifetimeMs).toBeGreaterThan(599_000);
    expect(lifetimeMs).toBeLessThanOrEqual(600_000);
  });

  it('lasts as long as the server’s clock says, whatever the visitor’s says', async () => {
    server.use(answerWithDate(new Date(Date.now() + 5 * 60_000).toUTCString()));
    solve.mockResolvedValue('token');
    const { lifetimeMs = 0 } = await complete();
    expect(Math.abs(lifetimeMs - 5 * 60_000)).toBeLessThan(2000);
  });

  it('has no known end where the clocks make no sense', async () => {
    server.use(captchaAnswers({ lifetimeMs: -60_000 }));
    solve.mockResolvedValue('token');
    expect((await complete()).lifetimeMs).toBeUndefined();
  });

  it('is not needed by a backend without one', async () => {
    server.use(captchaAbsent());
    expect(await complete()).toEqual({ token: '', lifetimeMs: undefined });
    expect(solve).not.toHaveBeenCalled();
  });

  it.each([
    ['the backend fails', captchaServerError()],
    ['the backend cannot be reached', captchaOffline()],
    ['the challenge cannot be read', captchaUnreadable()],
  ])('fails when %s', async (_name, handler) => {
    server.use(handler);
    await expect(complete()).rejects.toThrow(ApiError);
    expect(solve).not.toHaveBeenCalled();
  });

  it('fails when it cannot be solved', async () => {
    server.use(captchaAnswers());
    solve.mockRejectedValue(new Error('no solution'));
    await expect(complete()).rejects.toThrow('no solution');
  });
});
