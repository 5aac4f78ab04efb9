import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { LazyRoute } from './lazyRoute';
import { NavigationEffects } from './NavigationEffects';
import { Prefetch } from './Prefetch';
import { publicRoutes } from './routes';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Points twice at a link and returns what was prefetched. */
function pointAt(href: string, connection?: object) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const route = publicRoutes[0]?.children?.find(({ path }) => path === '/projects/:id');
  const prefetch = vi.spyOn(route?.Component as LazyRoute, 'prefetch').mockReturnValue();
  render(
    <MemoryRouter>
      <Prefetch />
      <a href={href}>There</a>
    </MemoryRouter>,
  );
  fireEvent.pointerOver(screen.getByRole('link'));
  fireEvent.focusIn(screen.getByRole('link'));
  return prefetch.mock.calls;
}

it('loads the page and the data of a link that is pointed at, once', () => {
  expect(pointAt('/projects/7')).toEqual([[{ id: '7' }]]);
});

it('ignores links to the backend', () => {
  expect(pointAt('/backend/api/project/7/download_report')).toEqual([]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'loads nothing with %o',
  (connection) => {
    expect(pointAt('/projects/7', connection)).toEqual([]);
  },
);

it('fetches the font for the next visit on the second page only', async () => {
  const load = vi.fn<() => Promise<FontFace[]>>(() => Promise.resolve([]));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  render(
    <MemoryRouter>
      <NavigationEffects>
        <Prefetch />
      </NavigationEffects>
      <Link to="/about">About</Link>
    </MemoryRouter>,
  );
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBe('1'));
  expect(load).toHaveBeenCalledOnce();
  localStorage.clear();
  Reflect.deleteProperty(document, 'fonts');
});
