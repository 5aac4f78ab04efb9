import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { apiSettings } from '@/api/client';
import { answersOutsideTheContract } from '@/mocks/answers';
import { completedMonthlyNgn, completedSparse, pendingOnceUsd } from '@/mocks/fixtures/confirmations';
import { recordRequests } from '@/mocks/recordRequests';
import {
  confirmCompleted,
  confirmFailedPayment,
  confirmHtml,
  confirmNever,
  confirmNotFound,
  confirmOffline,
  confirmPending,
  confirmProviderDown,
  confirmRefused,
  confirmServerError,
} from '@/mocks/scenarios';
import { ThankYouScreen, type ThankYouScreenProps } from './ThankYouScreen';

const requests = recordRequests();
const confirmations = () => requests.of('confirmDonation');

const meta = {
  title: 'Public/ThankYou/ThankYouScreen',
  component: ThankYouScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    payerId: 'QYR5Z8XDVJNXQ',
    paymentId: '7f4c1f0e-52a1-4a35-9a0b-0f5b9f7a2f10',
    token: '5O190127TN364715T',
    siteUrl: 'https://kitbridge.example/',
    contactEmail: 'hello@kitbridge.example',
  },
} satisfies Meta<typeof ThankYouScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

/** What every state without a confirmation has in common. */
async function expectNotConfirmed({ canvas }: Context, said: RegExp) {
  await expect(await canvas.findByText(said)).toBeVisible();
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Your payment is not confirmed yet' }),
  ).toBeVisible();
  await expect(canvas.getByText(/do not pay a second time/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toBeVisible();
  await expect(canvas.getByText('7f4c1f0e-52a1-4a35-9a0b-0f5b9f7a2f10')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await expect(
    canvas.queryByText(/thank you|has arrived|is confirmed|confirmed on|your gift/i),
  ).not.toBeInTheDocument();
}

const expectAlert = ({ canvas }: Context, said: RegExp) =>
  expect(canvas.getByRole('alert')).toHaveTextContent(said);

async function expectThanks({ canvas }: Context, said: string) {
  await expect(await canvas.findByText(said)).toBeVisible();
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Thank you. Your gift is confirmed.' }),
  ).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent(said);
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
}

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
  beforeEach: ({ msw }) => msw.use(requests.start(), confirmNever()),
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

/** A backend that says no more than the contract requires. */
export const ConfirmedSparsely: Story = {
  tags: ['THX-03'],
  beforeEach: ({ msw }) => msw.use(confirmCompleted(completedSparse)),
  play: async (context) => {
    await expectThanks(context, 'Your one-time gift of $50.00 has arrived.');
    await expect(context.canvas.queryByText(/undefined|null|N\/A/)).not.toBeInTheDocument();
  },
};

export const ConfirmedOnAPhone: Story = {
  ...ConfirmedMonthlyForAProject,
  globals: { viewport: { value: 'w320' } },
};

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
    await expectNotConfirmed(context, /found no donation/);
    await expectAlert(context, /found no donation/);
  },
};

export const ServerFailed: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(requests.start(), confirmServerError()),
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

export const AnsweredByAGateway: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(confirmHtml()),
  play: (context) => expectNotConfirmed(context, /could not confirm your payment just now/),
};

export const TimedOut: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => {
    const { timeoutMs } = apiSettings;
    apiSettings.timeoutMs = 50;
    msw.use(confirmNever());
    return () => {
      apiSettings.timeoutMs = timeoutMs;
    };
  },
  play: async (context) => {
    await expectNotConfirmed(context, /took too long to answer/);
    await expectAlert(context, /took too long to answer/);
  },
};

export const Offline: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(confirmOffline()),
  play: async (context) => {
    await expectNotConfirmed(context, /could not reach the server/);
    await expect(context.canvas.getByText(/Check your connection/)).toBeVisible();
  },
};

/** Outside the contract: an answer that says nothing proves nothing. */
export const AnswerWithoutFields: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) => msw.use(answersOutsideTheContract('confirmDonation', 200, {})),
  play: (context) => expectNotConfirmed(context, /could not confirm your payment just now/),
};

export const UnknownStatus: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      answersOutsideTheContract('confirmDonation', 200, {
        data: { ...pendingOnceUsd.data, status: 'under_review' },
      }),
    ),
  play: async (context) => {
    await expectNotConfirmed(context, /not that your payment is complete/);
    await expect(context.canvas.getByText('Status given: Under_review')).toBeVisible();
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
    await expectAlert(context, /declined or cancelled/);
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your payment was not completed' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/donate');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/thank you|has arrived|confirmed on|your gift/i)).not.toBeInTheDocument();
  },
};

/** By the keyboard alone: Retry keeps the focus while it asks, and hands it to the heading when it goes. */
export const ConfirmedOnRetry: Story = {
  tags: ['THX-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      confirmServerError({ once: true }),
      confirmPending(pendingOnceUsd, { once: true, delayMs: 150 }),
      confirmCompleted(),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectNotConfirmed(context, /could not confirm your payment just now/);
    const retry = canvas.getByRole('button', { name: 'Retry' });
    retry.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByText('Asking again…')).toBeVisible();
    await expect(retry).toHaveFocus();
    await expect(
      await canvas.findByText('We have asked again. The payment is still not confirmed.'),
    ).toBeVisible();
    await expect(confirmations()).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expectThanks(context, 'Your one-time gift of $50.00 has arrived.');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(confirmations()).toHaveLength(3);
  },
};

/** A page that can be loaded anew: nothing that its script held is left. */
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

/** The donor reloads: the question is asked afresh, once, and the backend answers what it has stored. */
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
