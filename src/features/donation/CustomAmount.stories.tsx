import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DonationCard } from './DonationCard';
import {
  donateButton,
  expectNoQuickAmount,
  fillInDonor,
  fillInWith,
  type Stage,
} from './donation.storyHelpers';

/** An amount that the donor types. */
const meta = {
  title: 'Public/Donation/Custom amount',
  component: DonationCard,
  args: { contactEmail: 'hello@kitbridge.example', redirect: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-[32rem]">{Story()}</div>],
} satisfies Meta<typeof DonationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const amountField = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.getByRole('textbox', { name: 'Other amount' });

/** Types an amount into an otherwise complete form, and asserts the message at the field. */
async function expectRefused({ canvas, userEvent }: Stage, typed: string, message: string): Promise<void> {
  await userEvent.type(amountField({ canvas }), typed);
  await fillInDonor({ canvas, userEvent });
  await expect(amountField({ canvas })).toBeInvalid();
  await expect(amountField({ canvas })).toHaveAccessibleDescription(message);
  await expect(canvas.getByText(message)).toBeVisible();
  await expect(donateButton({ canvas })).toBeDisabled();
  await expect(donateButton({ canvas })).toHaveAccessibleName('Donate');
  await expect(canvas.getByText('Check the amount.')).toBeVisible();
}

export const Typed: Story = {
  tags: ['DON-04'],
  play: async ({ canvas, userEvent }) => {
    await fillInWith({ canvas, userEvent }, '$50');
    await userEvent.type(amountField({ canvas }), '75.5');
    await expectNoQuickAmount({ canvas });
    await expect(amountField({ canvas })).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Donate $75.50 once' })).toBeEnabled();
  },
};

export const ClearedByAQuickAmount: Story = {
  tags: ['DON-04'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(amountField({ canvas }), 'seventy');
    await fillInWith({ canvas, userEvent }, '$50');
    await expect(amountField({ canvas })).toHaveValue('');
    await expect(amountField({ canvas })).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Donate $50.00 once' })).toBeEnabled();
  },
};

export const Letters: Story = {
  tags: ['DON-04'],
  play: (stage) => expectRefused(stage, 'fifty', 'Enter the amount as a number, such as 50 or 50.25.'),
};

export const Zero: Story = {
  tags: ['DON-04'],
  play: (stage) => expectRefused(stage, '0', 'The amount must be more than 0.'),
};

export const Negative: Story = {
  tags: ['DON-04'],
  play: (stage) => expectRefused(stage, '-5', 'The amount must be more than 0.'),
};

export const Exponent: Story = {
  tags: ['DON-04'],
  play: (stage) => expectRefused(stage, '1e9', 'Enter the amount as a number, such as 50 or 50.25.'),
};

export const ThreeDecimals: Story = {
  tags: ['DON-04'],
  play: (stage) => expectRefused(stage, '1.005', 'Use at most two decimals, such as 50.25.'),
};

export const TooLarge: Story = {
  tags: ['DON-04'],
  play: (stage) => expectRefused(stage, '1000000000', 'The largest single donation is $999,999,999.99.'),
};

/** "0" is not an error while it may become "0.50"; a letter is one at once. */
export const NoErrorWhileTyping: Story = {
  tags: ['DON-04'],
  play: async ({ canvas, userEvent }) => {
    const amount = amountField({ canvas });
    await userEvent.type(amount, '0.');
    await expect(amount).toBeValid();
    await userEvent.type(amount, '50');
    await expect(canvas.getByRole('button', { name: 'Donate $0.50 once' })).toBeVisible();
    await userEvent.type(amount, 'x');
    await expect(amount).toBeInvalid();
  },
};
