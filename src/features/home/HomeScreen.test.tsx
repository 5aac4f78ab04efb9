import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { ResponsesContext } from '@/api/embeddedResponse';
import { loadClient } from '@/api/loadClient';
import { completedClosed, microscopesUsd } from '@/mocks/fixtures/projects';
import { homeLists } from './homeLists';
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

const { deliveries, nearlyFunded } = homeLists;
const embedded = [
  { address: deliveries.address, response: { data: [completedClosed], sort: deliveries.query.sort } },
  { address: nearlyFunded.address, response: { data: [microscopesUsd], sort: nearlyFunded.query.sort } },
];

/** The responses as the server writes them into the document. */
function writeEmbedded() {
  for (const { address, response } of embedded) {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.dataset.embeddedResponse = address;
    block.textContent = JSON.stringify(response);
    document.body.append(block);
  }
}

vi.mock(import('@/api/loadClient'), () => ({ loadClient: vi.fn<typeof loadClient>() }));

it("is complete in the server's HTML, reserves space for every picture, and hydrates unchanged without a request", async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.createElement('main');
  const responses = new Map(embedded.map(({ address, response }) => [address, Promise.resolve(response)]));
  const nothing = Promise.resolve();
  const { prelude } = await prerender(
    <ResponsesContext value={(address) => responses.get(address) ?? nothing}>{home}</ResponsesContext>,
  );
  page.innerHTML = await new Response(prelude).text();
  document.body.append(page);
  writeEmbedded();
  const link = screen.getByRole('link', { name: 'Join Our Mission' });
  expect(screen.getByText('18,400')).toBeTruthy();
  const delivery = screen.getByRole('link', { name: 'Wa Vocational Centre' });
  expect(screen.getByRole('link', { name: microscopesUsd.title })).toBeTruthy();
  const pictures = [...page.querySelectorAll('img')];
  expect(pictures).toHaveLength(10);
  expect(pictures.every(({ width, height }) => width > 0 && height > 0)).toBe(true);

  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(page, home);
  });
  expect(consoleError).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Join Our Mission' })).toBe(link);
  expect(screen.getByRole('link', { name: 'Wa Vocational Centre' })).toBe(delivery);
  expect(document.querySelector('script')).toBeNull();
  expect(loadClient).not.toHaveBeenCalled();
  act(() => root?.unmount());
});
