import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { server } from '@/mocks/node';
import { projectAnswers, projectLoadFailed, projectNotFound } from '@/mocks/scenarios';
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

/** What the application does when a visitor arrives from another page. */
const arrive = () => {
  act(() => {
    screen.getByRole('heading', { level: 1, name: 'Loading project' }).focus();
  });
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

it('hands the focus of the wait on to the title', async () => {
  server.use(projectAnswers(microscopesUsd));
  renderScreen();
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: microscopesUsd.title })).toBe(
    document.activeElement,
  );
});

it('hands it on to the heading of a failure', async () => {
  server.use(projectNotFound());
  renderScreen();
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Project not found' })).toBe(
    document.activeElement,
  );
});

it('leaves the focus alone on the first page of a visit', async () => {
  server.use(projectAnswers(microscopesUsd));
  renderScreen();
  await screen.findByRole('heading', { level: 1, name: microscopesUsd.title });
  expect(document.activeElement).toBe(document.body);
});

it('hands the focus of a failure on when the project comes by itself', async () => {
  server.use(projectLoadFailed({ once: true }), projectAnswers(microscopesUsd));
  renderScreen();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  act(() => {
    retry.focus();
    // The connection is back, and what has failed is asked for again.
    dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { level: 1, name: microscopesUsd.title })).toBe(
    document.activeElement,
  );
});
