import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Input } from '@/components/Input/Input';

const meta = {
  title: 'Components/Input',
  component: Input,
  parameters: {
    rules: {
      use: 'For short text on one line, inside a Field.',
      avoid: 'For several lines: use Textarea. For a known set: use Select.',
      good: {
        show: () => <Input aria-label="Amount" prefix="$" inputMode="decimal" defaultValue="50" />,
        why: 'The symbol is inside, and a phone shows digits.',
      },
      bad: {
        show: () => <Input aria-label="Amount" placeholder="Amount in $" />,
        why: 'The only label disappears as soon as you type.',
      },
    },
  },
  args: { 'aria-label': 'Full name', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-104">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(input, 'Adaeze Okonkwo');
    await expect(input).toHaveValue('Adaeze Okonkwo');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The symbol is decorative; the label must name the currency, or the amount itself must. */
export const WithDollar: Story = {
  args: { 'aria-label': 'Amount in US dollars', prefix: '$', inputMode: 'decimal', defaultValue: '50.25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveValue('50.25');
  },
};

/** The naira sign has the same size and weight as the dollar sign. */
export const WithNaira: Story = {
  args: { 'aria-label': 'Amount in naira', prefix: '₦', inputMode: 'decimal', defaultValue: '5000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦')).toBeVisible();
  },
};

export const Placeholder: Story = {
  args: { placeholder: 'name@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('name@example.org')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { 'aria-invalid': true, defaultValue: '1e9', prefix: '$' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Adaeze Okonkwo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineWidth).toBe('3px');
  },
};
