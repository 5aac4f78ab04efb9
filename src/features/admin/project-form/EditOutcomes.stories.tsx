import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pngFile } from '@/components/ImagePicker/testing/imageFiles';
import { Toaster } from '@/components/Toast/Toaster';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { respondsWith, failsWithServerError, neverResponds } from '@/mocks/responses';
import { errorBodies } from '@/mocks/errorBodies';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithProject } from '@/mocks/scenarios';
import { ProjectEditScreen } from './ProjectEditScreen';
import { field, findField, press, type, type Stage } from './projectForm.storyHelpers';

const requests = recordRequests();

/** What happens after changes are saved. */
const meta = {
  title: 'Admin/Projects/EditOutcomes',
  component: ProjectEditScreen,
  parameters: { layout: 'fullscreen' },
  args: { projectId: '3', onUpdated: fn(), onUnsavedChange: fn(), leaving: undefined },
  render: (args) => (
    <>
      <ProjectEditScreen {...args} />
      <Toaster />
    </>
  ),
  beforeEach: ({ msw }) => msw.use(fileHandlers.getFile),
} satisfies Meta<typeof ProjectEditScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function changeTitle(stage: Stage): Promise<void> {
  await findField(stage);
  await type(stage, 'Title', 'Microscopes for Kano');
  await press(stage, 'Save changes');
}

export const Submitting: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(microscopesUsd), neverResponds('updateProject')),
  play: async (stage) => {
    await changeTitle(stage);
    await expect(await stage.canvas.findByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The screen closes two seconds later. */
export const Succeeded: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) => {
    const changed = { ...microscopesUsd, title: 'Microscopes for Kano' };
    msw.use(
      respondsWithProject(microscopesUsd, { once: true }),
      respondsWithProject(changed),
      respondsWith('updateProject', 200, { data: changed }),
    );
  },
  play: async (stage) => {
    await changeTitle(stage);
    await expect(await screen.findByText('Project updated successfully!')).toBeVisible();
    await expect(await stage.canvas.findByRole('button', { name: 'Saved' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(field(stage, 'Title')).toHaveValue('Microscopes for Kano');
    await expect(stage.args.onUpdated).not.toHaveBeenCalled();
    await waitFor(() => expect(stage.args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
};

export const Rejected: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithProject(microscopesUsd),
      respondsWith('updateProject', 422, {
        message: 'This project has raised money in USD, so its currency cannot change.',
        code: 'currency_fixed',
        details: [{ field: 'payload/currency', message: 'must stay USD' }],
      }),
    ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await findField(stage);
    await userEvent.upload(field(stage, 'Cover photo'), pngFile('cover.png'));
    await userEvent.click(canvas.getByRole('radio', { name: 'NGN' }));
    await press(stage, 'Save changes');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update project.');
    await expect(await canvas.findByText('This was not accepted: must stay USD')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'NGN' })).toHaveFocus());
    await expect(canvas.getByText('cover.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'USD' }));
    await expect(canvas.queryByText('This was not accepted: must stay USD')).toBeNull();
  },
};

/** Someone else deleted it, or another tab did: trying again cannot help. */
export const DeletedBySomeoneElse: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithProject(microscopesUsd),
      respondsWith('updateProject', 404, { message: 'This project does not exist.', code: 'not_found' }),
    ),
  play: async (stage) => {
    await changeTitle(stage);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to update project.');
    await expect(alert).toHaveTextContent(
      'Someone deleted it while you were editing, so it cannot be saved.',
    );
    await expect(alert).not.toHaveTextContent('try again');
    const create = within(alert).getByRole('link', { name: 'Create a project (opens a new tab)' });
    await expect(create).toHaveAttribute('href', '/admin/projects/create');
    await expect(create).toHaveAttribute('target', '_blank');
    await expect(field(stage, 'Title')).toHaveValue('Microscopes for Kano');
  },
};

const theirs = {
  ...microscopesUsd,
  title: 'Microscopes for two laboratories',
  location: 'Kano and Zaria, Nigeria',
  goals: ['Refurbish twenty microscopes'],
  version: 2,
};

/** Both administrators changed the title; only the other one changed location and goals. */
async function meetConflict(stage: Stage) {
  await changeTitle(stage);
  const alert = await stage.canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('Failed to update project.');
  await expect(alert).toHaveTextContent('Someone else changed this project while you were editing it.');
  const fields = [...alert.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  await expect(fields).toEqual([
    'TitleTheirs: Microscopes for two laboratoriesYours: Microscopes for Kano',
    'LocationTheirs: Kano and Zaria, NigeriaThe form shows theirs.',
    'GoalsTheirs: Refurbish twenty microscopesThe form shows theirs.',
  ]);
  await expect(field(stage, 'Title')).toHaveValue('Microscopes for Kano');
  await expect(field(stage, 'Location')).toHaveValue('Kano and Zaria, Nigeria');
  return alert;
}

const saved = () => requests.of('updateProject').map(({ body }) => (body as { payload: object }).payload);

/** Saving again stores what the form shows, as a change to the newer version. */
export const ChangedBySomeoneElse: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsWithProject(microscopesUsd, { once: true }),
      respondsWithProject(theirs),
      respondsWith('updateProject', 409, errorBodies.staleVersion, { once: true }),
      respondsWith('updateProject', 200, { data: { ...theirs, title: 'Microscopes for Kano', version: 3 } }),
    ),
  play: async (stage) => {
    await meetConflict(stage);
    await press(stage, 'Save changes');
    await expect(await screen.findByText('Project updated successfully!')).toBeVisible();
    await expect(saved()).toEqual([
      expect.objectContaining({ version: 1, title: 'Microscopes for Kano', location: 'Kano, Nigeria' }),
      expect.objectContaining({ version: 2, title: 'Microscopes for Kano', location: theirs.location }),
    ]);
    await expect(stage.canvas.queryByRole('alert')).toBeNull();
  },
};

export const ChangedBySomeoneElseOnAPhone: Story = {
  tags: ['FORM-07'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithProject(microscopesUsd, { once: true }),
      respondsWithProject(theirs),
      respondsWith('updateProject', 409, errorBodies.staleVersion),
    ),
  play: async (stage) => {
    const alert = await meetConflict(stage);
    await type(stage, 'Title', theirs.title);
    await expect(alert).not.toHaveTextContent('Yours:');
    await expectNoSidewaysScroll();
  },
};

/** If the other changes cannot be loaded, the reason and the typed values are still shown. */
export const ChangesNotLoaded: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithProject(microscopesUsd, { once: true }),
      failsWithServerError('getProject'),
      respondsWith('updateProject', 409, errorBodies.staleVersion),
    ),
  play: async (stage) => {
    await changeTitle(stage);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Someone else has changed this project since you opened it.');
    await expect(field(stage, 'Title')).toHaveValue('Microscopes for Kano');
  },
};

export const SubmitFailed: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) =>
    msw.use(respondsWithProject(microscopesUsd), failsWithServerError('updateProject')),
  play: async (stage) => {
    await changeTitle(stage);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to update project.');
    await expect(alert).toHaveTextContent('Something went wrong on our side.');
    await expect(field(stage, 'Title')).toHaveValue('Microscopes for Kano');
  },
};
