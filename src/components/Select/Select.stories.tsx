import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from '@/components/Select/Select';

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: {
    rules: {
      use: 'For one of many known options, such as countries.',
      avoid: 'For up to three options: use SegmentedControl.',
      good: {
        show: () => (
          <Select
            aria-label="Country"
            options={[
              { value: '', label: 'Choose a country' },
              { value: 'NG', label: 'Nigeria' },
            ]}
          />
        ),
        why: 'The first option says that nothing is chosen.',
      },
      bad: {
        show: () => (
          <Select
            aria-label="Newsletter"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
        why: 'Yes or no is a checkbox.',
      },
    },
  },
  args: {
    'aria-label': 'Frequency',
    options: [
      { value: '', label: 'All' },
      { value: 'ONCE', label: 'Once' },
      { value: 'MONTHLY', label: 'Monthly' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Frequency' });
    await expect(select).toHaveDisplayValue('All');
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.selectOptions(select, 'Monthly');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(select).toHaveValue('MONTHLY');
  },
};

export const Invalid: Story = {
  args: { 'aria-invalid': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

/** A long option wraps, as it does with large text on a small screen. */
export const LongLabel: Story = {
  args: { options: [{ value: 'CD', label: 'Democratic Republic of the Congo, and then some more' }] },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    const { width, height } = select.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(240);
    await expect(height).toBeGreaterThan(72);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveFocus();
    await expect(getComputedStyle(select).outlineWidth).toBe('3px');
  },
};
