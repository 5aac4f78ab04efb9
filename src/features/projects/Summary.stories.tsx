import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll, expectWholeAmounts } from '@/components/storyLayout';
import { microscopesUsd, solarNgn, thirdFunded } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { projectsAnswer, projectsLoadFailed, projectsNever } from '@/mocks/scenarios';
import { findResults, summaryOf, WithFilters } from './listStory';
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

/** They lie low, so that the first project is not far below. */
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

/** Nothing is a budget too, where the sums are known. */
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

/** A backend that sends no summary: what can be counted is, and no budget is made up. */
export const WithoutSummary: Story = {
  tags: ['PROJ-11'],
  beforeEach: ({ msw }) => msw.use(projectsAnswer([microscopesUsd, solarNgn, thirdFunded])),
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 3 of 3 projects');
    await expect(summaryOf(canvas)).toEqual([
      'All3 projects',
      'Education0 projects',
      'Healthcare2 projects',
      'Community Development1 project',
    ]);
  },
};

export const WithoutSummaryAndNarrowed: Story = {
  tags: ['PROJ-11'],
  args: { filters: { ...INITIAL_FILTERS, category: 'healthcare' } },
  beforeEach: ({ msw }) => msw.use(projectsAnswer([microscopesUsd, solarNgn])),
  play: async ({ canvas }) => {
    await findResults(canvas, 'Showing 2 of 2 projects');
    await expect(summaryOf(canvas)).toEqual([
      'AllNot counted',
      'EducationNot counted',
      'Healthcare2 projects',
      'Community DevelopmentNot counted',
    ]);
  },
};

const summaryIn = (canvas: Parameters<typeof summaryOf>[0]) =>
  canvas.queryByRole('region', { name: 'Projects and target budgets' });

/** They say it of all pages: another page that is on its way changes nothing. */
export const AnotherPageOnItsWay: Story = {
  tags: ['PROJ-11'],
  play: async ({ canvas, msw, userEvent }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    const before = summaryOf(canvas);
    msw.use(projectsNever());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.queryByText('Showing 10 of 22 projects')).toBeNull();
    await expect(summaryOf(canvas)).toEqual(before);
    await expect(summaryIn(canvas)).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** Nothing waits for sums that do not come. */
export const NotKnown: Story = {
  tags: ['PROJ-11'],
  beforeEach: ({ msw }) => msw.use(projectsLoadFailed()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The projects could not be loaded');
    await expect(summaryIn(canvas)).toBeNull();
  },
};

/** Sums that are known stay where a page of their list fails. */
export const KnownBeforeAFailure: Story = {
  tags: ['PROJ-11'],
  play: async ({ canvas, msw, userEvent }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    const before = summaryOf(canvas);
    msw.use(projectsLoadFailed());
    await userEvent.click(canvas.getByRole('button', { name: 'Healthcare' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The projects could not be loaded');
    await expect(summaryOf(canvas)).toEqual(before);
  },
};
