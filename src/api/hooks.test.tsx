import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { ApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import { prefetchApi } from '@/api/client';
import { readUserInfo } from '@/api/session';
import { prefetchQuery, useApiQuery } from '@/api/useApiQuery';

const server = setupServer();
const freshCache = { provider: () => new Map(), dedupingInterval: 0 };
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={freshCache}>{children}</SWRConfig>
);

const PROJECT = `${API_BASE}/api/project/3`;
const DONATIONS = `${API_BASE}/api/donation/donations`;
const DONATION = {
  donor_email: 'ada@donors.example',
  donor_full_name: 'Ada Obi',
  amount: 50,
  currency: 'USD',
  payment_client: 'PAYPAL',
  frequency: 'ONCE',
} as const;

const useProject = () => useApiQuery('/api/project/{id}', { path: { id: 3 } }, ['data']);
const useCreateDonation = () => useApiMutation('post', '/api/donation/donations', ['checkout_url']);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

it('requests once the path is known, and again on retry', async () => {
  const responses = [
    HttpResponse.json({ message: 'Down.' }, { status: 500 }),
    HttpResponse.json({ data: { id: 3 } }),
  ];
  server.use(http.get(PROJECT, () => responses.shift()));
  const { result } = renderHook(useProject, { wrapper });
  expect(result.current.isLoading).toBe(true);
  await waitFor(() => expect(result.current.error?.message).toBe('Down.'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.data).toEqual({ data: { id: 3 } }));
  expect(result.current.error).toBeUndefined();
});

it('ends an expired session when the data is asked for, and not when it is prefetched', async () => {
  localStorage.setItem('userInfo', JSON.stringify({ access_token: 'expired' }));
  server.use(http.get(PROJECT, () => HttpResponse.json({ message: 'Sign in.' }, { status: 401 })));
  prefetchQuery('/api/project/{id}', { path: { id: 3 } }, ['data']);
  // Sent after it, so that it has been refused by then.
  await expect(prefetchApi.GET('/api/project/{id}', { params: { path: { id: 3 } } })).rejects.toThrow(
    'Sign in.',
  );
  expect(readUserInfo()).not.toBeNull();
  const { result } = renderHook(useProject, { wrapper });
  await waitFor(() => expect(result.current.error?.status).toBe(401));
  expect(readUserInfo()).toBeNull();
});

it('shows its own response while a prefetch of the same data is running, and afterwards', async () => {
  let respondFirst: (response: Response) => void = vi.fn<() => void>();
  const older = new Promise<Response>((resolve) => {
    respondFirst = resolve;
  });
  const responses = [older, HttpResponse.json({ data: { id: 4 } }), HttpResponse.json({ data: {} })];
  server.use(http.get(`${API_BASE}/api/project/4`, () => responses.shift()));
  const params = { path: { id: 4 } };
  prefetchQuery('/api/project/{id}', params, ['data']);
  await waitFor(() => expect(responses).toHaveLength(2));
  const { result } = renderHook(() => useApiQuery('/api/project/{id}', params, ['data']));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.data).toEqual({ data: { id: 4 } });
  respondFirst(HttpResponse.json({ data: { id: 4, title: 'Older' } }));
  // Sent after it, so that it has arrived by then.
  await act(() => prefetchApi.GET('/api/project/{id}', { params: { path: { id: 4 } } }));
  expect(result.current.data).toEqual({ data: { id: 4 } });
});

it('does not prefetch what it has', async () => {
  const responses = [1, 2, 3].map(() => HttpResponse.json({ data: { id: 5 } }));
  server.use(http.get(`${API_BASE}/api/project/5`, () => responses.shift()));
  const params = { path: { id: 5 } };
  const { result } = renderHook(() => useApiQuery('/api/project/{id}', params, ['data']));
  await waitFor(() => expect(result.current.data).toBeDefined());
  prefetchQuery('/api/project/{id}', params, ['data']);
  // Sent after it, so that its response would have arrived by then.
  await prefetchApi.GET('/api/project/{id}', { params });
  expect(responses).toHaveLength(1);
});

it('makes no request while the path is null', () => {
  const { result } = renderHook(() => useApiQuery<'/api/project/{id}'>(null, { path: { id: 3 } }), {
    wrapper,
  });
  expect(result.current.isLoading).toBe(false);
});

it('reports a response without the required fields as malformed', async () => {
  server.use(http.get(PROJECT, () => HttpResponse.json({ hello: 'world' })));
  const { result } = renderHook(useProject, { wrapper });
  await waitFor(() => expect(result.current.error?.kind).toBe('malformed'));
});

it('sends one request for two simultaneous sends, and another one later', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(DONATIONS, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.json({ checkout_url: 'https://pay.example/1' }, { status: 201 });
    }),
  );
  const { result } = renderHook(useCreateDonation, { wrapper });
  const init = { params: { header: { 'Idempotency-Key': 'key-of-the-form' } }, body: DONATION };
  await act(async () => {
    const both = await Promise.all([result.current.send(init), result.current.send(init)]);
    expect(both.map((response) => response.checkout_url)).toEqual([
      'https://pay.example/1',
      'https://pay.example/1',
    ]);
  });
  expect(keys).toEqual(['key-of-the-form']);
  await act(async () => void (await result.current.send(init)));
  expect(keys).toHaveLength(2);
});

it('rejects with the error, and can be sent again', async () => {
  server.use(
    http.post(DONATIONS, () => HttpResponse.json({ message: 'No.' }, { status: 422 }), { once: true }),
  );
  server.use(http.post(DONATIONS, () => HttpResponse.json({}, { status: 201 })));
  server.use(
    http.post(DONATIONS, () => HttpResponse.json({ message: 'No.' }, { status: 422 }), { once: true }),
  );
  const { result } = renderHook(useCreateDonation, { wrapper });
  const failures: unknown[] = [];
  const sendAndKeepFailure = () =>
    act(
      async () =>
        void (await result.current.send({ body: DONATION }).catch((e: unknown) => failures.push(e))),
    );
  await sendAndKeepFailure();
  expect(result.current.error?.message).toBe('No.');
  expect(result.current.isSending).toBe(false);
  await sendAndKeepFailure();
  expect(failures.map((failure) => failure instanceof ApiError && failure.kind)).toEqual([
    'http',
    'malformed',
  ]);
});
