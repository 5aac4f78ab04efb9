import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusIcon, type StatusIconKind } from './StatusIcon';

const KINDS: readonly StatusIconKind[] = ['thanks', 'busy', 'waiting', 'failed', 'returned'];

const meta = {
  title: 'Components/StatusIcon',
  component: StatusIcon,
  parameters: {
    rules: {
      use: 'Above the heading of a page about one outcome.',
      avoid: 'In rows and running text: use Badge or Icon.',
      good: {
        show: () => (
          <div>
            <StatusIcon kind="thanks" />
            <p className="font-semibold">Thank you</p>
          </div>
        ),
        why: 'The heading says the same in words.',
      },
      bad: { show: () => <StatusIcon kind="waiting" />, why: 'Alone, it is a riddle.' },
    },
  },
  tags: ['autodocs'],
  args: { kind: 'thanks' },
} satisfies Meta<typeof StatusIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Decoration only: the heading below it names the status. */
export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {KINDS.map((kind) => (
        <StatusIcon key={kind} kind={kind} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
