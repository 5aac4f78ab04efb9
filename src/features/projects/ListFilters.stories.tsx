import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { recordRequests } from '@/mocks/recordRequests';
import { findResults, titlesOf, WithFilters } from './projectList.storyHelpers';
import { INITIAL_FILTERS } from './projectFilters';
import { ProjectsScreen, type ProjectsScreenProps } from './ProjectsScreen';

const requests = recordRequests();
const listings = () => requests.of('listProjects').map(({ url }) => Object.fromEntries(url.searchParams));

const meta = {
  title: 'Public/Projects/Filters',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: { ...INITIAL_FILTERS, page: 2 }, onFiltersChange: fn() },
  render: (args) => <WithFilters {...args} />,
  beforeEach: ({ msw }) => msw.use(requests.start(), projectHandlers.listProjects, fileHandlers.getFile),
} satisfies Meta<typeof ProjectsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectOneChange(
  onFiltersChange: ProjectsScreenProps['onFiltersChange'],
  ...change: Parameters<ProjectsScreenProps['onFiltersChange']>
) {
  await expect(onFiltersChange).toHaveBeenCalledTimes(1);
  await expect(onFiltersChange).toHaveBeenCalledWith(...change);
}

export const Searched: Story = {
  tags: ['PROJ-07'],
  play: async ({ canvas, userEvent, args }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), ' kano ');
    const results = await findResults(canvas, 'Showing 1 of 1 projects');
    await expect(titlesOf(results)).toEqual(['Microscopes for Kano Teaching Laboratory']);
    await expect(listings()).toHaveLength(2);
    await expect(listings().at(-1)).toMatchObject({ search: 'kano', page: '1' });
    await expectOneChange(args.onFiltersChange, { ...INITIAL_FILTERS, search: 'kano' }, { replace: false });
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  },
};

export const StatusStartsAtTheFirstPage: Story = {
  tags: ['PROJ-07'],
  play: async ({ canvas, userEvent, args }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    await userEvent.click(canvas.getByRole('radio', { name: 'Completed Projects' }));
    await findResults(canvas, 'Showing 2 of 2 projects');
    await expectOneChange(
      args.onFiltersChange,
      { ...INITIAL_FILTERS, status: 'COMPLETED', page: 1 },
      { replace: false },
    );
  },
};

/** Choosing a filter right after typing keeps the search, and makes one request. */
export const TypedThenChosen: Story = {
  tags: ['PROJ-07'],
  play: async ({ canvas, userEvent, args }) => {
    await findResults(canvas, 'Showing 10 of 22 projects');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'laptops');
    await userEvent.click(canvas.getByRole('button', { name: 'Education' }));
    await findResults(canvas, 'Showing 10 of 13 projects');
    await expectOneChange(
      args.onFiltersChange,
      { ...INITIAL_FILTERS, search: 'laptops', category: 'education' },
      { replace: false },
    );
  },
};

/** From the status to the category, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['PROJ-07'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await findResults(canvas, 'Showing 10 of 22 projects');
    canvas.getByRole('radio', { name: 'Active Projects' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await findResults(canvas, 'Showing 2 of 2 projects');
    await userEvent.keyboard('{ArrowLeft}');
    await findResults(canvas, 'Showing 10 of 22 projects');
    await tabTo(stage, canvas.getByRole('searchbox', { name: 'Search' }));
    await userEvent.keyboard('laptops{Enter}');
    await findResults(canvas, 'Showing 10 of 13 projects');
    await tabTo(stage, canvas.getByRole('button', { name: 'All' }));
    await tabTo(stage, canvas.getByRole('button', { name: 'Education' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Education' })).toHaveAttribute('aria-pressed', 'true');
  },
};
