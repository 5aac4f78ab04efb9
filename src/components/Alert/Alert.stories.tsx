import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';

const retry = fn();

const meta = {
  title: 'Components/Alert',
  component: Alert,
  parameters: {
    rules: {
      use: 'For an outcome that belongs to one place on the page, such as a form that could not be sent.',
      avoid: 'For what needs no response and belongs to no place: use Toast. For one field: use its error.',
      good: {
        show: () => <Alert kind="error" title="Your donation could not be started. Nothing was charged." />,
        why: 'It says what happened and what did not.',
      },
      bad: {
        show: () => <Alert kind="error" title="Error 500" />,
        why: 'It does not say what went wrong, or what to do.',
      },
    },
  },
  args: { kind: 'error', title: 'Your donation could not be started. Nothing was charged.' },
  decorators: [
    (Story) => (
      <div className="max-w-136">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An error interrupts a screen reader. */
export const Failure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your donation could not be started. Nothing was charged.',
    );
  },
};

export const FailureWithAction: Story = {
  args: {
    title: 'The projects could not be loaded.',
    children: 'Check your connection and try again.',
    action: (
      <Button variant="outline" onClick={retry}>
        Retry
      </Button>
    ),
  },
  beforeEach: () => {
    retry.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Warning: Story = {
  args: {
    kind: 'warning',
    title: 'Your payment is not confirmed yet.',
    children: 'This can take some minutes.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your payment is not confirmed yet.');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Success: Story = {
  args: { kind: 'success', title: 'Your gift is confirmed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your gift is confirmed.');
  },
};

export const Info: Story = {
  args: { kind: 'info', title: 'PayPal is opening.', children: 'You are charged only there.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('PayPal is opening.');
  },
};
