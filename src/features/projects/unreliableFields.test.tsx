import { cleanup, render, screen, within } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { respondsOutsideTheContract } from '@/mocks/responses';
import { completedStillReceiving, microscopesUsd } from '@/mocks/fixtures/projects';
import { server } from '@/mocks/node';
import { respondsWithProjects } from '@/mocks/scenarios';
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
  server.use(respondsOutsideTheContract('getProject', 200, { data }), respondsWithProjects([]));
  show(page);
  await screen.findByText('Back to Programs');
  expectWordsForPeople();
}

async function showList(body: JsonBodyType) {
  server.use(respondsOutsideTheContract('listProjects', 200, body));
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

const WRONG_VALUES = WRONG.map((value) => [nameOf(value), value] as const);
const FIELDS = Object.keys(FULL);
const PHOTO_FIELDS = Object.keys(PHOTO ?? {});

/** Whether the title and the details are there. By text, because jsdom computes roles slowly. */
const isProjectShown = () =>
  screen.queryByText(FULL.title, { selector: 'h1' }) !== null &&
  screen.queryByText('Program Details') !== null;

describe('a project is shown', () => {
  it.each(WRONG_VALUES)('with %s in every field but its title', async (_name, value) => {
    const data = FIELDS.reduce<object>((whole, field) => withField(whole, field, value) as object, FULL);
    await showProject({ ...data, title: FULL.title } as JsonBodyType);
    expect(isProjectShown()).toBe(true);
  });

  // What no field may be, beside others that are right: an error in one cannot hide behind another.
  it.each(FIELDS.filter((field) => field !== 'title'))('with a list of anything in %s', async (field) => {
    await showProject(withField(FULL, field, WRONG.at(-1)));
    expect(isProjectShown()).toBe(true);
  });

  it.each(FIELDS.filter((field) => field !== 'title'))('without %s', async (field) => {
    await showProject(withField(FULL, field, ABSENT));
    expect(isProjectShown()).toBe(true);
  });

  it.each(WRONG_VALUES)('with the title %s, or cannot be', async (_name, value: unknown) => {
    await showProject(withField(FULL, 'title', value));
    const said = isNoTitle(value) ? 'An error occurred' : String(value);
    expect(screen.getByText(said, { selector: 'h1, [role="alert"] p' })).toBeTruthy();
  });

  it.each(WRONG_VALUES)('with %s in a field of each proof', async (_name, value) => {
    const photos = PHOTO_FIELDS.map((field, index) => withField({ ...PHOTO, id: 100 + index }, field, value));
    await showProject({ ...FULL, photos: [...photos, OTHER_PHOTO] } as JsonBodyType);
    expect(screen.getAllByRole('tab')).toHaveLength(PHOTO_FIELDS.length + 1);
  });
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

/** A project for each wrong value of a field. */
const withEachValue = (field: string) =>
  WRONG.map((value, index) =>
    withField({ ...FULL, id: 100 + index, title: `Project ${index}` }, field, value),
  );

describe('a list shows', () => {
  it.each(FIELDS.filter((field) => field !== 'title' && field !== 'id'))(
    'projects with any value in %s',
    async (field) => {
      await showList(listOf(...withEachValue(field)));
      const missing = WRONG.filter((_value, index) => screen.queryByText(`Project ${index}`) === null);
      expect(missing.map(nameOf)).toEqual([]);
    },
  );

  it.each(['id', 'title'])('a project beside others with any value in %s', async (field) => {
    await showList(listOf(...withEachValue(field), FULL as JsonBodyType));
    expect(screen.getByText(FULL.title)).toBeTruthy();
  });

  it.each(Object.keys(SUMMARY))('its projects with any value in %s of its summary', async (field) => {
    const summary = WRONG.map((value) => withField(SUMMARY, field, value));
    await showList({ ...listOf(FULL as JsonBodyType), summary });
    expect(screen.getByText(FULL.title)).toBeTruthy();
  });

  it.each(WRONG_VALUES)('its projects with %s as its summary, page and page size', async (_name, value) => {
    const fields = ['summary', 'page', 'page_size'];
    const body = fields.reduce<object>(
      (whole, field) => withField(whole, field, value) as object,
      listOf(FULL as JsonBodyType),
    );
    await showList(body as JsonBodyType);
    expect(screen.getByText(FULL.title)).toBeTruthy();
  });
});

it.each([null, 'word', 7, {}].map((data) => [nameOf(data), data] as const))(
  'reports that a list of %s cannot be read',
  async (_name, data) => {
    server.use(respondsOutsideTheContract('listProjects', 200, { data, total: 1, total_pages: 1 }));
    show(list);
    expect((await screen.findByRole('alert')).textContent).toContain('The projects could not be loaded');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  },
);
