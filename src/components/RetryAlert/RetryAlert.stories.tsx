import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RetryAlert } from '@/components/RetryAlert/RetryAlert';

const meta = {
  title: 'Components/RetryAlert',
  component: RetryAlert,
  parameters: {
    rules: {
      use: 'In place of content that could not be loaded.',
      avoid: 'For a form that could not be sent: its own button tries again.',
      good: {
        show: () => (
          <RetryAlert
            title="The projects could not be loaded."
            reason="The server took too long to respond."
            onRetry={() => undefined}
          />
        ),
        why: 'What, why, and what to do.',
      },
      bad: {
        show: () => (
          <RetryAlert title="Something went wrong" reason="Unknown error" onRetry={() => undefined} />
        ),
        why: 'It names neither the content nor the reason.',
      },
    },
  },
  args: {
    title: 'The projects could not be loaded.',
    reason: 'Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof RetryAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The projects could not be loaded.');
    await expect(alert).toHaveTextContent('Check your connection and try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The message and the focus stay during a retry. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
