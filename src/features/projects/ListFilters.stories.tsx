import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { recordRequests } from '@/mocks/recordRequests';
import { findResults, titlesOf, WithFilters } from './listStory';
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
type Context = Parameters<NonNullable<Story['play']>>[0];

async function expectOneChange(
  onFiltersChange: ProjectsScreenProps['onFiltersChange'],
  ...change: Parameters<ProjectsScreenProps['onFiltersChange']>
) {
  await expect(onFiltersChange).toHaveBeenCalledTimes(1);
  await expect(onFiltersChange).toHaveBeenCalledWith(...change);
}

async function choose({ canvas, userEvent }: Context, category: string) {
  await findResults(canvas, 'Showing 10 of 22 projects');
  await userEvent.click(canvas.getByRole('button', { name: category }));
  await expect(canvas.getByRole('button', { name: category, pressed: true })).toBeVisible();
}

/** Stored as education, schools and edu. */
export const Education: Story = {
  tags: ['PROJ-06'],
  play: async (context) => {
    await choose(context, 'Education');
    const results = await findResults(context.canvas, 'Showing 10 of 16 projects');
    await expect(titlesOf(results)).toEqual(
      expect.arrayContaining([
        'Desks for Gari',
        'Laptops for the girls of Tamale',
        'A science room for Bo Government School',
      ]),
    );
    await expect(new Set(results.getAllByText('Education'))).toHaveProperty('size', 10);
    await expect(listings().at(-1)).toMatchObject({ category: 'education', page: '1' });
  },
};

/** Stored as healthcare, health and medical. */
export const Healthcare: Story = {
  tags: ['PROJ-06'],
  play: async (context) => {
    await choose(context, 'Healthcare');
    const results = await findResults(context.canvas, 'Showing 3 of 3 projects');
    await expect(titlesOf(results)).toEqual([
      'Hospital beds for Kisumu',
      'Solar power for the clinics of Zamfara',
      'Microscopes for Kano Teaching Laboratory',
    ]);
    await expect(results.getAllByText('Healthcare')).toHaveLength(3);
  },
};

/** Stored as community, community development and community-development. */
export const CommunityDevelopment: Story = {
  tags: ['PROJ-06'],
  play: async (context) => {
    await choose(context, 'Community Development');
    const results = await findResults(context.canvas, 'Showing 2 of 2 projects');
    await expect(titlesOf(results)).toEqual([
      expect.stringMatching(/^Elektroenzephalographiegeräte/),
      'A workshop for repairs in Mbale',
    ]);
    await expect(results.getAllByText('Community Development')).toHaveLength(2);
  },
};

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

/** What was typed a moment ago is not lost to a filter that is chosen, and is not asked for twice. */
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

/** The filters come with the address, and every part of the screen shows them. */
export const FromAnAddress: Story = {
  tags: ['PROJ-12'],
  args: { filters: { status: 'COMPLETED', category: 'education', search: 'wa', page: 1 } },
  play: async ({ canvas }) => {
    const results = await findResults(canvas, 'Showing 1 of 1 projects');
    await expect(titlesOf(results)).toEqual(['Computers for Wa Vocational Centre']);
    await expect(canvas.getByRole('radio', { name: 'Completed Projects' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Education', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('wa');
    await waitFor(() =>
      expect(listings()).toEqual([
        { status: 'COMPLETED', category: 'education', search: 'wa', page: '1', page_size: '10' },
      ]),
    );
  },
};
