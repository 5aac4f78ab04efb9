import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { AboutScreen } from './AboutScreen';
import { MissionScreen } from './MissionScreen';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it.each([
  [
    '/about',
    <AboutScreen
      key="about"
      organisation={{ name: 'Kitbridge', impact: [{ value: '14', label: 'countries' }] }}
    />,
  ],
  ['/mission', <MissionScreen key="mission" />],
])('%s is complete in the server’s HTML, and hydrates unchanged', (_path, page) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const place = document.createElement('main');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  const link = screen.getByRole('link', { name: 'Become a Monthly Supporter' });
  expect([...place.querySelectorAll('img')].map(({ width, height }) => [width, height])).toEqual([
    [720, 293],
  ]);

  act(() => {
    root = hydrateRoot(place, page);
  });
  expect(consoleError).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Become a Monthly Supporter' })).toBe(link);
});
