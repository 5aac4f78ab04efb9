import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioChips, type RadioChipsProps } from '@/components/RadioChips/RadioChips';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';

function Stateful({ onChange, ...props }: RadioChipsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioChips
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
  title: 'Components/RadioChips',
  component: RadioChips,
  parameters: {
    rules: {
      use: 'For up to eight short options that people compare, such as amounts.',
      avoid: 'For two or three of which one is always chosen: use SegmentedControl. For many: use Select.',
      good: {
        show: () => (
          <RadioChips
            label="Amount"
            options={[
              { value: '25', label: '$25' },
              { value: '50', label: '$50' },
            ]}
            value="25"
            onChange={() => undefined}
          />
        ),
        why: 'Short options, all in view.',
      },
      bad: {
        show: () => (
          <RadioChips
            label="Amount"
            options={[
              { value: 'a', label: 'Twenty-five dollars for books' },
              { value: 'b', label: 'Fifty dollars for desks' },
            ]}
            value={null}
            onChange={() => undefined}
          />
        ),
        why: 'Sentences do not fit into chips.',
      },
    },
  },
  args: {
    label: 'Amount',
    options: ['25', '50', '100', '250'].map((value) => ({ value, label: `$${value}` })),
    value: null,
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-112">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioChips<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No amount is preselected. */
export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Amount' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('$50'));
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('50');
  },
};

/** Tab focuses the first chip if none is chosen; Space chooses it, and the arrow keys move on from there. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '$25' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '$25' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
  },
};

export const Naira: Story = {
  args: {
    options: ['500', '1500', '3000', '5000'].map((value) => ({
      value,
      label: `₦${Number(value).toLocaleString('en-NG')}`,
    })),
    value: '1500',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('₦1,500');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose an amount.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Amount' })).toHaveAccessibleDescription(
      'Choose an amount.',
    );
  },
};

/** Two columns if four do not fit. */
export const Smallest: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.getBoundingClientRect().top);
    await expect(second).toBe(first);
    await expect(third).toBeGreaterThan(first ?? 0);
    await expectNoSidewaysScroll();
  },
};
