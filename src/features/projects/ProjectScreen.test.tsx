import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { server } from '@/mocks/node';
import { failsWithServerError } from '@/mocks/responses';
import { respondsWithProject, projectNotFound, respondsWithProjects } from '@/mocks/scenarios';
import { ProjectScreen } from './ProjectScreen';

const renderScreen = () =>
  render(
    <StrictMode>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <ProjectScreen
          projectId="3"
          pageUrl="https://kitbridge.example/projects/3"
          contactEmail="hello@kitbridge.example"
        />
      </SWRConfig>
    </StrictMode>,
  );

/** Moves focus to the heading, as the application does after navigation. */
const arrive = () => {
  act(() => {
    screen.getByRole('heading', { level: 1, name: 'Loading project' }).focus();
  });
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(respondsWithProjects([])));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

it('moves focus from the loading heading to the title', async () => {
  server.use(respondsWithProject(microscopesUsd));
  renderScreen();
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: microscopesUsd.title })).toBe(
    document.activeElement,
  );
});

it('moves focus to the heading of a failure', async () => {
  server.use(projectNotFound());
  renderScreen();
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Project not found' })).toBe(
    document.activeElement,
  );
});

it('does not move focus on the first page of a visit', async () => {
  server.use(respondsWithProject(microscopesUsd));
  renderScreen();
  await screen.findByRole('heading', { level: 1, name: microscopesUsd.title });
  expect(document.activeElement).toBe(document.body);
});

it('moves focus from a failure to the title after an automatic retry', async () => {
  server.use(failsWithServerError('getProject', { once: true }), respondsWithProject(microscopesUsd));
  renderScreen();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  act(() => {
    retry.focus();
    // The connection is back, so SWR requests the project again.
    dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { level: 1, name: microscopesUsd.title })).toBe(
    document.activeElement,
  );
});
