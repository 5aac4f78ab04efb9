import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { DetailList } from './DetailList';

const meta = {
  title: 'Components/DetailList',
  component: DetailList,
  parameters: {
    rules: {
      use: 'For a few facts about one thing.',
      avoid: 'For many things with the same facts: use a table.',
      good: {
        show: () => (
          <DetailList
            rows={[
              ['Amount', '$50.00'],
              ['Reference', 'KB-1042'],
            ]}
          />
        ),
        why: 'Short labels, one value each.',
      },
      bad: {
        show: () => <DetailList rows={[['Details', 'Amount $50.00, reference KB-1042, by card']]} />,
        why: 'One row with everything is a sentence in disguise.',
      },
    },
  },
  tags: ['autodocs'],
  args: {
    rows: [
      ['Amount', '$50.00 USD'],
      ['Project', 'Computers for Wa Vocational Centre'],
      ['Reference', '7f4c1f0e-52a1-4a35-9a0b-0f5b9f7a2f10'],
    ],
  },
} satisfies Meta<typeof DetailList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Amount', 'Project', 'Reference']);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('$50.00 USD');
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  play: expectNoSidewaysScroll,
};
