import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { LazyRoute } from './lazyRoute';
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
