import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '@/components/Container/Container';

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: {
    rules: {
      use: 'For content of a page outside a Section, such as the header.',
      avoid: 'Inside a Section, which has its own.',
      good: {
        show: () => (
          <Container>
            <p>Content at the page’s width</p>
          </Container>
        ),
        why: 'It lines up with the rest of the page.',
      },
      bad: {
        show: () => (
          <Container>
            <Container>
              <p>Content</p>
            </Container>
          </Container>
        ),
        why: 'The margins add up, and nothing lines up.',
      },
    },
    layout: 'fullscreen',
  },
  args: { children: <p className="bg-leaf py-6 text-center">The page’s measure</p> },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a wide screen the content is centred and limited to the page's width. */
export const Wide: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const { left, right, width } = canvas.getByText('The page’s measure').getBoundingClientRect();
    await expect(width).toBeLessThan(1216);
    await expect(Math.round(left)).toBe(Math.round(document.documentElement.clientWidth - right));
  },
};

/** On a phone the margins are 16 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page’s measure').getBoundingClientRect().left).toBe(16);
  },
};
