import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' about Microscopes for Nsukka' },
  render: (args) => (
    <a href="#project" className="text-forest underline">
      Read more
      <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithinLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more about Microscopes for Nsukka' })).toBeVisible();
    await expect(canvas.getByText('about Microscopes for Nsukka').getBoundingClientRect().width).toBe(1);
  },
};
