import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { server } from '@/mocks/node';
import { failsWithServerError, neverResponds } from '@/mocks/responses';
import { respondsWithProjects } from '@/mocks/scenarios';
import { INITIAL_FILTERS, type ProjectFilters } from './projectFilters';
import { ProjectsScreen } from './ProjectsScreen';

const changes: ProjectFilters[] = [];

function Waiting({ isHeld, gate }: { isHeld: boolean; gate: Promise<void> }) {
  if (isHeld) use(gate);
  return null;
}

/** Applies changed filters in a transition once the gate opens, as the router does with the URL. */
function SlowAddress({ gate }: { gate: Promise<void> }) {
  const [filters, setFilters] = useState(INITIAL_FILTERS);
  return (
    <Suspense>
      <ProjectsScreen
        filters={filters}
        onFiltersChange={(changed) => {
          changes.push(changed);
          startTransition(() => setFilters(changed));
        }}
      />
      <Waiting isHeld={filters !== INITIAL_FILTERS} gate={gate} />
    </Suspense>
  );
}

const completed = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Completed Projects' });
const findChosen = (category: string) => screen.findByRole('button', { name: category, pressed: true });

/** `Promise.withResolvers` is missing in Node 20. */
function withResolvers() {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => {
    resolvers.push(resolve);
  });
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) };
}

/** Returns a function that lets the URL change. */
function renderSlowly() {
  const { promise: gate, resolve } = withResolvers();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SlowAddress gate={gate} />
    </SWRConfig>,
  );
  return () =>
    act(async () => {
      resolve();
      await gate;
    });
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  changes.length = 0;
  server.use(neverResponds('listProjects'));
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

it('shows what was chosen while the URL is still changing', async () => {
  const open = renderSlowly();
  fireEvent.click(completed());
  expect(completed().checked).toBe(true);
  await open();
  expect(completed().checked).toBe(true);
});

it('keeps every choice made before the previous one has been applied', async () => {
  const open = renderSlowly();
  fireEvent.click(completed());
  fireEvent.click(screen.getByRole('button', { name: 'Education' }));
  expect(await findChosen('Education')).toBeTruthy();
  expect(changes.at(-1)).toEqual({ ...INITIAL_FILTERS, status: 'COMPLETED', category: 'education' });
  await open();
  expect(completed().checked).toBe(true);
  expect(await findChosen('Education')).toBeTruthy();
});

it('moves focus from a failure to the results after an automatic retry', async () => {
  server.use(failsWithServerError('listProjects', { once: true }), respondsWithProjects([microscopesUsd]));
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ProjectsScreen filters={INITIAL_FILTERS} onFiltersChange={() => undefined} />
    </SWRConfig>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  act(() => {
    retry.focus();
    dispatchEvent(new Event('online'));
  });
  await screen.findByRole('heading', { level: 3, name: microscopesUsd.title });
  expect(screen.getByRole('heading', { level: 2, name: 'Active Projects' })).toBe(document.activeElement);
});

it('does not move focus after the user has', async () => {
  server.use(
    failsWithServerError('listProjects', { once: true }),
    respondsWithProjects([microscopesUsd], { delayMs: 50 }),
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ProjectsScreen filters={INITIAL_FILTERS} onFiltersChange={() => undefined} />
    </SWRConfig>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  const search = screen.getByRole('searchbox', { name: 'Search' });
  act(() => search.focus());
  await screen.findByRole('heading', { level: 3, name: microscopesUsd.title });
  expect(search).toBe(document.activeElement);
});
