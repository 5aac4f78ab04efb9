import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pngFile } from '@/components/ImagePicker/testing/imageFiles';
import { tabDraft } from '@/lib/form/drafts';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { respondsWithProject } from '@/mocks/scenarios';
import { ProjectCreateScreen } from './ProjectCreateScreen';
import { ProjectEditScreen } from './ProjectEditScreen';
import { EMPTY_VALUES, type FormValues } from './projectValues';
import { field, findField, itemsOf, press, TYPED } from './projectForm.storyHelpers';

/** Losing unsaved changes has to be confirmed; where the user cannot be asked, they are kept. */
const meta = {
  title: 'Admin/Projects/UnsavedChanges',
  component: ProjectCreateScreen,
  parameters: { layout: 'fullscreen' },
  args: { onCreated: fn(), onUnsavedChange: fn(), leaving: undefined },
} satisfies Meta<typeof ProjectCreateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const edit = (onUnsavedChange: (isUnsaved: boolean) => void) => (
  <ProjectEditScreen projectId="3" onUpdated={fn()} onUnsavedChange={onUnsavedChange} leaving={undefined} />
);

export const AskedBeforeLeaving: Story = {
  tags: ['FORM-08'],
  args: { leaving: { stay: fn(), leave: fn() } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await expect(dialog.getByText(/If you leave, they will be lost/)).toBeVisible();
    const stay = dialog.getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.leaving?.stay).toHaveBeenCalledTimes(1);
    await expect(args.leaving?.leave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Leave without saving' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.leaving?.leave).toHaveBeenCalledTimes(1);
  },
};

export const ReportsUnsavedChanges: Story = {
  tags: ['FORM-08'],
  play: async (stage) => {
    const { args, userEvent } = stage;
    await userEvent.type(field(stage, 'Title'), 'A');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await userEvent.clear(field(stage, 'Title'));
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
    await userEvent.upload(field(stage, 'Cover photo'), pngFile());
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
  },
};

const NEW: FormValues = { ...EMPTY_VALUES, cover: [], media: [] };

/** As after signing in again. */
export const Restored: Story = {
  tags: ['FORM-08'],
  beforeEach: () =>
    tabDraft<FormValues>('draft::project:create', NEW).keep({
      title: TYPED.title,
      goals: ['Refurbish'],
      newGoals: 'Train',
      cover: [pngFile('cover.png')],
    }),
  play: async (stage) => {
    const { canvas, args } = stage;
    await expect(canvas.getByText('We restored what you entered earlier.')).toBeVisible();
    await expect(field(stage, 'Title')).toHaveValue(TYPED.title);
    await expect(itemsOf(stage, 'Goals')).toEqual(['Refurbish']);
    await expect(field(stage, 'Goals')).toHaveValue('Train');
    await expect(canvas.getByText('cover.png')).toBeVisible();
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await press(stage, 'Discard changes');
    await expect(field(stage, 'Title')).toHaveValue('');
    await expect(field(stage, 'Title')).toHaveFocus();
    await expect(canvas.queryByText('cover.png')).toBeNull();
    await expect(canvas.getByText('Changes discarded.')).toBeInTheDocument();
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
};

/** Stores a draft as an earlier visit in this tab would have. */
function keepTitle(fileNames: string[] = []): void {
  const draft = { values: { title: 'Microscopes for Kano' }, fileNames };
  sessionStorage.setItem('draft::project:3', JSON.stringify(draft));
}

/** Someone else has changed the project since: the form shows their change and what was typed here. */
export const RestoredOverNewerVersion: Story = {
  tags: ['FORM-08'],
  render: ({ onUnsavedChange }) => edit(onUnsavedChange),
  beforeEach: ({ msw }) => {
    keepTitle();
    msw.use(fileHandlers.getFile, respondsWithProject({ ...microscopesUsd, location: 'Kano City, Nigeria' }));
  },
  play: async (stage) => {
    await expect(await findField(stage)).toHaveValue('Microscopes for Kano');
    await expect(field(stage, 'Location')).toHaveValue('Kano City, Nigeria');
    await press(stage, 'Discard changes');
    await expect(field(stage, 'Title')).toHaveValue(microscopesUsd.title);
    await expect(field(stage, 'Location')).toHaveValue('Kano City, Nigeria');
  },
};

/** A reload loses chosen files, but their names are known. */
export const RestoredAfterAReload: Story = {
  tags: ['FORM-08'],
  render: ({ onUnsavedChange }) => edit(onUnsavedChange),
  beforeEach: ({ msw }) => {
    keepTitle(['cover.png']);
    msw.use(fileHandlers.getFile, respondsWithProject(microscopesUsd));
  },
  play: async (stage) => {
    await expect(await findField(stage)).toHaveValue('Microscopes for Kano');
    await expect(
      stage.canvas.getByText('These photos were not restored. Please choose them again: cover.png.'),
    ).toBeVisible();
  },
};
