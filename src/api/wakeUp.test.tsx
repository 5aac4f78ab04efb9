import { act, cleanup, renderHook } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { DEFAULT_LIMITS, takeDonationLimits, useDonationLimits } from '@/api/donationLimits';
import { wakeUp } from '@/api/wakeUp';

const server = setupServer();
const respondWith = (body: JsonBodyType) =>
  server.use(http.get(`${API_BASE}/`, () => HttpResponse.json(body)));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  takeDonationLimits(null);
});
afterAll(() => server.close());

it('learns the smallest and the largest donation', async () => {
  const limits = { USD: { min: '5.00', max: '500.00' }, NGN: { min: '1000.00', max: '90000.00' } };
  respondWith({ status: 'ok', donation_limits: limits });
  const { result } = renderHook(useDonationLimits);
  expect(result.current).toBe(DEFAULT_LIMITS);
  await act(wakeUp);
  expect(result.current).toEqual(limits);
});

it.each([
  ['says nothing', { status: 'ok' }],
  ['responds with null', null],
  ['leaves out a currency', { donation_limits: { USD: { min: '5.00', max: '500.00' } } }],
  ['names no amounts', { donation_limits: { USD: { min: 5, max: null }, NGN: { min: 'x', max: '' } } }],
])('keeps the default limits of a backend that %s', async (_what, body) => {
  respondWith(body);
  const { result } = renderHook(useDonationLimits);
  await act(wakeUp);
  expect(result.current).toBe(DEFAULT_LIMITS);
});

it('ignores a response that is not JSON', async () => {
  server.use(http.get(`${API_BASE}/`, () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 })));
  await expect(wakeUp()).resolves.toBeUndefined();
});
