import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DonationCard } from './DonationCard';
import { DONOR, donateButton, expectNoQuickAmount, fillInDonor, fillInWith } from './donation.storyHelpers';

/** The form as a donor fills it in, before anything is sent. */
const meta = {
  title: 'Public/Donation/Card',
  component: DonationCard,
  args: { contactEmail: 'hello@kitbridge.example', redirect: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-[32rem]">{Story()}</div>],
} satisfies Meta<typeof DonationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['DON-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Make a donation' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '$ USD' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'One-time' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Amount' })).toHaveTextContent('$25$50$100$250');
    await expectNoQuickAmount({ canvas });
    await expect(canvas.getByText('You will pay with PayPal')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Donate' })).toBeDisabled();
    await expect(canvas.getByText('Choose an amount to continue.')).toBeVisible();
  },
};

/** The attributes for autofill and on-screen keyboards. */
export const Autofill: Story = {
  tags: ['DON-01'],
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Other amount' });
    await expect(amount).toHaveAttribute('inputmode', 'decimal');
    await expect(amount).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
  },
};

export const NairaChosen: Story = {
  tags: ['DON-02'],
  play: async ({ canvas, userEvent }) => {
    await fillInWith({ canvas, userEvent }, '$50');
    await userEvent.click(canvas.getByRole('radio', { name: '₦ NGN' }));
    await expect(canvas.getByRole('group', { name: 'Amount' })).toHaveTextContent('₦500₦1,500₦3,000₦5,000');
    await expectNoQuickAmount({ canvas });
    await expect(canvas.getByText('You will pay with Paystack')).toBeVisible();
    await expect(canvas.queryByText('You will pay with PayPal')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Donate' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Other amount' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue(DONOR.fullName);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(DONOR.email);
  },
};

/** ₦50 is not the same gift as $50, so changing the currency clears a typed amount, without an error. */
export const NairaChosenAfterTyping: Story = {
  tags: ['DON-02'],
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Other amount' });
    await userEvent.type(amount, '50');
    await userEvent.click(canvas.getByRole('radio', { name: '₦ NGN' }));
    await expect(amount).toHaveValue('');
    await expect(amount).toBeValid();
    await expect(amount).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('radio', { name: '$ USD' }));
    await expectNoQuickAmount({ canvas });
    await expect(amount).toHaveValue('');
  },
};

export const QuickAmountPicked: Story = {
  tags: ['DON-03'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await expect(canvas.getByRole('button', { name: 'Donate $50.00 once' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '$250' }));
    await expect(canvas.getByRole('radio', { name: '$50' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: '$250' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Donate $250.00 once' })).toBeVisible();
  },
};

/** From the first Tab to the button, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['DON-03'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '$ USD' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '₦ NGN' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'One-time' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '₦500' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '₦3,000' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Other monthly amount' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(DONOR.fullName);
    await userEvent.tab();
    await userEvent.keyboard(DONOR.email);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Donate ₦3,000.00 monthly' })).toHaveFocus();
  },
};

export const Monthly: Story = {
  tags: ['DON-05'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByRole('form', { name: 'Give monthly' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Monthly amount' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Other monthly amount' })).toBeVisible();
    await expect(canvas.getByText('You will pay with PayPal, monthly')).toBeVisible();
    await expect(canvas.getByText(/charged every month\. You can stop at any time\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Donate monthly' })).toBeDisabled();
    await fillInWith({ canvas, userEvent }, '$100');
    await expect(canvas.getByRole('button', { name: 'Donate $100.00 monthly' })).toBeEnabled();
    await expect(canvas.queryByText(/\bonce\b/)).toBeNull();
  },
};

export const BackToOneTime: Story = {
  tags: ['DON-05'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await fillInWith({ canvas, userEvent }, '$100');
    await userEvent.click(canvas.getByRole('radio', { name: 'One-time' }));
    await expect(canvas.getByRole('button', { name: 'Donate $100.00 once' })).toBeEnabled();
    await expect(canvas.queryByText(/every month/)).toBeNull();
  },
};

export const NameMissing: Story = {
  tags: ['DON-06'],
  play: async ({ canvas, userEvent }) => {
    await fillInWith({ canvas, userEvent }, '$50');
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toBeRequired();
    await userEvent.clear(name);
    await expect(donateButton({ canvas })).toBeDisabled();
    await expect(canvas.getByText('Enter your name to continue.')).toBeVisible();
    await userEvent.type(name, '   ');
    await expect(donateButton({ canvas })).toBeDisabled();
    await userEvent.type(name, 'Ada');
    await expect(donateButton({ canvas })).toBeEnabled();
  },
};

export const EmailMissing: Story = {
  tags: ['DON-06'],
  play: async ({ canvas, userEvent }) => {
    await fillInWith({ canvas, userEvent }, '$50');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeRequired();
    await userEvent.clear(email);
    await expect(donateButton({ canvas })).toBeDisabled();
    await expect(canvas.getByText('Enter your email to continue.')).toBeVisible();
  },
};

export const EmailMalformed: Story = {
  tags: ['DON-06'],
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await fillInDonor({ canvas, userEvent }, { ...DONOR, email: 'ada@donors' });
    await expect(email).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Donate $50.00 once' }));
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter a full email address, such as ada@example.org.');
  },
};

export const EmailCorrected: Story = {
  tags: ['DON-06'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await EmailMalformed.play?.(context);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, '.example');
    await expect(email).toBeValid();
    await expect(email).toHaveAccessibleDescription('');
  },
};
