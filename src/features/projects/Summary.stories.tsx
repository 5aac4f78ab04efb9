import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { API_BASE } from '@/api/backendAddress';
import type { Schemas } from '@/api/types';
import { expectNoSidewaysScroll, expectWholeAmounts } from '@/components/layout.storyHelpers';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { http } from '@/mocks/http';
import { recordRequests } from '@/mocks/recordRequests';
import { failsWithServerError, neverResponds } from '@/mocks/responses';
import { findResults, summaryOf, WithFilters } from './projectList.storyHelpers';
import { INITIAL_FILTERS } from './projectFilters';
import { ProjectsScreen } from './ProjectsScreen';

const meta = {
  title: 'Public/Projects/Summary',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: INITIAL_FILTERS, onFiltersChange: fn() },
  render: (args) => <WithFilters {...args} />,
  beforeEach: ({ msw }) => msw.use(projectHandlers.listProjects, fileHandlers.getFile),
} satisfies Meta<typeof ProjectsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const requests = recordRequests();

export const BothCurrencies: Story = {
  tags: ['PROJ-11'],
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    await expect(summaryOf(canvas)).toEqual([
      'All22 projectsTotal target budget$155,800.00₦123,510,489,012.34',
      'Education16 projectsTotal target budget$124,800.00₦5,200,000.00',
      'Healthcare3 projectsTotal target budget$21,600.00₦48,500,000.00',
      'Community Development2 projectsTotal target budget$6,000.00₦123,456,789,012.34',
    ]);
  },
};

/** A strip of cards and folded filters keep the first project near the top. */
export const OnAPhone: Story = {
  tags: ['PROJ-13'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        {/* As high as the header of the site. */}
        <div className="h-16" />
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const results = await findResults(canvas, 'Showing 10 of 22 projects');
    const [first] = results.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().top).toBeLessThan(700);
    await expect(summaryOf(canvas)).toHaveLength(4);
    await expectNoSidewaysScroll();
    const summary = canvas.getByRole('region', { name: 'Projects and target budgets' });
    await expect(summary.scrollWidth).toBeGreaterThan(summary.clientWidth);

    const fold = canvas.getByRole('button', { name: 'Search and categories', expanded: false });
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(fold);
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Healthcare' }));
    await findResults(canvas, 'Showing 3 of 3 projects');
    await userEvent.click(canvas.getByRole('button', { name: 'Search and categories', expanded: true }));
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** A link with filters shows them. */
export const NarrowedOnAPhone: Story = {
  tags: ['PROJ-13'],
  globals: { viewport: { value: 'phone' } },
  args: { filters: { ...INITIAL_FILTERS, category: 'healthcare' } },
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 3 of 3 projects');
    await expect(canvas.getByRole('button', { name: 'Healthcare', pressed: true })).toBeVisible();
  },
};

/** Removing the last filter does not hide the control that removed it. */
export const WidenedOnAPhone: Story = {
  tags: ['PROJ-13'],
  globals: { viewport: { value: 'phone' } },
  args: { filters: { ...INITIAL_FILTERS, search: 'kano' } },
  play: async ({ canvas, userEvent }) => {
    await findResults(canvas, 'Showing 1 of 1 projects');
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search' }));
    await findResults(canvas, 'Showing 10 of 22 projects');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  },
};

export const OnTheSmallestScreen: Story = {
  tags: ['PROJ-11'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    const summary = canvas.getByRole('region', { name: 'Projects and target budgets' });
    await expect(summary.clientHeight).toBeLessThan(440);
    await expectWholeAmounts(summary);
    await expectNoSidewaysScroll();
  },
};

/** A known budget of zero is shown as 0.00. */
export const NothingFound: Story = {
  tags: ['PROJ-11'],
  args: { filters: { ...INITIAL_FILTERS, search: 'submarine' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects found')).toBeVisible();
    await expect(summaryOf(canvas)).toEqual([
      'All0 projectsTotal target budget$0.00',
      'Education0 projectsTotal target budget$0.00',
      'Healthcare0 projectsTotal target budget$0.00',
      'Community Development0 projectsTotal target budget$0.00',
    ]);
  },
};

const withoutSummary = http.untyped.get(`${API_BASE}/api/project/`, async ({ request }) => {
  const response = await getResponse([projectHandlers.listProjects], request);
  const { summary: _summary, ...list } = ((await response?.json()) ?? {}) as Partial<Schemas['ProjectList']>;
  return HttpResponse.json(list);
});

/** The categories counted by separate requests; '' counts all. */
const countedByCalls = () =>
  requests
    .of('listProjects')
    .filter(({ url }) => url.searchParams.get('page_size') === '1')
    .map(({ url }) => url.searchParams.get('category') ?? '');

/** Without a summary, each category is counted by its own request, and no budget is shown. */
export const WithoutSummary: Story = {
  tags: ['PROJ-11'],
  beforeEach: ({ msw }) => msw.use(requests.start(), withoutSummary),
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    await waitFor(() =>
      expect(summaryOf(canvas)).toEqual([
        'All22 projects',
        'Education16 projects',
        'Healthcare3 projects',
        'Community Development2 projects',
      ]),
    );
    await expect(countedByCalls().toSorted()).toEqual(['community', 'education', 'healthcare']);
  },
};

/** The counts depend on status and search, not on the category or page shown. */
export const WithoutSummaryAndNarrowed: Story = {
  tags: ['PROJ-11'],
  args: { filters: { ...INITIAL_FILTERS, category: 'healthcare' } },
  beforeEach: ({ msw }) => msw.use(requests.start(), withoutSummary),
  play: async ({ canvas, userEvent }) => {
    await findResults(canvas, 'Showing 3 of 3 projects');
    const counts = [
      'All22 projects',
      'Education16 projects',
      'Healthcare3 projects',
      'Community Development2 projects',
    ];
    await waitFor(() => expect(summaryOf(canvas)).toEqual(counts));
    await expect(countedByCalls()).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Education' }));
    await expect(summaryOf(canvas)).toEqual(counts);
    await findResults(canvas, 'Showing 10 of 16 projects');
    await expect(countedByCalls()).toHaveLength(4);
  },
};

/** A category that could not be counted has no card. */
export const WithoutSummaryAndOneCountFailed: Story = {
  tags: ['PROJ-11'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.untyped.get(`${API_BASE}/api/project/`, ({ request }) => {
        const isFailing = new URL(request.url).searchParams.get('category') === 'education';
        return isFailing ? new HttpResponse(null, { status: 500 }) : undefined;
      }),
      withoutSummary,
    ),
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    await waitFor(() =>
      expect(summaryOf(canvas)).toEqual([
        'All22 projects',
        'Healthcare3 projects',
        'Community Development2 projects',
      ]),
    );
  },
};

const summaryIn = (canvas: Parameters<typeof summaryOf>[0]) =>
  canvas.queryByRole('region', { name: 'Projects and target budgets' });

/** The cards cover all pages, so loading another page changes nothing. */
export const NextPageLoading: Story = {
  tags: ['PROJ-11'],
  play: async ({ canvas, msw, userEvent }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    const before = summaryOf(canvas);
    msw.use(neverResponds('listProjects'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.queryByText('Showing 10 of 22 projects')).toBeNull();
    await expect(summaryOf(canvas)).toEqual(before);
    await expect(summaryIn(canvas)).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** When the list fails, no card keeps loading. */
export const TotalsUnknown: Story = {
  tags: ['PROJ-11'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('listProjects')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The projects could not be loaded');
    await expect(summaryIn(canvas)).toBeNull();
  },
};

/** Known sums stay when a page fails to load. */
export const TotalsKeptAfterFailure: Story = {
  tags: ['PROJ-11'],
  play: async ({ canvas, msw, userEvent }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    const before = summaryOf(canvas);
    msw.use(failsWithServerError('listProjects'));
    await userEvent.click(canvas.getByRole('button', { name: 'Healthcare' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The projects could not be loaded');
    await expect(summaryOf(canvas)).toEqual(before);
  },
};
