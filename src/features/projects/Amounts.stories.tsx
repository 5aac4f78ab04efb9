import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll, expectWholeAmounts } from '@/components/layout.storyHelpers';
import { respondsWith } from '@/mocks/responses';
import { project } from '@/mocks/fixtures/projectFactory';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { respondsWithProject } from '@/mocks/scenarios';
import { findResults } from './projectList.storyHelpers';
import { INITIAL_FILTERS } from './projectFilters';
import { PAGE } from './projectPage.storyHelpers';
import { ProjectScreen } from './ProjectScreen';
import { ProjectsScreen } from './ProjectsScreen';

/** Amounts as large as a project is likely to have, next to other long figures. */
const million = project({
  ...microscopesUsd,
  currency: 'NGN',
  amount_raised: '888888888.88',
  target_amount: '999999999.00',
  impact_count: 1_234_567,
  beneficiary_count: 1_234_567,
});

const SUMMARY = (['education', 'healthcare', 'community'] as const).flatMap((category) => [
  { category, currency: 'USD' as const, count: 21, target_amount: '888888888.88' },
  { category, currency: 'NGN' as const, count: 21, target_amount: '333333333.00' },
]);

const LIST = { data: [million], total: 1, total_pages: 1, page: 1, page_size: 10, summary: SUMMARY };

/** An amount must not break across lines, however narrow its column is. */
const meta = {
  title: 'Public/Projects/Amounts',
  component: ProjectScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...PAGE, redirect: fn() },
  beforeEach: ({ msw }) =>
    msw.use(respondsWithProject(million), respondsWith('listProjects', 200, LIST), fileHandlers.getFile),
} satisfies Meta<typeof ProjectScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const playPage: Play = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1, name: million.title });
  await expect(canvas.getByText('₦999,999,999.00')).toBeVisible();
  await expectWholeAmounts(canvasElement);
  await expectNoSidewaysScroll();
};

const playList: Play = async ({ canvas, canvasElement }) => {
  await findResults(canvas, 'Showing 1 of 1 projects');
  await expect(canvas.getByText('Goal ₦999,999,999.00')).toBeVisible();
  await expect(canvas.getByText('₦999,999,999.00')).toBeVisible();
  await expectWholeAmounts(canvasElement);
  await expectNoSidewaysScroll();
};

const renderList: Story['render'] = () => <ProjectsScreen filters={INITIAL_FILTERS} onFiltersChange={fn()} />;

export const Page320: Story = {
  tags: ['PD-03'],
  globals: { viewport: { value: 'w320' } },
  play: playPage,
};

export const Page375: Story = {
  tags: ['PD-03'],
  globals: { viewport: { value: 'phone' } },
  play: playPage,
};

export const Page768: Story = {
  tags: ['PD-03'],
  globals: { viewport: { value: 'tablet' } },
  play: playPage,
};

export const Page1024: Story = {
  tags: ['PD-03'],
  globals: { viewport: { value: 'laptop' } },
  play: playPage,
};

export const Page1280: Story = {
  tags: ['PD-03'],
  globals: { viewport: { value: 'desktop' } },
  play: playPage,
};

export const Page1440: Story = {
  tags: ['PD-03'],
  globals: { viewport: { value: 'wide' } },
  play: playPage,
};

export const List320: Story = {
  tags: ['PROJ-11'],
  globals: { viewport: { value: 'w320' } },
  render: renderList,
  play: playList,
};

export const List768: Story = {
  tags: ['PROJ-11'],
  globals: { viewport: { value: 'tablet' } },
  render: renderList,
  play: playList,
};

export const List1024: Story = {
  tags: ['PROJ-11'],
  globals: { viewport: { value: 'laptop' } },
  render: renderList,
  play: playList,
};

export const List1440: Story = {
  tags: ['PROJ-11'],
  globals: { viewport: { value: 'wide' } },
  render: renderList,
  play: playList,
};
