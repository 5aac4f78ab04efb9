import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

/** Keeps the choice, as a form does. */
function Stateful({ value: initial, onChange, ...rest }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(initial);
  return (
    <SegmentedControl
      {...rest}
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
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'How often',
    options: [
      { value: 'ONCE', label: 'One-time' },
      { value: 'MONTHLY', label: 'Monthly' },
    ],
    value: 'ONCE',
    onChange: fn(),
    className: 'max-w-96',
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How often' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'One-time' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).not.toBeChecked();
  },
};

export const ChosenByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'One-time' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('MONTHLY');
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'One-time' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
};

export const ThreeOptionsAt320: Story = {
  args: {
    label: 'Projects',
    options: [
      { value: 'all', label: 'All' },
      { value: 'active', label: 'Active Projects' },
      { value: 'completed', label: 'Completed Projects' },
    ],
    value: 'active',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Active Projects' })).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
