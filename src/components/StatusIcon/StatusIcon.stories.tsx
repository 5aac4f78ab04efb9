import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusIcon, type StatusIconKind } from './StatusIcon';

const KINDS: readonly StatusIconKind[] = ['thanks', 'busy', 'waiting', 'failed', 'returned'];

const meta = {
  title: 'Components/StatusIcon',
  component: StatusIcon,
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
