import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { API_BASE } from '@/api/backendAddress';
import { failsWithServerError, isOffline, neverResponds } from '@/mocks/responses';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { http } from '@/mocks/http';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithProjects } from '@/mocks/scenarios';
import { findResults, summaryOf, titlesOf, WithFilters } from './projectList.storyHelpers';
import { INITIAL_FILTERS } from './projectFilters';
import { ProjectsScreen } from './ProjectsScreen';

const requests = recordRequests();

/** The query of the last request. */
const lastAsked = () => {
  const { url } = requests.of('listProjects').at(-1) ?? {};
  return Object.fromEntries(url?.searchParams ?? []);
};

const meta = {
  title: 'Public/Projects/ProjectsScreen',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: INITIAL_FILTERS, onFiltersChange: fn() },
  render: (args) => <WithFilters {...args} />,
  beforeEach: ({ msw }) => msw.use(requests.start(), projectHandlers.listProjects, fileHandlers.getFile),
} satisfies Meta<typeof ProjectsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['PROJ-01'],
  beforeEach: ({ msw }) => msw.use(neverResponds('listProjects')),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading projects')).toHaveAttribute('role', 'status');
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
    await expect(canvas.queryByText(/Showing/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeEnabled();
  },
};

/** Release the requests that `holdList` delays. */
const held: (() => void)[] = [];

/** Only delays the request; the next handler responds. */
const holdList = http.untyped.get(
  `${API_BASE}/api/project/`,
  () =>
    new Promise<void>((resolve) => {
      held.push(resolve);
    }),
);

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

/** The skeletons have the same positions and sizes as the cards. */
export const SkeletonsMatchCards: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['PROJ-01'],
  beforeEach: ({ msw }) => {
    held.length = 0;
    msw.use(holdList, projectHandlers.listProjects, fileHandlers.getFile);
  },
  play: async ({ canvas }) => {
    const results = canvas.getByRole('region', { name: 'Active Projects' });
    const skeletons = [...(results.querySelector('[aria-busy="true"]')?.children ?? [])];
    await expect(skeletons).toHaveLength(6);
    const boxes = skeletons.map(boxOf);
    const covers = skeletons.map((skeleton) => boxOf(skeleton.firstElementChild));
    await waitFor(() => expect(held).toHaveLength(1));
    for (const release of held) release();
    const cards = (await findResults(canvas, 'Showing 10 of 22 projects'))
      .getAllByRole('listitem')
      .map(boxOf);
    // The first row of three, then the next.
    await expect(boxes.map(({ left, width }) => [left, width])).toEqual(
      cards.slice(0, 6).map(({ left, width }) => [left, width]),
    );
    await expect(covers.filter(({ width, height }) => Math.abs(width / height - 3 / 2) > 0.02)).toEqual([]);
    // A row of cards with titles of typical length.
    const heights = cards.slice(6, 9).map(({ height }) => height);
    await expect((boxes[0]?.height ?? 0) / Math.min(...heights)).toBeGreaterThan(0.8);
    await expect((boxes[0]?.height ?? 0) / Math.min(...heights)).toBeLessThan(1.2);
  },
};

export const Ready: Story = {
  tags: ['PROJ-02'],
  play: async ({ canvas }) => {
    const results = await findResults(canvas, 'Showing 10 of 22 projects');
    await expect(titlesOf(results)).toHaveLength(10);
    await expect(canvas.getByRole('radio', { name: 'Active Projects' })).toBeChecked();
    const categories = within(canvas.getByRole('group', { name: 'Category' }));
    await expect(categories.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All',
      'Education',
      'Healthcare',
      'Community Development',
    ]);
    await expect(categories.getByRole('button', { pressed: true })).toHaveTextContent('All');
    await expect(summaryOf(canvas)).toHaveLength(4);
    await expect(summaryOf(canvas)[3]).toBe(
      'Community Development2 projectsTotal target budget$6,000.00₦123,456,789,012.34',
    );
    const pages = within(results.getByRole('navigation', { name: 'Pages of projects' }));
    await expect(pages.getByText('Page 1 of 3')).toBeVisible();
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(pages.getByRole('button', { name: 'Next' })).toBeEnabled();
    const closing = within(canvas.getByRole('region', { name: 'Help the next delivery on its way' }));
    await expect(closing.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate');
    await expect(closing.getByRole('link', { name: 'Become a Volunteer' })).toHaveAttribute(
      'href',
      '/volunteer',
    );
  },
};

/** A phone's first screen shows a part of the first cover; the others may not load before they are scrolled near. */
export const CoversOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithProjects([microscopesUsd, { ...microscopesUsd, id: 8 }, { ...microscopesUsd, id: 9 }]),
      fileHandlers.getFile,
    ),
  play: async ({ canvas, canvasElement }) => {
    await findResults(canvas, 'Showing 3 of 3 projects');
    const covers = [...canvasElement.querySelectorAll('img')];
    await expect(covers.map(({ loading }) => loading)).toEqual(['eager', 'lazy', 'lazy']);
  },
};

export const MiddlePage: Story = {
  tags: ['PROJ-03'],
  args: { filters: { ...INITIAL_FILTERS, page: 2 } },
  play: async ({ canvas }) => {
    const results = await findResults(canvas, 'Showing 10 of 22 projects');
    await expect(results.getByText('Page 2 of 3')).toBeVisible();
    await expect(results.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await expect(results.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const LastPage: Story = {
  tags: ['PROJ-03'],
  args: { filters: { ...INITIAL_FILTERS, page: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    const results = await findResults(canvas, 'Showing 2 of 22 projects');
    await expect(results.getByText('Page 3 of 3')).toBeVisible();
    await expect(results.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await expect(results.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Active Projects' })).toHaveFocus();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      { ...INITIAL_FILTERS, page: 3 },
      { replace: false },
    );
  },
};

export const PastTheEnd: Story = {
  tags: ['PROJ-03'],
  args: { filters: { ...INITIAL_FILTERS, page: 9 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There is no page 9')).toBeVisible();
    await expect(canvas.getByText('The list has 3 pages.')).toBeVisible();
    await expect(canvas.queryByText(/Page 9/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last page' }));
    const results = await findResults(canvas, 'Showing 2 of 22 projects');
    await expect(results.getByText('Page 3 of 3')).toBeVisible();
  },
};

export const OnePage: Story = {
  tags: ['PROJ-04'],
  args: { filters: { ...INITIAL_FILTERS, category: 'healthcare' } },
  play: async ({ canvas }) => {
    const results = await findResults(canvas, 'Showing 3 of 3 projects');
    await expect(results.queryByRole('navigation')).toBeNull();
    await expect(results.queryByRole('button')).toBeNull();
  },
};

export const Completed: Story = {
  tags: ['PROJ-05'],
  play: async ({ canvas, userEvent }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    await userEvent.click(canvas.getByRole('radio', { name: 'Completed Projects' }));
    const results = await findResults(canvas, 'Showing 2 of 2 projects');
    await expect(titlesOf(results)).toEqual([
      'Computers for Wa Vocational Centre',
      'An X-ray room for Bamenda',
    ]);
    await expect(summaryOf(canvas)).toEqual([
      'All2 projectsTotal target budget$52,000.00',
      'Education1 projectTotal target budget$18,000.00',
      'Healthcare1 projectTotal target budget$34,000.00',
      'Community Development0 projectsTotal target budget$0.00',
    ]);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Completed Projects' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  tags: ['PROJ-08'],
  args: { filters: { ...INITIAL_FILTERS, category: 'community', search: 'submarine', page: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No projects found')).toBeVisible();
    await expect(canvas.getByText('Showing 0 of 0 projects')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await findResults(canvas, 'Showing 10 of 22 projects');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Active Projects' })).toHaveFocus();
  },
};

/** The project may be completed already: one press finds it, without typing the search again. */
export const FoundAmongCompleted: Story = {
  tags: ['PROJ-08'],
  args: { filters: { ...INITIAL_FILTERS, category: 'healthcare', search: 'bamenda' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No projects found')).toBeVisible();
    await expect(canvas.getByText('No active projects match these filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show completed projects' }));
    const results = await findResults(canvas, 'Showing 1 of 1 projects');
    await expect(titlesOf(results)).toEqual(['An X-ray room for Bamenda']);
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('bamenda');
    await expect(canvas.getByRole('button', { name: 'Healthcare', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Completed Projects' })).toHaveFocus();
  },
};

/** The reverse. */
export const FoundAmongActive: Story = {
  tags: ['PROJ-08'],
  args: { filters: { ...INITIAL_FILTERS, status: 'COMPLETED', search: 'kano' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No completed projects match these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show active projects' }));
    const results = await findResults(canvas, 'Showing 1 of 1 projects');
    await expect(titlesOf(results)).toEqual(['Microscopes for Kano Teaching Laboratory']);
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('kano');
  },
};

/** Clearing a search among completed projects must not switch to the active ones. */
export const NothingCompletedFound: Story = {
  tags: ['PROJ-08'],
  args: { filters: { ...INITIAL_FILTERS, status: 'COMPLETED', search: 'submarine' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await findResults(canvas, 'Showing 2 of 2 projects');
    await expect(canvas.getByRole('radio', { name: 'Completed Projects' })).toBeChecked();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  },
};

/** With no filter to clear, only the other status is offered. */
export const NothingActive: Story = {
  tags: ['PROJ-08'],
  beforeEach: ({ msw }) => msw.use(respondsWithProjects([], { once: true })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No projects found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show completed projects' }));
    await findResults(canvas, 'Showing 2 of 2 projects');
  },
};

export const LoadFailed: Story = {
  tags: ['PROJ-09'],
  args: { filters: { ...INITIAL_FILTERS, status: 'COMPLETED', category: 'healthcare', search: 'x-ray' } },
  beforeEach: ({ msw }) => msw.use(failsWithServerError('listProjects', { once: true })),
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The projects could not be loaded');
    await expect(alert).toHaveTextContent('Something went wrong on our side.');
    await expect(canvas.getByRole('radio', { name: 'Completed Projects' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Healthcare', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('x-ray');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    const results = await findResults(canvas, 'Showing 1 of 1 projects');
    await expect(titlesOf(results)).toEqual(['An X-ray room for Bamenda']);
    await expect(lastAsked()).toMatchObject({ status: 'COMPLETED', category: 'healthcare', search: 'x-ray' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Completed Projects' })).toHaveFocus();
  },
};

export const Offline: Story = {
  tags: ['PROJ-09'],
  beforeEach: ({ msw }) => msw.use(requests.start(), isOffline('listProjects')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(requests.of('listProjects')).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not reach the server.');
  },
};
