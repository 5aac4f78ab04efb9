import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { useApiQuery } from '@/api/useApiQuery';
import { useRefresh } from '@/api/useRefresh';

const server = setupServer();
const asked: string[] = [];
let titles = ['Beds', 'Desks'];

const projectList = () => ({ data: titles.map((title, id) => ({ id, title })), total: 2, total_pages: 1 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  asked.length = 0;
  titles = ['Beds', 'Desks'];
  server.use(
    http.get(`${API_BASE}/api/project/`, ({ request }) => {
      asked.push(`list${new URL(request.url).search}`);
      return HttpResponse.json(projectList());
    }),
    http.get(`${API_BASE}/api/project/:id`, ({ params }) => {
      asked.push(`project ${String(params.id)}`);
      return HttpResponse.json({ data: { id: Number(params.id), title: titles[0] } });
    }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const ownCache = () => {
  const value = { provider: () => new Map(), dedupingInterval: 0 };
  return ({ children }: { children: ReactNode }) => <SWRConfig value={value}>{children}</SWRConfig>;
};

const useScreen = () => ({
  list: useApiQuery('/api/project/', { query: { page: 1 } }, ['data']),
  project: useApiQuery('/api/project/{id}', { path: { id: 3 } }, ['data']),
  refresh: useRefresh(),
});

async function renderScreen() {
  const { result } = renderHook(useScreen, { wrapper: ownCache() });
  await waitFor(() => expect(result.current.list.data && result.current.project.data).toBeDefined());
  asked.length = 0;
  return result;
}

const titlesOf = (list: ReturnType<typeof useScreen>['list']) => list.data?.data.map(({ title }) => title);

it('refetches only the path, whatever its parameters', async () => {
  const screen = await renderScreen();
  titles = ['Beds'];
  await act(() => screen.current.refresh('/api/project/'));
  expect(asked).toEqual(['list?page=1']);
  expect(titlesOf(screen.current.list)).toEqual(['Beds']);
});

it('shows the edit at once, then the new response', async () => {
  const screen = await renderScreen();
  let respondNow: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    respondNow = resolve;
  });
  server.use(
    http.get(`${API_BASE}/api/project/`, async () => {
      await late;
      return HttpResponse.json(projectList());
    }),
  );
  titles = ['Chairs'];
  const withoutBeds = screen.current.refresh('/api/project/', (list) => ({
    ...list,
    data: list.data.filter(({ title }) => title !== 'Beds'),
  }));
  await waitFor(() => expect(titlesOf(screen.current.list)).toEqual(['Desks']));
  respondNow?.();
  await act(() => withoutBeds);
  expect(titlesOf(screen.current.list)).toEqual(['Chairs']);
});

it('drops a response', async () => {
  const screen = await renderScreen();
  server.use(
    http.get(`${API_BASE}/api/project/:id`, () => HttpResponse.json({ message: 'Gone.' }, { status: 404 })),
  );
  await act(() => screen.current.refresh('/api/project/{id}', () => undefined));
  expect(screen.current.project.data).toBeUndefined();
  expect(screen.current.project.error?.message).toBe('Gone.');
});

it('refreshes the public pages too', async () => {
  const open = renderHook(() => useApiQuery('/api/project/', { query: { status: 'ACTIVE' } }, ['data']));
  await waitFor(() => expect(open.result.current.data).toBeDefined());
  const screen = await renderScreen();
  titles = ['Beds'];
  await act(() => screen.current.refresh('/api/project/'));
  expect(asked.toSorted()).toEqual(['list?page=1', 'list?status=ACTIVE']);
  expect(titlesOf(open.result.current)).toEqual(['Beds']);
});

it('ignores entries removed in the meantime', async () => {
  const { result, unmount } = renderHook(useScreen, { wrapper: ownCache() });
  await waitFor(() => expect(result.current.list.data && result.current.project.data).toBeDefined());
  const { refresh } = result.current;
  unmount();
  asked.length = 0;
  await refresh('/api/project/');
  expect(asked).toEqual([]);
});
