import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fillField } from '@/components/Field/fillField.storyHelpers';
import { pngFile } from '@/components/ImagePicker/testing/imageFiles';
import { Toaster } from '@/components/Toast/Toaster';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { recordRequests } from '@/mocks/recordRequests';
import { startSignedIn, type Stage } from '@/features/admin/lists/lists.storyHelpers';
import { ProofsScreen, type ProofsScreenProps } from './ProofsScreen';

/** The requests of a story. */
export const requests = recordRequests();

/** The screen with a working backend and the application's toasts. */
export const SCREEN = {
  parameters: { layout: 'fullscreen' },
  render: (args: ProofsScreenProps) => (
    <>
      <ProofsScreen {...args} />
      <Toaster />
    </>
  ),
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => {
    startSignedIn();
    msw.use(
      requests.start(),
      projectHandlers.getProject,
      projectHandlers.addProjectPhotos,
      projectHandlers.deleteProjectPhoto,
      projectHandlers.setProjectProgress,
      fileHandlers.getFile,
    );
  },
};

export const IMAGES = [pngFile('bench.png'), pngFile('lamp.png')];

export async function openForm({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add Proof' }));
  return findForm();
}

/** Waits for the form to open. */
export async function findForm() {
  return within(await screen.findByRole('dialog', { name: 'Add Proof' }));
}

type Form = Awaited<ReturnType<typeof findForm>>;

export const recipientField = (form: Form) => form.getByLabelText('Recipient institution');
export const dateField = (form: Form) => form.getByLabelText('Delivery date');
export const imagesField = (form: Form) => form.getByLabelText('Photos');

/** The names of the chosen images. */
export const chosenImages = (form: Form) =>
  form.queryAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'));

export const RECIPIENT = 'Kano Teaching Laboratory';
export const DATE = '2026-11-02';

/** Fills in every field. */
export async function fillIn({ userEvent }: Stage, form: Form, images: File[]) {
  await fillField(userEvent, recipientField(form), RECIPIENT);
  await userEvent.type(dateField(form), DATE);
  await userEvent.upload(imagesField(form), images);
  await waitFor(() => expect(chosenImages(form)).toHaveLength(images.length));
}

export async function submit({ userEvent }: Stage, form: Form) {
  await userEvent.click(form.getByRole('button', { name: 'Add proof' }));
}

/** Opens the form, fills in every field and submits it. */
export async function send(stage: Stage) {
  const form = await openForm(stage);
  await fillIn(stage, form, IMAGES);
  await submit(stage, form);
  return form;
}

/** Asserts that the values from `fillIn` are still there. */
export async function expectKept(form: Form, images: File[]) {
  await expect(recipientField(form)).toHaveValue(RECIPIENT);
  await expect(dateField(form)).toHaveValue(DATE);
  await expect(chosenImages(form)).toEqual(images.map(({ name }) => `Remove ${name}`));
}

/** Asserts that the form has closed and focus has returned to the button that opened it. */
export async function expectClosed({ canvas }: Pick<Stage, 'canvas'>) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Proof' })).toHaveFocus());
}
