import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from '@/components/SegmentedControl/SegmentedControl';

function Stateful({ onChange, ...props }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    rules: {
      use: 'For two or three short options, one of them always chosen.',
      avoid: 'For more, or when none may be chosen: use RadioChips.',
      good: {
        show: () => (
          <SegmentedControl
            label="Currency"
            options={[
              { value: 'USD', label: '$ USD' },
              { value: 'NGN', label: '₦ NGN' },
            ]}
            value="USD"
            onChange={() => undefined}
          />
        ),
        why: 'Both options are in view.',
      },
      bad: {
        show: () => (
          <SegmentedControl
            label="Category"
            options={['Education', 'Healthcare', 'Community', 'Volunteering'].map((label) => ({
              value: label,
              label,
            }))}
            value="Education"
            onChange={() => undefined}
          />
        ),
        why: 'Four long options wrap and look like buttons.',
      },
    },
  },
  args: {
    label: 'How often',
    options: [
      { value: 'ONCE', label: 'One-time' },
      { value: 'MONTHLY', label: 'Monthly' },
    ],
    value: 'ONCE',
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-104">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'How often' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'One-time' })).toBeChecked();
    await userEvent.click(canvas.getByText('Monthly'));
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'One-time' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('MONTHLY');
  },
};

/** Tab focuses the chosen segment; the arrow keys choose another. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'One-time' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'One-time' })).toBeChecked();
  },
};

export const Three: Story = {
  args: {
    label: 'Status',
    options: [
      { value: 'DRAFT', label: 'Draft' },
      { value: 'ACTIVE', label: 'Active' },
      { value: 'COMPLETED', label: 'Completed' },
    ],
    value: 'ACTIVE',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Active');
  },
};

export const Currencies: Story = {
  args: {
    label: 'Currency',
    options: [
      { value: 'USD', label: '$ USD' },
      { value: 'NGN', label: '₦ NGN' },
    ],
    value: 'NGN',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('₦ NGN');
  },
};

export const StackedOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Category',
    isStacked: true,
    options: ['Education', 'Healthcare', 'Community'].map((label) => ({ value: label, label })),
    value: 'Education',
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('radio').map((option) => option.getBoundingClientRect().top);
    await expect(new Set(rows).size).toBe(3);
  },
};
