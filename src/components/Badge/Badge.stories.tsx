import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '@/components/Badge/Badge';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    rules: {
      use: 'For the status or the category of the item next to it.',
      avoid: 'For something to press: use Button. For a sentence: use Alert.',
      good: {
        show: () => (
          <span>
            <Badge variant="success">Completed</Badge>
          </span>
        ),
        why: 'One word, with a symbol beside the colour.',
      },
      bad: {
        show: () => (
          <span>
            <Badge variant="danger">The provider has declined this payment</Badge>
          </span>
        ),
        why: 'A sentence belongs in the row, where it can be read.',
      },
    },
  },
  args: { children: 'Active' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
  },
};

export const Secondary: Story = {
  args: { variant: 'secondary', children: 'Completed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible();
  },
};

/** A status has an icon beside its word, so that it does not depend on colour. */
const hasAnIconBeside =
  (word: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(word).parentElement?.querySelector('svg')).toBeVisible();
  };

export const Success: Story = {
  args: { variant: 'success', children: 'Completed' },
  play: hasAnIconBeside('Completed'),
};

export const Warning: Story = {
  args: { variant: 'warning', children: 'Pending' },
  play: hasAnIconBeside('Pending'),
};

export const Danger: Story = {
  args: { variant: 'danger', children: 'Failed' },
  play: hasAnIconBeside('Failed'),
};

export const Info: Story = {
  args: { variant: 'info', children: 'Monthly' },
  play: hasAnIconBeside('Monthly'),
};
