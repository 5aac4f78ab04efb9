import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SendingProgress } from './SendingProgress';

const MEGABYTE = 1024 * 1024;

/**
 * The steps of a slow upload. The mocked backend receives a request instantly, so an end-to-end test covers a real
 * upload.
 */
const meta = {
  title: 'Public/Volunteer/Progress',
  component: SendingProgress,
  args: { progress: undefined, onStop: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SendingProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Beginning: Story = {
  tags: ['VOL-06'],
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending your application' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('status')).toHaveTextContent('Please keep this page open.');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sending' }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
};

export const HalfWay: Story = {
  tags: ['VOL-06'],
  args: { progress: { total: 4 * MEGABYTE, fraction: 0.5 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(bar).toHaveAttribute('aria-valuetext', '50% of 4.0 MB sent');
    await expect(canvas.getByText('50% of 4.0 MB sent')).toBeVisible();
  },
};

/** Never "100%" before it is complete. */
export const NearlyComplete: Story = {
  tags: ['VOL-06'],
  args: { progress: { total: 4 * MEGABYTE, fraction: 1 - 1e-9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99% of 4.0 MB sent')).toBeVisible();
  },
};

export const WaitingForTheResponse: Story = {
  tags: ['VOL-06'],
  args: { progress: { total: 4 * MEGABYTE, fraction: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent. Waiting for confirmation…');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
