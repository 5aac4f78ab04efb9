import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { respondsOutsideTheContract, failsWithoutBody, neverResponds } from '@/mocks/responses';
import { completedMonthlyNgn, completedSparse } from '@/mocks/fixtures/confirmations';
import { confirmCompleted, confirmRefused } from '@/mocks/scenarios';
import { ARGS, confirmations, expectThanks, requests } from './thankYou.storyHelpers';
import { ThankYouScreen, type ThankYouScreenProps } from './ThankYouScreen';

const meta = {
  title: 'Public/ThankYou/ThankYouScreen',
  component: ThankYouScreen,
  parameters: { layout: 'fullscreen' },
  args: ARGS,
} satisfies Meta<typeof ThankYouScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoToken: Story = {
  tags: ['THX-01'],
  args: { payerId: null, paymentId: null, token: null },
  beforeEach: ({ msw }) => msw.use(requests.start()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'View Projects' })).toHaveAttribute('href', '/projects');
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(canvas.queryByText(/confirm/i)).not.toBeInTheDocument();
    await expect(requests.calls).toEqual([]);
  },
};

export const Confirming: Story = {
  tags: ['THX-02'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('confirmDonation')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Confirming your payment' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('We are confirming your payment');
    await expect(canvas.queryByText(/thank you/i)).not.toBeInTheDocument();
    await waitFor(() => expect(confirmations()).toHaveLength(1));
  },
};

export const Confirmed: Story = {
  tags: ['THX-03'],
  decorators: [
    (Screen) => (
      <StrictMode>
        <Screen />
      </StrictMode>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(requests.start(), confirmCompleted()),
  play: async (context) => {
    await expectThanks(context, 'Your one-time gift of $50.00 has arrived.');
    await expect(context.canvas.getByText('$50.00 USD')).toBeVisible();
    await expect(context.canvas.getByText('PayPal')).toBeVisible();
    await expect(confirmations()).toHaveLength(1);
  },
};

export const ConfirmedMonthlyForAProject: Story = {
  tags: ['THX-03'],
  beforeEach: ({ msw }) => msw.use(requests.start(), confirmCompleted(completedMonthlyNgn)),
  play: async (context) => {
    await expectThanks(
      context,
      'Your monthly gift of ₦5,000.00 to “Solar power for the clinics of Zamfara” has begun.',
    );
    const { canvas } = context;
    await expect(canvas.getByText('₦5,000.00 NGN')).toBeVisible();
    await expect(canvas.getByText('Monthly')).toBeVisible();
    await expect(canvas.getByText('Solar power for the clinics of Zamfara')).toBeVisible();
    await expect(canvas.getByText('Paystack')).toBeVisible();
    await expect(confirmations()).toHaveLength(1);
  },
};

/** A backend that sends only the required fields. */
export const ConfirmedSparsely: Story = {
  tags: ['THX-03'],
  beforeEach: ({ msw }) => msw.use(confirmCompleted(completedSparse)),
  play: async (context) => {
    await expectThanks(context, 'Your one-time gift of $50.00 has arrived.');
    await expect(context.canvas.queryByText(/undefined|null|N\/A/)).not.toBeInTheDocument();
  },
};

async function expectThanksWithoutDetails(context: Parameters<typeof expectThanks>[0]) {
  await expectThanks(context, 'Your gift has arrived.');
  await expect(context.canvas.getByText(ARGS.paymentId ?? '')).toBeVisible();
  await expect(context.canvas.queryByText(/0\.00|undefined|null|N\/A/)).not.toBeInTheDocument();
}

/** Another backend may respond 200 without a status. */
export const ConfirmedWithoutAStatus: Story = {
  tags: ['THX-03'],
  beforeEach: ({ msw }) =>
    msw.use(respondsOutsideTheContract('confirmDonation', 200, { message: 'Payment successful' })),
  play: expectThanksWithoutDetails,
};

export const ConfirmedWithoutABody: Story = {
  tags: ['THX-03'],
  beforeEach: ({ msw }) => msw.use(failsWithoutBody('confirmDonation', { status: 200 })),
  play: expectThanksWithoutDetails,
};

/** Another backend may refuse to confirm a payment twice. */
export const RefusedAsAlreadyCompleted: Story = {
  tags: ['THX-05'],
  beforeEach: ({ msw }) => msw.use(confirmRefused({ message: 'Payment already completed' })),
  play: expectThanksWithoutDetails,
};

export const ConfirmedOnAPhone: Story = {
  ...ConfirmedMonthlyForAProject,
  globals: { viewport: { value: 'w320' } },
};

/** Reload starts with an empty cache, as a reloaded page does. */
function Reloadable(props: ThankYouScreenProps) {
  const [loads, setLoads] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <SWRConfig key={loads} value={{ provider: () => new Map() }}>
        <ThankYouScreen {...props} />
      </SWRConfig>
    </>
  );
}

/** The donor reloads the page: it sends one more request, and the backend returns the stored result. */
export const AlreadyConfirmed: Story = {
  tags: ['THX-05'],
  render: (args) => <Reloadable {...args} />,
  decorators: [
    (Screen) => (
      <StrictMode>
        <Screen />
      </StrictMode>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(requests.start(), confirmCompleted()),
  play: async (context) => {
    await expectThanks(context, 'Your one-time gift of $50.00 has arrived.');
    await expect(confirmations()).toHaveLength(1);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Reload' }));
    await expect(context.canvas.getByText(/We are confirming your payment/)).toBeVisible();
    await expectThanks(context, 'Your one-time gift of $50.00 has arrived.');
    await expect(confirmations()).toHaveLength(2);
  },
};
