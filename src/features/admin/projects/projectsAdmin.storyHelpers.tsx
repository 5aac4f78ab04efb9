import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { recordRequests } from '@/mocks/recordRequests';
import { WithFilters } from '@/features/admin/lists/listScreen.storyHelpers';
import { startSignedIn } from '@/features/admin/lists/lists.storyHelpers';
import { ProjectsAdminScreen, type ProjectsAdminScreenProps } from './ProjectsAdminScreen';

/** The requests of a story. */
export const requests = recordRequests();

/** The list with a working backend, and its filters in state. */
export const SCREEN = {
  parameters: { layout: 'fullscreen' },
  render: (args: ProjectsAdminScreenProps) => <WithFilters screen={ProjectsAdminScreen} {...args} />,
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => {
    startSignedIn();
    msw.use(
      requests.start(),
      projectHandlers.listProjects,
      projectHandlers.getProjectStats,
      projectHandlers.deleteProject,
      fileHandlers.getFile,
    );
  },
};

type Canvas = StoryContext['canvas'];

/** Waits for the results. */
export async function findResults(canvas: Canvas, count: string) {
  await expect(await canvas.findByText(count)).toBeVisible();
  return within(canvas.getByRole('region', { name: 'All projects' }));
}

/** The card of a project. */
export async function findCard(canvas: Canvas, title: string) {
  const heading = await canvas.findByRole('heading', { level: 3, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} is not in the list.`);
  return within(card);
}

/** The titles of the cards, in order. */
export function titlesOf(canvas: Canvas): (string | null)[] {
  return canvas.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

/** The text of each stat card. */
export function statsOf(canvas: Canvas): string[] {
  return canvas
    .getAllByRole('definition')
    .map((count) => `${count.previousElementSibling?.textContent} ${count.textContent}`);
}
