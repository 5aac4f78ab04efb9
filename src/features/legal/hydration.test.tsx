import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PrivacyScreen } from './PrivacyScreen';
import { ORGANISATION } from './legal.storyHelpers';
import { TermsScreen } from './TermsScreen';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it.each([
  ['/terms', <TermsScreen key="terms" organisation={ORGANISATION} />],
  ['/privacy', <PrivacyScreen key="privacy" organisation={ORGANISATION} />],
])('%s is complete in the server’s HTML, and hydrates unchanged', (_path, page) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const place = document.createElement('main');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  const heading = screen.getByRole('heading', { name: 'Children under 13' });

  act(() => {
    root = hydrateRoot(place, page);
  });
  expect(consoleError).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Children under 13' })).toBe(heading);
});
