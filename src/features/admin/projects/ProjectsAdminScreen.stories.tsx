import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsWithHtml,
  respondsOutsideTheContract,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { hostileProjects } from '@/mocks/fixtures/hostileProjects';
import { thirdFunded } from '@/mocks/fixtures/projects';
import { respondsWithProjects } from '@/mocks/scenarios';
import { findCard, findResults, requests, SCREEN, statsOf, titlesOf } from './projectsAdmin.storyHelpers';
import { projectAddress } from './projectFilters';
import { ProjectsAdminScreen } from './ProjectsAdminScreen';

const { initial } = projectAddress;

const meta = {
  title: 'Admin/Projects/ProjectsAdminScreen',
  component: ProjectsAdminScreen,
  ...SCREEN,
  args: { filters: initial, onFiltersChange: fn() },
} satisfies Meta<typeof ProjectsAdminScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const lastAsked = () => Object.fromEntries(requests.of('listProjects').at(-1)?.url.searchParams ?? []);

export const Loading: Story = {
  tags: ['APROJ-01'],
  beforeEach: ({ msw }) => msw.use(neverResponds('listProjects'), neverResponds('getProjectStats')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading projects...')).toHaveAttribute('role', 'status');
    await expect(canvas.getByText('Counting the projects')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('link', { name: 'New project' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeEnabled();
    await expect(titlesOf(canvas)).toEqual([]);
  },
};

/** The list includes drafts, and every card links to its form. */
export const Ready: Story = {
  tags: ['APROJ-01'],
  play: async ({ canvas }) => {
    const results = await findResults(canvas, 'Showing 10 of 25 projects');
    await expect(statsOf(canvas)).toEqual(['Total 25', 'Active 22', 'Completed 2', 'Draft 1']);
    await expect(results.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'New project' })).toHaveAttribute(
      'href',
      '/admin/projects/create',
    );
    const draft = await findCard(canvas, 'Incubators for Maiduguri');
    await expect(draft.getByText('Draft')).toBeVisible();
    await expect(draft.getByText('Healthcare')).toBeVisible();
    await expect(draft.getByText('₦0.00 raised')).toBeVisible();
    await expect(draft.getByText('Goal ₦31,000,000.00')).toBeVisible();
    await expect(draft.getByRole('link', { name: 'Edit Incubators for Maiduguri' })).toHaveAttribute(
      'href',
      '/admin/projects/15/edit',
    );
    await expect(draft.getByRole('button', { name: 'Delete Incubators for Maiduguri' })).toBeEnabled();
    const trees = await findCard(canvas, 'Shade trees for the schools of Garissa');
    await expect(trees.getByText('Environment')).toBeVisible();
    await expect(trees.getByText('$1,190.00 raised')).toBeVisible();
    await expect(trees.getByText('35.00% funded')).toBeVisible();
    await expect(results.getByText('Page 1 of 3')).toBeVisible();
  },
};

export const FundedOver100: Story = {
  args: { filters: { ...initial, search: 'Tamale' } },
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'Laptops for the girls of Tamale');
    await expect(card.getByText('140.00% funded')).toBeVisible();
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

/** A backend may send its decimals as strings, as Django does. */
export const FiguresAsText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      respondsOutsideTheContract('listProjects', 200, {
        data: [{ ...thirdFunded, percentage_funded: '45.5' }],
        total: '1',
        total_pages: '1',
      }),
    ),
  play: async ({ canvas }) => {
    const card = await findCard(canvas, thirdFunded.title);
    await expect(card.getByText('45.50% funded')).toBeVisible();
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45.5');
    await expect(canvas.getByText('1 project')).toBeVisible();
  },
};

/** A backend may wrap the counts in `data`, as it does other responses. */
export const StatsInData: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      respondsOutsideTheContract('getProjectStats', 200, {
        data: { total: 25, active: 22, completed: 2, draft: '1' },
      }),
    ),
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 10 of 25 projects');
    await waitFor(() => expect(statsOf(canvas)).toEqual(['Total 25', 'Active 22', 'Completed 2', 'Draft 1']));
  },
};

/** The cover loads when it is scrolled near. */
export const Cover: Story = {
  args: { filters: { ...initial, search: 'Tamale' } },
  play: async ({ canvas, canvasElement }) => {
    await findCard(canvas, 'Laptops for the girls of Tamale');
    const cover = canvasElement.querySelector<HTMLImageElement>('li img');
    await waitFor(() => expect(cover?.naturalWidth).toBeGreaterThan(0));
    await expect(cover).toHaveAttribute('loading', 'lazy');
  },
};

/** A woven band replaces a cover that cannot be loaded. */
export const MissingCover: Story = {
  args: { filters: { ...initial, search: 'library shelves' } },
  play: async ({ canvas, canvasElement }) => {
    await findCard(canvas, 'Library shelves for Mzuzu');
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(0));
  },
};

export const Empty: Story = {
  tags: ['APROJ-01'],
  beforeEach: ({ msw }) => msw.use(respondsWithProjects([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['APROJ-01'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('listProjects', { once: true })),
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load projects.');
    await expect(alert).toHaveTextContent('Something went wrong on our side.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await findResults(canvas, 'Showing 10 of 25 projects');
    await expect(canvas.getByRole('heading', { level: 2, name: 'All projects' })).toHaveFocus();
  },
};

/** The list neither waits for the counts nor fails with them. */
export const StatsFailed: Story = {
  tags: ['APROJ-01'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('getProjectStats', { once: true })),
  play: async ({ canvas, userEvent }) => {
    await findResults(canvas, 'Showing 10 of 25 projects');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The projects could not be counted.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Total')).toBeVisible();
    await expect(statsOf(canvas)[0]).toBe('Total 25');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const StatsPending: Story = {
  beforeEach: ({ msw }) => msw.use(neverResponds('getProjectStats')),
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 10 of 25 projects');
    await expect(canvas.getByText('Counting the projects')).toHaveAttribute('role', 'status');
  },
};

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(isOffline('listProjects'), isOffline('getProjectStats')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load projects.')).toBeVisible();
    await expect(canvas.getByText(/We could not reach the server/)).toBeVisible();
    await expect(await canvas.findByText('The projects could not be counted.')).toBeVisible();
  },
};

/** A gateway's page instead of the list, and a stats response without counts. */
export const UnexpectedResponse: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithHtml('listProjects', { status: 200 }),
      respondsOutsideTheContract('getProjectStats', 200, { total: 3 }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load projects.')).toBeVisible();
    await expect(await canvas.findByText('The projects could not be counted.')).toBeVisible();
  },
};

export const Filtered: Story = {
  tags: ['APROJ-02'],
  args: { filters: { ...initial, page: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    await findResults(canvas, 'Showing 10 of 25 projects');
    const category = canvas.getByRole('combobox', { name: 'Category' });
    await expect(
      within(category)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Education', 'Health', 'Environment']);
    await userEvent.selectOptions(category, 'Health');
    await findResults(canvas, 'Showing 5 of 5 projects');
    await expect(lastAsked()).toEqual({ category: 'health', page: '1', page_size: '10' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Draft');
    await findResults(canvas, '1 project');
    await expect(titlesOf(canvas)).toEqual(['Incubators for Maiduguri']);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      { search: '', page: 1, category: 'health', status: 'draft' },
      { replace: false },
    );
    await expect(statsOf(canvas)[0]).toBe('Total 25');
  },
};

/** The public pages have no button for this category. */
export const Environment: Story = {
  tags: ['APROJ-02'],
  args: { filters: { ...initial, category: 'environment' } },
  play: async ({ canvas }) => {
    await findResults(canvas, '1 project');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Environment');
    await expect(titlesOf(canvas)).toEqual(['Shade trees for the schools of Garissa']);
  },
};

export const Searched: Story = {
  tags: ['APROJ-02'],
  args: { filters: { ...initial, page: 3 } },
  play: async ({ canvas, userEvent, args }) => {
    await findResults(canvas, 'Showing 5 of 25 projects');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), ' kano ');
    await findResults(canvas, '1 project');
    await expect(lastAsked()).toEqual({ search: 'kano', page: '1', page_size: '10' });
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(1);
    await expect(args.onFiltersChange).toHaveBeenCalledWith(
      { ...initial, search: 'kano' },
      { replace: false },
    );
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  },
};

export const NothingFound: Story = {
  tags: ['APROJ-02'],
  args: { filters: { ...initial, search: 'submarine', status: 'completed' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No projects found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await findResults(canvas, 'Showing 10 of 25 projects');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All');
    await expect(canvas.getByRole('heading', { level: 2, name: 'All projects' })).toHaveFocus();
  },
};

export const Paged: Story = {
  tags: ['APROJ-02'],
  play: async ({ canvas, userEvent, args }) => {
    const results = await findResults(canvas, 'Showing 10 of 25 projects');
    await userEvent.click(results.getByRole('button', { name: 'Next' }));
    await expect(await results.findByText('Page 2 of 3')).toBeVisible();
    await expect(lastAsked()).toMatchObject({ page: '2' });
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...initial, page: 2 }, { replace: false });
    await expect(canvas.getByRole('heading', { level: 2, name: 'All projects' })).toHaveFocus();
  },
};

/** Markup, right-to-left text, symbols and a title that cannot break, on the narrowest screen. */
export const HostileTitles: Story = {
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(respondsWithProjects(hostileProjects)),
  play: async ({ canvas, canvasElement }) => {
    await findResults(canvas, 'Showing 4 of 4 projects');
    await expect(titlesOf(canvas)).toEqual(hostileProjects.map(({ title }) => title));
    await expect(canvasElement.querySelectorAll('li script, li img')).toHaveLength(0);
    await expectNoSidewaysScroll();
    const tooWide = canvas.getAllByRole('listitem').filter((card) => card.scrollWidth > card.clientWidth);
    await expect(tooWide).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 10 of 25 projects');
    await expectNoSidewaysScroll();
  },
};
