import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsWith,
  respondsOutsideTheContract,
  failsWithServerError,
  neverResponds,
} from '@/mocks/responses';
import { notFound } from '@/mocks/errorBodies';
import { longWords } from '@/mocks/fixtures/projects';
import { ARGS, detailsIn, expectHeading, requests, shows, type Stage } from './monthlyGift.storyHelpers';
import { MonthlyGiftScreen } from './MonthlyGiftScreen';

const meta = {
  title: 'Public/MonthlyGift/MonthlyGiftScreen',
  component: MonthlyGiftScreen,
  parameters: { layout: 'fullscreen' },
  args: ARGS,
} satisfies Meta<typeof MonthlyGiftScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const endButton = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.queryByRole('button', { name: 'End monthly gift' });

export const Loading: Story = {
  tags: ['MON-01'],
  beforeEach: ({ msw }) => msw.use(neverResponds('getOwnMonthlyGift')),
  play: async (stage) => {
    await expectHeading(stage, 'Loading your monthly gift');
    await expect(stage.canvas.getByRole('status')).toHaveTextContent('Loading your monthly gift');
  },
};

export const Slow: Story = {
  tags: ['MON-01'],
  beforeEach: ({ msw }) => msw.use(requests.start(), shows({}, { delayMs: 2000 })),
  play: async (stage) => {
    await expectHeading(stage, 'Loading your monthly gift');
    await expectHeading(stage, 'Your monthly gift');
    await expect(requests.of('getOwnMonthlyGift')).toHaveLength(1);
  },
};

export const Active: Story = {
  tags: ['MON-02'],
  beforeEach: ({ msw }) => msw.use(shows()),
  play: async (stage) => {
    const { canvas } = stage;
    await expectHeading(stage, 'Your monthly gift');
    await expect(
      canvas.getByText(
        'Thank you for giving ₦5,000.00 every month to “Microscopes for Kano Teaching Laboratory”.',
      ),
    ).toBeVisible();
    await expect(detailsIn(stage)).toEqual({
      Amount: '₦5,000.00 NGN every month',
      Project: 'Microscopes for Kano Teaching Laboratory',
      'Paid with': 'Paystack',
      Since: 'Sep 20, 2026',
      Status: 'Active',
    });
    await expect(canvas.getByText('No more payments are taken.')).toBeVisible();
    await expect(endButton(stage)).toBeEnabled();
  },
};

export const ForNoProject: Story = {
  tags: ['MON-02'],
  beforeEach: ({ msw }) =>
    msw.use(shows({ project_title: null, currency: 'USD', amount: '25.00', payment_client: 'PAYPAL' })),
  play: async (stage) => {
    await expect(await stage.canvas.findByText('Thank you for giving $25.00 every month.')).toBeVisible();
    await expect(detailsIn(stage)).toMatchObject({
      Project: 'Where it is needed most',
      'Paid with': 'PayPal',
    });
  },
};

export const LongTitleOnTheSmallestScreen: Story = {
  tags: ['MON-02'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(shows({ project_title: longWords.title, amount: '999999999.99' })),
  play: async (stage) => {
    await expectHeading(stage, 'Your monthly gift');
    await expect(endButton(stage)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const PaymentFailed: Story = {
  tags: ['MON-03'],
  beforeEach: ({ msw }) => msw.use(shows({ status: 'past_due' })),
  play: async (stage) => {
    await expect(
      await stage.canvas.findByText(/The last payment did not go through. Paystack will try again./),
    ).toBeVisible();
    await expect(detailsIn(stage)).toMatchObject({ Status: 'Payment failed' });
    await expect(endButton(stage)).toBeEnabled();
  },
};

export const Pending: Story = {
  tags: ['MON-04'],
  beforeEach: ({ msw }) => msw.use(shows({ status: 'pending' })),
  play: async (stage) => {
    await expect(
      await stage.canvas.findByText(/Paystack has not confirmed the first payment yet/),
    ).toBeVisible();
    await expect(stage.canvas.queryByText(/thank you/i)).toBeNull();
    await expect(endButton(stage)).toBeEnabled();
  },
};

export const EndedEarlier: Story = {
  tags: ['MON-08'],
  beforeEach: ({ msw }) => msw.use(shows({ status: 'ended', ended_at: '2026-10-03T09:00:00Z' })),
  play: async (stage) => {
    const { canvas } = stage;
    await expectHeading(stage, 'Your monthly gift has ended');
    await expect(canvas.getByText('It ended on Oct 03, 2026. No more payments will be taken.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a new donation' })).toHaveAttribute(
      'href',
      '/donate',
    );
    await expect(endButton(stage)).toBeNull();
  },
};

async function expectUnknownLink(stage: Stage) {
  const { canvas } = stage;
  await expectHeading(stage, 'This link does not lead to a monthly gift');
  await expect(canvas.getByText(/It may be incomplete, or it may have been changed/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
}

export const UnknownLink: Story = {
  tags: ['MON-09'],
  args: { token: '12.changed' },
  beforeEach: ({ msw }) => msw.use(respondsWith('getOwnMonthlyGift', 404, notFound('monthly gift'))),
  play: expectUnknownLink,
};

export const MalformedLink: Story = {
  tags: ['MON-09'],
  args: { token: 'x'.repeat(300) },
  beforeEach: ({ msw }) =>
    msw.use(respondsWith('getOwnMonthlyGift', 400, { message: 'The token is too long.', code: 'malformed' })),
  play: expectUnknownLink,
};

/** With the keyboard alone: the heading gets the focus that Retry had. */
export const LoadFailed: Story = {
  tags: ['MON-10'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('getOwnMonthlyGift', { once: true }), shows()),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expectHeading(stage, 'We could not show your monthly gift');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toBeVisible();
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await expectHeading(stage, 'Your monthly gift');
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const WithoutTheFields: Story = {
  tags: ['MON-10'],
  beforeEach: ({ msw }) => msw.use(respondsOutsideTheContract('getOwnMonthlyGift', 200, { data: null })),
  play: async (stage) => {
    await expectHeading(stage, 'We could not show your monthly gift');
    await expect(stage.canvas.getByRole('alert')).toHaveTextContent(
      'The server sent a response that we could not read.',
    );
  },
};

/** Another backend may know more statuses, and less about the gift. */
export const SparseAndUnknownStatus: Story = {
  tags: ['MON-02'],
  beforeEach: ({ msw }) =>
    msw.use(respondsOutsideTheContract('getOwnMonthlyGift', 200, { data: { status: 'paused' } })),
  play: async (stage) => {
    await expectHeading(stage, 'Your monthly gift');
    await expect(detailsIn(stage)).toEqual({ Project: 'Where it is needed most', Status: 'Paused' });
    await expect(stage.canvas.queryByText(/undefined|null|N\/A|0\.00|thank you/i)).toBeNull();
    await expect(endButton(stage)).toBeEnabled();
  },
};
