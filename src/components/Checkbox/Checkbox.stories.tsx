import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    rules: {
      use: 'For a choice that can be left out, or one of several independent ones.',
      avoid:
        'For one of several: use SegmentedControl or RadioChips. Never ticked in advance to get consent.',
      good: { show: () => <Checkbox label="Send me a receipt" />, why: 'Ticking it says yes.' },
      bad: {
        show: () => <Checkbox label="Do not send me a receipt" />,
        why: 'Ticking it says no, which is easily misread.',
      },
    },
  },
  args: { label: 'I agree to the terms', name: 'terms', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a value it is uncontrolled. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('I agree to the terms'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Ticked: Story = {
  args: { value: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { hint: 'They are on one page.', error: 'You must agree to the terms.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('They are on one page. You must agree to the terms.');
  },
};

export const LongLabel: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { label: 'I agree to the terms and conditions of the organisation, as they are written today' },
  play: expectNoSidewaysScroll,
};
