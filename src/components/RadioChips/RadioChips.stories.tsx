import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioChips, type RadioChipsProps } from './RadioChips';

/** Keeps the choice, as a form does. */
function Stateful({ value: initial, onChange, ...rest }: RadioChipsProps<string>) {
  const [value, setValue] = useState(initial);
  return (
    <RadioChips
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
  title: 'Components/RadioChips',
  component: RadioChips,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Amount',
    options: ['$25', '$50', '$100', '$250'].map((label) => ({ value: label.slice(1), label })),
    value: null,
    onChange: fn(),
    className: 'max-w-120',
  },
} satisfies Meta<typeof RadioChips<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Amount' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const ChosenByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$100' }));
    await expect(canvas.getByRole('radio', { name: '$100' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '$100' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('50');
  },
};

export const ChosenByKeyboard: Story = {
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
    label: 'Monthly amount',
    options: ['₦500', '₦1,500', '₦3,000', '₦5,000'].map((label) => ({ value: label, label })),
    value: '₦5,000',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '₦5,000' })).toBeChecked();
  },
};

export const LargeAmountsAt320: Story = {
  args: {
    options: ['₦500,000', '₦1,500,000', '₦30,000,000', '₦500,000,000'].map((label) => ({
      value: label,
      label,
    })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '₦500,000,000' })).toBeEnabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
