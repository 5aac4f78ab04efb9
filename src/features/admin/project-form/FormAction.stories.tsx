import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApiError } from '@/api/errors';
import { FormAction } from './FormAction';
import { copy } from './copy';

/** A story cannot see upload progress, so it is passed in. */
const meta = {
  title: 'Admin/Projects/FormAction',
  component: FormAction,
  args: {
    text: copy.create,
    error: undefined,
    pending: false,
    upload: { progress: undefined, onCancel: fn() },
  },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <FormAction {...args} />
    </form>
  ),
} satisfies Meta<typeof FormAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create project' })).toBeEnabled();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Uploading: Story = {
  tags: ['FORM-06'],
  args: {
    pending: 'saving',
    upload: { progress: { total: 1000, fraction: 0.459 }, onCancel: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload' });
    await expect(bar).toHaveAttribute('aria-valuetext', '45% uploaded');
    await expect(canvas.getByText('45% uploaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.upload.onCancel).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Creating…' })).toHaveFocus();
  },
};

/** Everything has been sent, so it is too late to cancel. */
export const Processing: Story = {
  tags: ['FORM-06'],
  args: {
    pending: 'saving',
    upload: { progress: { total: 1000, fraction: 1 }, onCancel: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploaded. Saving the photos…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
  },
};

export const SubmitFailed: Story = {
  tags: ['FORM-06'],
  args: { error: new ApiError('timeout') },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create project.');
    await expect(alert).toHaveTextContent('The server took too long to respond.');
    await expect(alert).toHaveTextContent('It may have been created anyway');
  },
};
