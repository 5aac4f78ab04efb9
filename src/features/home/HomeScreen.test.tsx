import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HomeScreen } from './HomeScreen';

const figure = (value: string) => ({ value, label: `what ${value} counts` });

const home = (
  <HomeScreen
    organisation={{
      email: 'hello@kitbridge.example',
      impact: [figure('18,400'), figure('312'), figure('14')],
      programImpact: { education: figure('9,650'), healthcare: figure('128'), volunteer: figure('740') },
    }}
  />
);

it("is complete in the server's HTML, reserves space for every drawing, and hydrates unchanged", () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.createElement('main');
  page.innerHTML = renderToString(home);
  document.body.append(page);
  const link = screen.getByRole('link', { name: 'Join Our Mission' });
  expect(screen.getByText('18,400')).toBeTruthy();
  const drawings = [...page.querySelectorAll('img')];
  expect(drawings).toHaveLength(4);
  expect(drawings.every(({ width, height }) => width > 0 && height > 0)).toBe(true);

  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(page, home);
  });
  expect(consoleError).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Join Our Mission' })).toBe(link);
  act(() => root?.unmount());
});
