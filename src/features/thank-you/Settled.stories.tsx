import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { completedForProject, completedMonthlyNgn, refundedOnceUsd } from '@/mocks/fixtures/confirmations';
import { failsWithServerError } from '@/mocks/responses';
import { confirmCompleted, confirmFailedPayment, confirmPending } from '@/mocks/scenarios';
import {
  ARGS,
  confirmations,
  expectAlert,
  expectNotConfirmed,
  expectThanks,
  requests,
} from './thankYou.storyHelpers';
import { ThankYouScreen } from './ThankYouScreen';

/** Other outcomes of a return: cancelled by the donor, refunded since, or the first of many. */
const meta = {
  title: 'Public/ThankYou/Settled',
  component: ThankYouScreen,
  parameters: { layout: 'fullscreen' },
  args: ARGS,
} satisfies Meta<typeof ThankYouScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** PayPal is still waiting for the payment, but the donor has turned back. */
export const Stopped: Story = {
  tags: ['THX-08'],
  args: { isCancelled: true, payerId: null },
  beforeEach: ({ msw }) => msw.use(requests.start(), confirmPending()),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/You left the payment page before paying/)).toBeVisible();
    await expectAlert(context, /Nothing was charged/);
    await expect(canvas.getByRole('heading', { level: 1, name: 'You cancelled the payment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/donate');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/thank you|do not pay again|your gift/i)).not.toBeInTheDocument();
    await expect(confirmations()).toHaveLength(1);
  },
};

/** Other providers report a payment that the donor cancelled as failed. */
export const StoppedAndFailed: Story = {
  ...Stopped,
  beforeEach: ({ msw }) => msw.use(requests.start(), confirmFailedPayment()),
};

/** The payment had been made before the donor turned back. */
export const StoppedTooLate: Story = {
  tags: ['THX-08'],
  args: { isCancelled: true },
  beforeEach: ({ msw }) => msw.use(confirmCompleted()),
  play: (context) => expectThanks(context, 'Your one-time gift of $50.00 has arrived.'),
};

/** Without a response, it is not known whether anything was charged. */
export const StoppedWithoutAResponse: Story = {
  tags: ['THX-08'],
  args: { isCancelled: true },
  beforeEach: ({ msw }) => msw.use(failsWithServerError('confirmDonation')),
  play: async (context) => {
    await expectNotConfirmed(context, /could not confirm your payment just now/);
    await expect(context.canvas.queryByText(/nothing was charged/i)).not.toBeInTheDocument();
  },
};

export const Returned: Story = {
  tags: ['THX-09'],
  beforeEach: ({ msw }) => msw.use(confirmCompleted(refundedOnceUsd)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have been refunded in full.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your payment was refunded' })).toBeVisible();
    await expect(canvas.getByText('$50.00 USD')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/thank you|has arrived|confirmed on|your gift/i)).not.toBeInTheDocument();
  },
};

export const MonthlyGiftCanBeEnded: Story = {
  tags: ['THX-10'],
  beforeEach: ({ msw }) => msw.use(confirmCompleted(completedMonthlyNgn)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can end this monthly gift at any time./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View or end your monthly gift' })).toHaveAttribute(
      'href',
      '/monthly-gift/12.signature',
    );
  },
};

/** The refund of one month ends nothing. */
export const MonthlyGiftAfterARefund: Story = {
  tags: ['THX-10'],
  beforeEach: ({ msw }) =>
    msw.use(confirmCompleted({ data: { ...completedMonthlyNgn.data, status: 'refunded' } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your payment was refunded' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View or end your monthly gift' })).toBeVisible();
  },
};

export const ReceiptAndGiftPage: Story = {
  tags: ['THX-11'],
  beforeEach: ({ msw }) => msw.use(confirmCompleted(completedForProject)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('KB-7F3A92')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download your receipt (PDF)' })).toHaveAttribute(
      'href',
      '/backend/api/donation/receipt/7f4c1f0e',
    );
    await expect(canvas.getByRole('link', { name: 'Follow your gift' })).toHaveAttribute(
      'href',
      '/gift/7f4c1f0e',
    );
  },
};

/** A backend without private links. */
export const MonthlyGiftWithoutALink: Story = {
  tags: ['THX-10'],
  beforeEach: ({ msw }) =>
    msw.use(confirmCompleted({ data: { ...completedMonthlyNgn.data, monthly_gift_token: null } })),
  play: async (context) => {
    await expectThanks(
      context,
      'Your monthly gift of ₦5,000.00 to “Solar power for the clinics of Zamfara” has begun.',
    );
    await expect(context.canvas.queryByText(/end this monthly gift/)).not.toBeInTheDocument();
  },
};
