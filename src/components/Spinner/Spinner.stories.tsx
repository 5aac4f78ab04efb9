import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '@/components/Spinner/Spinner';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    rules: {
      use: 'While a page or a part of unknown shape loads.',
      avoid: 'For a list or a card: use Skeleton. In a button: use isPending.',
      good: { show: () => <Spinner label="Loading donations..." />, why: 'It says what is loading.' },
      bad: { show: () => <Spinner label="Please wait" />, why: 'Wait for what?' },
    },
  },
  args: { label: 'Loading page' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading page');
    await expect(canvas.getByText('Loading page')).toBeVisible();
  },
};
