import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListMessage } from '@/components/ListMessage/ListMessage';

const onAct = fn();

const meta = {
  title: 'Components/ListMessage',
  component: ListMessage,
  parameters: {
    rules: {
      use: 'In place of a list that is empty.',
      avoid: 'For a list that could not be loaded: use RetryAlert.',
      good: {
        show: () => (
          <ListMessage
            title="No projects found"
            text="Nothing matches these filters."
            action={{ label: 'Clear filters', onAct: () => undefined }}
          />
        ),
        why: 'It says why, and offers the way out.',
      },
      bad: {
        show: () => <ListMessage title="Oops!" text="There is nothing here." />,
        why: 'No reason, no next step.',
      },
    },
  },
  args: { title: 'No projects found', text: 'Nothing matches these filters.' },
} satisfies Meta<typeof ListMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: { action: { label: 'Clear filters', onAct } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(onAct).toHaveBeenCalledTimes(1);
  },
};

const onOtherAct = fn();

/** Two actions, the more likely one first. */
export const WithTwoActions: Story = {
  args: {
    action: { label: 'Show completed projects', onAct },
    otherAction: { label: 'Clear filters', onAct: onOtherAct },
  },
  play: async ({ canvas, userEvent }) => {
    const labels = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(labels).toEqual(['Show completed projects', 'Clear filters']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(onOtherAct).toHaveBeenCalledTimes(1);
    await expect(onAct).not.toHaveBeenCalled();
  },
};

/** A message without an action. */
export const WithoutAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects found')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
