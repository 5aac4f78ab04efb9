import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextWithLinks } from '@/components/TextWithLinks/TextWithLinks';

const meta = {
  title: 'Components/TextWithLinks',
  component: TextWithLinks,
  parameters: {
    rules: {
      use: 'For sentences with links that come from copy.ts.',
      avoid: 'For text that users have written: it contains no links.',
      good: {
        show: () => (
          <p>
            <TextWithLinks text="Read our [privacy policy](#privacy)." />
          </p>
        ),
        why: 'The sentence stays whole for a translator.',
      },
      bad: {
        show: () => (
          <p>
            <TextWithLinks text="Read our privacy policy [here](#privacy)." />
          </p>
        ),
        why: '“Here” says nothing about where it leads.',
      },
    },
  },
  render: (args) => (
    <p>
      <TextWithLinks {...args} />
    </p>
  ),
} satisfies Meta<typeof TextWithLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoLink: Story = {
  args: { text: 'Nothing [here] is (a) link.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing [here] is (a) link.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const TwoLinks: Story = {
  args: { text: 'Read [the terms](/terms) first, or [write to us](mailto:hello@kitbridge.example).' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'the terms' })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      'mailto:hello@kitbridge.example',
    );
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Read the terms first, or write to us.');
  },
};
