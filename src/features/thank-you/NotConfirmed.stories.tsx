import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiSettings } from '@/api/client';
import { donationDraft } from '@/features/donation/draft';
import {
  respondsOutsideTheContract,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { pendingOnceUsd } from '@/mocks/fixtures/confirmations';
import {
  confirmCompleted,
  confirmFailedPayment,
  confirmNotFound,
  confirmPending,
  confirmProviderDown,
  confirmRefused,
} from '@/mocks/scenarios';
import {
  ARGS,
  confirmations,
  expectAlert,
  expectNotConfirmed,
  expectThanks,
  requests,
} from './thankYou.storyHelpers';
import { ThankYouScreen } from './ThankYouScreen';

const meta = {
  title: 'Public/ThankYou/NotConfirmed',
  component: ThankYouScreen,
  parameters: { layout: 'fullscreen' },
  args: ARGS,
} satisfies Meta<typeof ThankYouScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), confirmRefused({ message: 'The payment does not belong to this donation.' })),
  play: async (context) => {
    await expectNotConfirmed(context, /could not confirm your payment just now/);
    await expectAlert(context, /could not confirm your payment just now/);
    await expect(confirmations()).toHaveLength(1);
  },
};

export const NotFound: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(confirmNotFound()),
  play: async (context) => {
    await expectNotConfirmed(context, /could not find a donation/);
    await expectAlert(context, /could not find a donation/);
  },
};

export const ServerFailed: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(requests.start(), failsWithServerError('confirmDonation')),
  play: async (context) => {
    await expectNotConfirmed(context, /could not confirm your payment just now/);
    await expect(confirmations()).toHaveLength(1);
  },
};

export const ProviderDown: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(confirmProviderDown()),
  play: async (context) => {
    await expectNotConfirmed(context, /could not confirm your payment just now/);
    // The provider's outage says nothing about a payment that was made before it.
    await expect(context.canvas.queryByText(/nothing was charged/i)).not.toBeInTheDocument();
  },
};

export const TimedOut: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => {
    const { timeoutMs } = apiSettings;
    apiSettings.timeoutMs = 50;
    msw.use(neverResponds('confirmDonation'));
    return () => {
      apiSettings.timeoutMs = timeoutMs;
    };
  },
  play: async (context) => {
    await expectNotConfirmed(context, /took too long to respond/);
    await expectAlert(context, /took too long to respond/);
  },
};

export const Offline: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(isOffline('confirmDonation')),
  play: async (context) => {
    await expectNotConfirmed(context, /could not reach the server/);
    await expect(context.canvas.getByText(/Check your connection/)).toBeVisible();
  },
};

export const UnknownStatus: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsOutsideTheContract('confirmDonation', 200, {
        data: { ...pendingOnceUsd.data, status: 'under_review' },
      }),
    ),
  play: async (context) => {
    await expectNotConfirmed(context, /has replied, but has not confirmed your payment/);
    await expect(context.canvas.getByText('Status: Under_review')).toBeVisible();
  },
};

export const Pending: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(requests.start(), confirmPending()),
  play: async (context) => {
    await expectNotConfirmed(context, /has not confirmed your payment yet/);
    await expect(context.canvas.getByText('$50.00 USD')).toBeVisible();
    await expect(confirmations()).toHaveLength(1);
  },
};

export const PaymentFailed: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(confirmFailedPayment()),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/Nothing was charged/)).toBeVisible();
    await expectAlert(context, /did not accept the payment.*You can try again with another card/);
    await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your payment was declined' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/donate');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/thank you|has arrived|confirmed on|your gift/i)).not.toBeInTheDocument();
  },
};

/** This browser still has what the donor entered on the project's page. */
export const DeclinedAndKept: Story = {
  tags: ['THX-13'],
  beforeEach: ({ msw }) => {
    donationDraft(3).keep({ amount: '50', fullName: 'Ada Obi' });
    msw.use(confirmFailedPayment());
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(/We have kept what you entered/)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/projects/3',
    );
  },
};

/** With the keyboard alone: Retry keeps the focus during the request, and hands it to the heading when it goes. */
export const ConfirmedOnRetry: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      failsWithServerError('confirmDonation', { once: true }),
      confirmPending(pendingOnceUsd, { once: true, delayMs: 150 }),
      confirmCompleted(),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectNotConfirmed(context, /could not confirm your payment just now/);
    const retry = canvas.getByRole('button', { name: 'Retry' });
    retry.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByText('Checking again…')).toBeVisible();
    await expect(retry).toHaveFocus();
    await expect(
      await canvas.findByText('We have checked again. The payment is still not confirmed.'),
    ).toBeVisible();
    await expect(confirmations()).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expectThanks(context, 'Your one-time gift of $50.00 has arrived.');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(confirmations()).toHaveLength(3);
  },
};
