import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pngFile } from '@/components/ImagePicker/testing/imageFiles';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { ProofsScreen } from './ProofsScreen';
import {
  chosenImages,
  DATE,
  dateField,
  expectClosed,
  expectKept,
  fillIn,
  findForm,
  IMAGES,
  imagesField,
  openForm,
  RECIPIENT,
  recipientField,
  requests,
  SCREEN,
  submit,
} from './proofs.storyHelpers';

/** The form before it is sent: its fields, its validation, and that closing it loses nothing. */
const meta = {
  title: 'Admin/Proofs/AddProof',
  component: ProofsScreen,
  ...SCREEN,
  args: { projectId: String(microscopesUsd.id), onBack: fn() },
} satisfies Meta<typeof ProofsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['PROOF-02'],
  play: async (stage) => {
    const form = await openForm(stage);
    await waitFor(() => expect(recipientField(form)).toHaveFocus());
    await expect(dateField(form)).toHaveValue('');
    await expect(imagesField(form)).toHaveAttribute('multiple');
    await expect(form.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

/** Each field has its own message, the first invalid one has the focus, and nothing is sent. */
export const Invalid: Story = {
  tags: ['PROOF-02'],
  play: async (stage) => {
    const form = await openForm(stage);
    await submit(stage, form);
    await expect(recipientField(form)).toHaveAccessibleDescription(
      'Enter the institution that received the equipment.',
    );
    await expect(dateField(form)).toHaveAccessibleDescription('Enter the delivery date.');
    await expect(imagesField(form)).toHaveAccessibleDescription(/Choose at least one photo\.$/);
    await expect(recipientField(form)).toHaveFocus();
    await expect(requests.of('addProjectPhotos')).toHaveLength(0);
  },
};

/** Spaces are not a name. */
export const RecipientMissing: Story = {
  tags: ['PROOF-02'],
  play: async (stage) => {
    const form = await openForm(stage);
    await fillIn(stage, form, IMAGES);
    await stage.userEvent.clear(recipientField(form));
    await stage.userEvent.type(recipientField(form), '   ');
    await submit(stage, form);
    await expect(recipientField(form)).toBeInvalid();
    await expect(dateField(form)).toBeValid();
    await expect(recipientField(form)).toHaveFocus();
    await expect(requests.of('addProjectPhotos')).toHaveLength(0);
  },
};

export const DateMissing: Story = {
  tags: ['PROOF-02'],
  play: async (stage) => {
    const form = await openForm(stage);
    await fillIn(stage, form, IMAGES);
    await stage.userEvent.clear(dateField(form));
    await submit(stage, form);
    await expect(dateField(form)).toHaveAccessibleDescription('Enter the delivery date.');
    await expect(dateField(form)).toHaveFocus();
    await expect(requests.of('addProjectPhotos')).toHaveLength(0);
  },
};

/** The message disappears as soon as a photo is chosen. */
export const ImagesMissing: Story = {
  tags: ['PROOF-02'],
  play: async (stage) => {
    const form = await openForm(stage);
    await fillIn(stage, form, []);
    await submit(stage, form);
    await expect(imagesField(form)).toHaveFocus();
    await expect(form.getByText('Choose at least one photo.')).toBeVisible();
    await expect(requests.of('addProjectPhotos')).toHaveLength(0);
    await stage.userEvent.upload(imagesField(form), IMAGES);
    await waitFor(() => expect(form.queryByText('Choose at least one photo.')).toBeNull());
  },
};

/** Closing keeps what was entered; a button clears it. */
export const Reopened: Story = {
  play: async (stage) => {
    const form = await openForm(stage);
    await fillIn(stage, form, IMAGES);
    await stage.userEvent.keyboard('{Escape}');
    await expectClosed(stage);
    const again = await openForm(stage);
    await expectKept(again, IMAGES);
    await stage.userEvent.click(again.getByRole('button', { name: 'Clear' }));
    await expect(recipientField(again)).toHaveValue('');
    await expect(recipientField(again)).toHaveFocus();
    await expect(chosenImages(again)).toEqual([]);
    await expect(again.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

/** From the button that opens the form to the new proof, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['PROOF-03'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    (await canvas.findByRole('button', { name: 'Add Proof' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = await findForm();
    await waitFor(() => expect(recipientField(form)).toHaveFocus());
    await userEvent.keyboard(RECIPIENT);
    await tabTo(stage, dateField(form));
    await userEvent.type(dateField(form), DATE, { skipClick: true });
    await tabTo(stage, imagesField(form));
    // The keyboard opens the system's file dialog, which a test cannot reach.
    await userEvent.upload(imagesField(form), IMAGES);
    await waitFor(() => expect(chosenImages(form)).toHaveLength(2));
    imagesField(form).focus();
    await tabTo(stage, form.getByRole('button', { name: 'Remove bench.png' }));
    await tabTo(stage, form.getByRole('button', { name: 'Remove lamp.png' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosenImages(form)).toHaveLength(1));
    form.getByRole('button', { name: 'Add proof' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: '2 proofs' })).toBeVisible();
    await expectClosed(stage);
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (stage) => {
    const form = await openForm(stage);
    const surface = screen.getByRole('dialog');
    await fillIn(stage, form, [pngFile(`${'W'.repeat(120)}.png`), ...IMAGES]);
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
    form.getByRole('button', { name: 'Add proof' }).focus();
    const { bottom } = form.getByRole('button', { name: 'Add proof' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
