import { cleanup, render, screen, within } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answersOutsideTheContract } from '@/mocks/answers';
import { completedStillReceiving, microscopesUsd } from '@/mocks/fixtures/projects';
import { server } from '@/mocks/node';
import { INITIAL_FILTERS } from './projectFilters';
import { ProjectScreen } from './ProjectScreen';
import { ProjectsScreen } from './ProjectsScreen';

/** A project with every field filled in. */
const FULL = {
  ...microscopesUsd,
  mediaFilesUrls: [microscopesUsd.coverPhotoUrl],
  photos: completedStillReceiving.photos,
  donation_reason: 'Spare parts cost 1,900 dollars a year.',
};
const [PHOTO, OTHER_PHOTO] = completedStillReceiving.photos ?? [];
const SUMMARY = { category: 'healthcare', currency: 'USD', count: 1, target_amount: '12000.00' };

const ABSENT = Symbol('absent');
const WRONG = [ABSENT, null, -1, true, ' ', 'word', {}, [null, {}, 7, 'word', 'word']];

/** Whether the value cannot be a title. */
const isNoTitle = (value: unknown) => typeof value !== 'string' || value.trim() === '';

function withField(whole: object, field: string, value: unknown): JsonBodyType {
  const { [field]: _left, ...rest } = whole as Record<string, unknown>;
  return (value === ABSENT ? rest : { ...rest, [field]: value }) as JsonBodyType;
}

const nameOf = (value: unknown) => (value === ABSENT ? 'nothing' : JSON.stringify(value));

const show = (page: ReactElement) =>
  render(<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{page}</SWRConfig>);

const page = (
  <ProjectScreen
    projectId="3"
    pageUrl="https://kitbridge.example/projects/3"
    contactEmail="hello@kitbridge.example"
  />
);
const list = <ProjectsScreen filters={INITIAL_FILTERS} onFiltersChange={() => undefined} />;

/** Asserts that no text such as `undefined` or `NaN` is shown. */
function expectWordsForPeople() {
  expect(document.body.textContent).not.toMatch(/undefined|null|NaN|\[object/);
}

async function showProject(data: JsonBodyType) {
  server.use(answersOutsideTheContract('getProject', 200, { data }));
  show(page);
  await screen.findByText('Back to Programs');
  expectWordsForPeople();
}

async function showList(body: JsonBodyType) {
  server.use(answersOutsideTheContract('listProjects', 200, body));
  show(list);
  await screen.findByText(/^Showing \d+ of \d+ projects$/);
  expectWordsForPeople();
}

const listOf = (...data: JsonBodyType[]) => ({ data, total: data.length, total_pages: 1 });

const consoleError = vi.spyOn(console, 'error');

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => consoleError.mockClear());
afterEach(() => {
  cleanup();
  server.resetHandlers();
  expect(consoleError.mock.calls).toEqual([]);
});
afterAll(() => server.close());

/**
 * Tries wrong values one at a time, so that the failing one is named. It queries by text, because jsdom computes roles
 * slowly for hundreds of pages.
 */
async function tryAll(check: (value: unknown) => Promise<void>) {
  for (const value of WRONG) {
    try {
      await check(value);
    } catch (error) {
      throw new Error(`with ${nameOf(value)}`, { cause: error });
    }
    cleanup();
    server.resetHandlers();
  }
}

/** Eight pages per test take a second, and several on a busy machine. */
const MANY_PAGES = { timeout: 20_000 };

describe('a project with an invalid value', MANY_PAGES, () => {
  it.each(Object.keys(FULL).filter((field) => field !== 'title'))('is shown despite an invalid %s', (field) =>
    tryAll(async (value) => {
      await showProject(withField(FULL, field, value));
      expect(screen.getByText(FULL.title, { selector: 'h1' })).toBeTruthy();
      expect(screen.getByText('Program Details')).toBeTruthy();
    }),
  );

  it('is shown or refused depending on its title', () =>
    tryAll(async (value) => {
      await showProject(withField(FULL, 'title', value));
      const said = isNoTitle(value) ? 'An error occurred' : String(value);
      expect(screen.getByText(said, { selector: 'h1, [role="alert"] p' })).toBeTruthy();
    }));

  it.each(Object.keys(PHOTO ?? {}))('is shown despite an invalid %s of a proof', (field) =>
    tryAll(async (value) => {
      await showProject({
        ...FULL,
        photos: [withField(PHOTO ?? {}, field, value), OTHER_PHOTO],
      } as JsonBodyType);
      expect(screen.getAllByRole('tab')).toHaveLength(2);
    }),
  );
});

it('shows a project with only an id and a title', async () => {
  await showProject({ id: 3, title: 'Desks for Gari' });
  expect(screen.getByRole('heading', { level: 1, name: 'Desks for Gari' })).toBeTruthy();
  expect(screen.getByText('0.00 raised')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Funding Progress',
    'Program Details',
  ]);
  const details = within(screen.getByRole('region', { name: 'Program Details' }));
  expect(details.getAllByText('N/A')).toHaveLength(3);
});

it.each([null, 'word', 7, [], {}, true].map((body) => [nameOf(body), body] as const))(
  'reports that a response of %s cannot be shown',
  async (_name, body) => {
    await showProject(body);
    expect(screen.getByRole('alert').textContent).toContain('An error occurred');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  },
);

describe('a list with an invalid value', MANY_PAGES, () => {
  it.each(Object.keys(FULL).filter((field) => field !== 'title' && field !== 'id'))(
    'shows a project despite its invalid %s',
    (field) =>
      tryAll(async (value) => {
        await showList(listOf(withField(FULL, field, value)));
        expect(screen.getByText(FULL.title)).toBeTruthy();
      }),
  );

  it.each(['id', 'title'])('shows the other projects if one has an invalid %s', (field) =>
    tryAll(async (value) => {
      const other = { ...FULL, id: 4, title: 'Another' };
      await showList(listOf(withField(FULL, field, value), other as JsonBodyType));
      expect(screen.getByText('Another')).toBeTruthy();
    }),
  );

  it.each(Object.keys(SUMMARY))('is shown despite an invalid %s in its summary', (field) =>
    tryAll(async (value) => {
      await showList({ ...listOf(FULL as JsonBodyType), summary: [withField(SUMMARY, field, value)] });
      expect(screen.getByText(FULL.title)).toBeTruthy();
    }),
  );

  it.each(['summary', 'page', 'page_size'])('is shown despite its invalid %s', (field) =>
    tryAll(async (value) => {
      await showList(withField(listOf(FULL as JsonBodyType), field, value));
      expect(screen.getByText(FULL.title)).toBeTruthy();
    }),
  );
});

it.each([null, 'word', 7, {}].map((data) => [nameOf(data), data] as const))(
  'reports that a list of %s cannot be read',
  async (_name, data) => {
    server.use(answersOutsideTheContract('listProjects', 200, { data, total: 1, total_pages: 1 }));
    show(list);
    expect((await screen.findByRole('alert')).textContent).toContain('The projects could not be loaded');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  },
);
