import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { tabTo } from '@/components/keyboard.storyHelpers';
import {
  respondsWith,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { db } from '@/mocks/db';
import { errorBodies } from '@/mocks/errorBodies';
import {
  emojiTitle,
  hostileProjects,
  rightToLeftTitle,
  scriptTitle,
  unbrokenTitle,
} from '@/mocks/fixtures/hostileProjects';
import { respondsWithProjects } from '@/mocks/scenarios';
import {
  askToDelete,
  deleteBy,
  expectSignedOutWithoutToast,
  type Stage,
} from '@/features/admin/lists/lists.storyHelpers';
import { findResults, requests, SCREEN, statsOf, titlesOf } from './projectsAdmin.storyHelpers';
import { projectAddress } from './projectFilters';
import { ProjectsAdminScreen } from './ProjectsAdminScreen';

const { initial } = projectAddress;
const TITLE = 'Shade trees for the schools of Garissa';
const QUESTION = `Are you sure you want to delete the project "${TITLE}"? This action cannot be undone.`;

const meta = {
  title: 'Admin/Projects/Delete',
  component: ProjectsAdminScreen,
  ...SCREEN,
  args: { filters: initial, onFiltersChange: fn() },
} satisfies Meta<typeof ProjectsAdminScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask = (stage: Stage, title = TITLE) => askToDelete(stage, `Delete ${title}`, 'Delete project');
const confirm = (stage: Stage, title = TITLE) => deleteBy(stage, `Delete ${title}`, 'Delete project');

async function expectFailure({ canvas }: Pick<Stage, 'canvas'>, reason: string) {
  await expect(await screen.findByText('Failed to delete project')).toBeVisible();
  await expect(screen.getByText(reason)).toBeVisible();
  await expect(titlesOf(canvas)).toContain(TITLE);
  await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${TITLE}` })).toHaveFocus());
}

export const Asked: Story = {
  tags: ['APROJ-03'],
  play: async (stage) => {
    const dialog = await ask(stage);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      expect.stringContaining(QUESTION),
    );
    await expect(dialog.getByText(/Its donations stay/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(requests.of('deleteProject')).toHaveLength(0);
  },
};

export const Dismissed: Story = {
  tags: ['APROJ-03'],
  play: async (stage) => {
    await ask(stage);
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(stage.canvas.getByRole('button', { name: `Delete ${TITLE}` })).toHaveFocus());
    await expect(titlesOf(stage.canvas)).toContain(TITLE);
    await expect(requests.of('deleteProject')).toHaveLength(0);
  },
};

/** The dialog stays open until the response arrives; pressing again does nothing. */
export const Pending: Story = {
  tags: ['APROJ-03'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('deleteProject')),
  play: async (stage) => {
    const dialog = await ask(stage);
    await stage.userEvent.dblClick(dialog.getByRole('button', { name: 'Delete project' }));
    const pending = await dialog.findByRole('button', { name: 'Deleting…' });
    await stage.userEvent.click(pending);
    await stage.userEvent.keyboard('{Escape}');
    await expect(pending).toBeVisible();
    await waitFor(() => expect(requests.of('deleteProject')).toHaveLength(1));
  },
};

/** List and counts are refreshed; the focus is at the top of the list, because the pressed button is gone. */
export const Done: Story = {
  tags: ['APROJ-03'],
  play: async (stage) => {
    await confirm(stage);
    await expect(await screen.findByText('Project deleted successfully!')).toBeVisible();
    await findResults(stage.canvas, 'Showing 10 of 24 projects');
    await expect(titlesOf(stage.canvas)).not.toContain(TITLE);
    await waitFor(() =>
      expect(statsOf(stage.canvas)).toEqual(['Total 24', 'Active 21', 'Completed 2', 'Draft 1']),
    );
    await waitFor(() =>
      expect(stage.canvas.getByRole('heading', { level: 2, name: 'All projects' })).toHaveFocus(),
    );
    await expect(requests.of('deleteProject').map(({ url }) => url.pathname)).toEqual([
      '/backend/api/project/12',
    ]);
  },
};

export const LastCardOfLastPage: Story = {
  tags: ['APROJ-03'],
  args: { filters: { ...initial, search: 'Laptops', page: 2 } },
  beforeEach: () => {
    // Eleven are left, so there is one on the second page.
    const laptops = db.tables.projects.filter(({ title }) => title.includes('Laptops'));
    const surplus = new Set(laptops.slice(11).map(({ id }) => id));
    db.tables.projects = db.tables.projects.filter(({ id }) => !surplus.has(id));
  },
  play: async (stage) => {
    const { canvas, args } = stage;
    await findResults(canvas, 'Showing 1 of 11 projects');
    const title = titlesOf(canvas)[0] ?? '';
    await confirm(stage, title);
    await findResults(canvas, 'Showing 10 of 10 projects');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      { ...initial, search: 'Laptops', page: 1 },
      { replace: true },
    );
    await expect(canvas.queryByText(/There is no page/)).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'All projects' })).toHaveFocus(),
    );
  },
};

/** From the button to the confirmation, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['APROJ-03'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    (await canvas.findByRole('button', { name: `Delete ${TITLE}` })).focus();
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await tabTo(stage, screen.getByRole('button', { name: 'Delete project' }));
    await tabTo(stage, cancel);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Project deleted successfully!')).toBeVisible();
  },
};

/** Someone else had deleted it: the message says so, and the card disappears. */
export const Refused: Story = {
  tags: ['APROJ-03'],
  play: async (stage) => {
    const dialog = await ask(stage);
    db.tables.projects = db.tables.projects.filter(({ title }) => title !== TITLE);
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Delete project' }));
    await expect(await screen.findByText('Failed to delete project')).toBeVisible();
    await expect(screen.getByText('This project does not exist.')).toBeVisible();
    await findResults(stage.canvas, 'Showing 10 of 24 projects');
    await expect(titlesOf(stage.canvas)).not.toContain(TITLE);
    await waitFor(() =>
      expect(statsOf(stage.canvas)).toEqual(['Total 24', 'Active 21', 'Completed 2', 'Draft 1']),
    );
    await waitFor(() =>
      expect(stage.canvas.getByRole('heading', { level: 2, name: 'All projects' })).toHaveFocus(),
    );
  },
};

export const ServerFailed: Story = {
  tags: ['APROJ-03'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('deleteProject')),
  play: async (stage) => {
    await confirm(stage);
    await expectFailure(stage, 'Something went wrong on our side.');
  },
};

/** A failure without a message. */
export const FailedWithoutBody: Story = {
  tags: ['APROJ-03'],
  beforeEach: ({ msw }) => msw.use(failsWithoutBody('deleteProject')),
  play: async (stage) => {
    await confirm(stage);
    await expectFailure(stage, 'An error occurred');
  },
};

export const Offline: Story = {
  tags: ['APROJ-03'],
  beforeEach: ({ msw }) => msw.use(isOffline('deleteProject')),
  play: async (stage) => {
    await confirm(stage);
    await expectFailure(stage, 'We could not reach the server. Check your connection.');
  },
};

export const SignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWith('deleteProject', 401, errorBodies.unauthorized)),
  play: async (stage) => {
    await confirm(stage);
    await expectSignedOutWithoutToast();
  },
};

async function expectQuestion(stage: Stage, title: string) {
  const dialog = await ask(stage, title);
  const surface = screen.getByRole('alertdialog');
  await expect(surface).toHaveTextContent(`delete the project "${title}"? This action`);
  await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  await stage.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** The question stays in order around a right-to-left title, and shows markup as text. */
export const HostileTitles: Story = {
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(respondsWithProjects(hostileProjects)),
  play: async (stage) => {
    await expectQuestion(stage, scriptTitle.title);
    await expectQuestion(stage, rightToLeftTitle.title);
    await expectQuestion(stage, emojiTitle.title);
    await expectQuestion(stage, unbrokenTitle.title);
  },
};
