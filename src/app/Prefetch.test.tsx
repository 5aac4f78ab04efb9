import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationEffects } from './NavigationEffects';
import { Prefetch } from './Prefetch';
import { RouterLink } from './RouterLink';
import { publicRoutes } from './publicRoutes';
import { MemoryRouter } from './testing/MemoryRouter';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Points twice at a link and returns what was prefetched. */
function pointAt(href: string, connection?: object) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const route = publicRoutes.find(({ path }) => path === '/projects/:id');
  if (!route) throw new Error('No such route');
  const prefetch = vi.spyOn(route.Component, 'prefetch').mockResolvedValue();
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
      <RouterLink href="/about">About</RouterLink>
    </MemoryRouter>,
  );
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBe('1'));
  expect(load).toHaveBeenCalledOnce();
  localStorage.clear();
  Reflect.deleteProperty(document, 'fonts');
});
