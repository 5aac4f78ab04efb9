import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    rules: {
      use: 'For words that the layout shows to the eye alone.',
      avoid: 'For content that everyone needs.',
      good: {
        show: () => (
          <span>
            40<VisuallyHidden> donations</VisuallyHidden>
          </span>
        ),
        why: 'The column’s heading tells the eye what is counted.',
      },
      bad: {
        show: () => (
          <span>
            <VisuallyHidden>You are charged each month.</VisuallyHidden>
          </span>
        ),
        why: 'Everyone needs to know this.',
      },
    },
  },
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
