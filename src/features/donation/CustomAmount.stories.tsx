import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fillField } from '@/components/Field/fillField.storyHelpers';
import { takeDonationLimits } from '@/api/donationLimits';
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
  await fillField(userEvent, amountField({ canvas }), typed);
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
  play: (stage) => expectRefused(stage, '1000.005', 'Use at most two decimals, such as 50.25.'),
};

/** Types an amount into an otherwise complete form; the button shows how it was understood. */
async function expectUnderstood({ canvas, userEvent }: Stage, typed: string, button: string): Promise<void> {
  await fillInDonor({ canvas, userEvent });
  await fillField(userEvent, amountField({ canvas }), typed);
  await expect(amountField({ canvas })).toBeValid();
  await expect(canvas.getByRole('button', { name: button })).toBeEnabled();
}

export const WithACommaForThousands: Story = {
  tags: ['DON-13'],
  play: (stage) => expectUnderstood(stage, '1,000', 'Donate $1,000.00 once'),
};

export const WithADecimalComma: Story = {
  tags: ['DON-13'],
  play: (stage) => expectUnderstood(stage, '25,50', 'Donate $25.50 once'),
};

export const WithASymbol: Story = {
  tags: ['DON-13'],
  play: (stage) => expectUnderstood(stage, '$ 1\u00A0000', 'Donate $1,000.00 once'),
};

export const CouldBeTwoAmounts: Story = {
  tags: ['DON-13'],
  play: (stage) =>
    expectRefused(stage, '1.000', 'This amount can be read in two ways. Write it like 1000 or 25.50.'),
};

export const OtherCurrency: Story = {
  tags: ['DON-13'],
  play: (stage) =>
    expectRefused(stage, '₦5000', 'This amount is in naira. To give naira, choose ₦ NGN above.'),
};

export const BelowTheSmallest: Story = {
  tags: ['DON-14'],
  play: (stage) => expectRefused(stage, '0.99', 'The smallest gift is $1.'),
};

export const AboveTheLargest: Story = {
  tags: ['DON-14'],
  play: async (stage) => {
    await expectRefused(stage, '25,000.01', 'The largest gift on this page is $25,000.');
    await expect(stage.canvas.getByText('To give more, write to')).toBeVisible();
    await expect(stage.canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toHaveAttribute(
      'href',
      'mailto:hello@kitbridge.example',
    );
  },
};

/** The backend's own limits take the place of the usual ones. */
export const LimitsOfTheBackend: Story = {
  tags: ['DON-14'],
  beforeEach: () => {
    takeDonationLimits({
      donation_limits: { USD: { min: '5.00', max: '500.00' }, NGN: { min: '2500.50', max: '90000.00' } },
    });
    return () => takeDonationLimits(null);
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(canvas.getByRole('radio', { name: '₦ NGN' }));
    await userEvent.click(canvas.getByRole('radio', { name: '₦500' }));
    await expect(canvas.getByText('The smallest gift is ₦2,500.50.')).toBeVisible();
    await expectRefused(stage, '2500', 'The smallest gift is ₦2,500.50.');
    await userEvent.type(amountField(stage), '0');
    await expect(canvas.getByRole('button', { name: 'Donate ₦25,000.00 once' })).toBeEnabled();
  },
};

/** "0" is not an error while it may become "10", nor "1 0" while it may become "1 000"; a letter is one at once. */
export const NoErrorWhileTyping: Story = {
  tags: ['DON-04'],
  play: async ({ canvas, userEvent }) => {
    const amount = amountField({ canvas });
    await userEvent.type(amount, '0.');
    await expect(amount).toBeValid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1 0');
    await expect(amount).toBeValid();
    await userEvent.type(amount, '00');
    await expect(canvas.getByRole('button', { name: 'Donate $1,000.00 once' })).toBeVisible();
    await userEvent.type(amount, 'x');
    await expect(amount).toBeInvalid();
  },
};
