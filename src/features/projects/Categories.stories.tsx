import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { db } from '@/mocks/db';
import { project } from '@/mocks/fixtures/projectFactory';
import { projectHandlers } from '@/mocks/handlers/projects';
import { recordRequests } from '@/mocks/recordRequests';
import { findResults, summaryOf, titlesOf, WithFilters } from './projectList.storyHelpers';
import { INITIAL_FILTERS } from './projectFilters';
import { ProjectsScreen } from './ProjectsScreen';

/** Every spelling in existing data by category, and one category that has no button. */
const SPELLINGS = {
  Education: ['education', 'schools', 'edu'],
  Healthcare: ['healthcare', 'health', 'medical'],
  'Community Development': ['community development', 'community', 'community-development'],
  Environment: ['environment'],
} as const;

const titleOf = (spelling: string) => `Stored as ${spelling}`;

const STORED = Object.values(SPELLINGS)
  .flat()
  .map((category, index) => project({ id: 200 + index, title: titleOf(category), category }));

const requests = recordRequests();

const meta = {
  title: 'Public/Projects/Categories',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: INITIAL_FILTERS, onFiltersChange: fn() },
  render: (args) => <WithFilters {...args} />,
  beforeEach: ({ msw }) => {
    db.tables.projects = [...STORED];
    msw.use(requests.start(), projectHandlers.listProjects);
  },
} satisfies Meta<typeof ProjectsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Chooses a category, and asserts that projects with each of its spellings are found, and no others. */
async function expectChosen({ canvas, userEvent }: Context, name: keyof typeof SPELLINGS, asked: string) {
  await findResults(canvas, 'Showing 10 of 10 projects');
  await userEvent.click(canvas.getByRole('button', { name }));
  await expect(canvas.getByRole('button', { name, pressed: true })).toBeVisible();
  const results = await findResults(canvas, 'Showing 3 of 3 projects');
  await expect(titlesOf(results)).toEqual(SPELLINGS[name].map(titleOf));
  await expect(results.getAllByText(name)).toHaveLength(3);
  const { url } = requests.of('listProjects').at(-1) ?? {};
  await expect(url?.searchParams.get('category')).toBe(asked);
}

export const Education: Story = {
  tags: ['PROJ-06'],
  play: (context) => expectChosen(context, 'Education', 'education'),
};

export const Healthcare: Story = {
  tags: ['PROJ-06'],
  play: (context) => expectChosen(context, 'Healthcare', 'healthcare'),
};

export const CommunityDevelopment: Story = {
  tags: ['PROJ-06'],
  play: (context) => expectChosen(context, 'Community Development', 'community'),
};

/** The cards count each spelling under its category, too. */
export const All: Story = {
  tags: ['PROJ-06'],
  play: async ({ canvas }) => {
    const results = await findResults(canvas, 'Showing 10 of 10 projects');
    await expect(titlesOf(results)).toEqual(Object.values(SPELLINGS).flat().map(titleOf));
    await expect(summaryOf(canvas)).toEqual([
      'All10 projectsTotal target budget$100,000.00',
      'Education3 projectsTotal target budget$30,000.00',
      'Healthcare3 projectsTotal target budget$30,000.00',
      'Community Development3 projectsTotal target budget$30,000.00',
    ]);
  },
};
