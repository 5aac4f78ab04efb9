import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyRoute } from './lazyRoute';
import { MemoryRouter } from './testing/MemoryRouter';

const reload = vi.fn<() => void>();
const isSiteReachable = vi.fn<() => Promise<boolean>>();

function Page() {
  return <h1>The page</h1>;
}

/** A route that loads after `failures` failed attempts. Returns the number of attempts. */
function renderRoute(failures: number) {
  const load = vi.fn<() => Promise<typeof Page>>().mockResolvedValue(Page);
  for (let left = failures; left > 0; left -= 1) load.mockRejectedValueOnce(new Error('no network'));
  const Route = lazyRoute(load, { reload, isSiteReachable });
  const inRouter = (
    <MemoryRouter>
      <main>
        <Route />
      </main>
    </MemoryRouter>
  );
  return { load, inRouter, ...render(inRouter) };
}

const pressRetry = async () => fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));

beforeEach(() => {
  // React logs every caught error.
  vi.spyOn(console, 'error').mockReturnValue();
  isSiteReachable.mockReset().mockResolvedValue(true);
  reload.mockReset();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('loads again on Retry, and nothing else', async () => {
  renderRoute(1);
  await pressRetry();
  const heading = await screen.findByRole('heading', { name: 'The page' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload the document without Retry', async () => {
  renderRoute(9);
  await screen.findByRole('alert');
  expect(isSiteReachable).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the document if the retry fails although the site responds', async () => {
  renderRoute(9);
  await pressRetry();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('stays on the page if the site does not respond either', async () => {
  isSiteReachable.mockResolvedValue(false);
  const { load } = renderRoute(9);
  await pressRetry();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await screen.findByRole('alert');
  expect(isSiteReachable).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

it('keeps the page that a retry loaded', async () => {
  const { load, inRouter, unmount } = renderRoute(1);
  await pressRetry();
  await screen.findByRole('heading', { name: 'The page' });
  unmount();
  render(inRouter);
  await screen.findByRole('heading', { name: 'The page' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows a prefetched page at once, and requests its data when its address is known', async () => {
  const prefetch = vi.fn<() => void>();
  const Route = lazyRoute(async () => Object.assign(() => <h1>The page</h1>, { prefetch }));
  await Route.prefetch();
  expect(prefetch).not.toHaveBeenCalled();
  await Route.prefetch({ id: '7' });
  expect(prefetch).toHaveBeenCalledWith({ id: '7' });
  render(
    <MemoryRouter>
      <Route />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading').textContent).toBe('The page');
});

it('shows a page at once when its script, and that of what it shows first, have been loaded', async () => {
  const load = vi.fn<() => Promise<void>>().mockResolvedValue();
  const Route = lazyRoute(async () => Object.assign(() => <h1>The page</h1>, { load }));
  await Route.load();
  expect(load).toHaveBeenCalledOnce();
  render(
    <MemoryRouter>
      <Route />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading').textContent).toBe('The page');
});

it('loads the script again when it is shown if prefetching it failed', async () => {
  const load = vi.fn<() => Promise<typeof Page>>().mockResolvedValue(Page);
  load.mockRejectedValueOnce(new Error('no network'));
  const Route = lazyRoute(load);
  await expect(Route.load()).rejects.toThrow('no network');
  render(
    <MemoryRouter>
      <Route />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
});
