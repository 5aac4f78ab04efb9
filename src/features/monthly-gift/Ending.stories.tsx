import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { apiSettings } from '@/api/client';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsWith,
  failsWithServerError,
  isOffline,
  losesResponse,
  neverResponds,
} from '@/mocks/responses';
import { notFound } from '@/mocks/errorBodies';
import { monthlyGiftHandlers } from '@/mocks/handlers/monthlyGifts';
import {
  ARGS,
  ask,
  confirmEnding,
  detailsIn,
  ENDED,
  ends,
  expectEndCalls,
  expectHeading,
  requests,
  shows,
  type Stage,
} from './monthlyGift.storyHelpers';
import { MonthlyGiftScreen, type MonthlyGiftScreenProps } from './MonthlyGiftScreen';

const { getOwnMonthlyGift, endOwnMonthlyGift } = monthlyGiftHandlers;

const meta = {
  title: 'Public/MonthlyGift/Ending',
  component: MonthlyGiftScreen,
  parameters: { layout: 'fullscreen' },
  args: ARGS,
} satisfies Meta<typeof MonthlyGiftScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With the keyboard alone: the question takes the focus, and Escape gives it back to the button. */
export const AskedAndKept: Story = {
  tags: ['MON-05'],
  beforeEach: ({ msw }) => msw.use(requests.start(), shows()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'End monthly gift' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { name: 'End your monthly gift of ₦5,000.00?' });
    await expect(heading).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'End monthly gift' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
    await expect(canvas.getByRole('button', { name: 'End monthly gift' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expectEndCalls(0);
  },
};

export const Asked: Story = {
  tags: ['MON-05'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(shows()),
  play: async (stage) => {
    const question = await ask(stage);
    await expect(question.getByText(/This cannot be undone/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const Submitting: Story = {
  tags: ['MON-06'],
  beforeEach: ({ msw }) => msw.use(requests.start(), shows(), neverResponds('endOwnMonthlyGift')),
  play: async (stage) => {
    const { userEvent } = stage;
    const question = await ask(stage);
    await userEvent.dblClick(question.getByRole('button', { name: 'Yes, end it' }));
    const button = await question.findByRole('button', { name: 'Ending…' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(button);
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    await waitFor(() => expectEndCalls(1));
  },
};

export const EndedNow: Story = {
  tags: ['MON-06'],
  beforeEach: ({ msw }) => msw.use(requests.start(), getOwnMonthlyGift, endOwnMonthlyGift),
  play: async (stage) => {
    const { canvas } = stage;
    await confirmEnding(stage);
    const heading = await expectHeading(stage, 'Your monthly gift has ended');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('No more payments will be taken.');
    await expect(detailsIn(stage)).toMatchObject({ Status: 'Ended' });
    await expect(canvas.queryByRole('button', { name: 'End monthly gift' })).toBeNull();
    await expectEndCalls(1);
  },
};

/** It was ended in another tab in the meantime. */
export const EndedElsewhere: Story = {
  tags: ['MON-08'],
  beforeEach: ({ msw }) => msw.use(shows(), ends({ status: 'ended', ended_at: '2026-10-03T09:00:00Z' })),
  play: async (stage) => {
    await confirmEnding(stage);
    await expectHeading(stage, 'Your monthly gift has ended');
    await expect(stage.canvas.getByText(/It ended on Oct 03, 2026/)).toBeVisible();
  },
};

async function expectNoted(stage: Stage) {
  const { canvas } = stage;
  await expectHeading(stage, 'We are ending your monthly gift');
  await expect(
    canvas.getByText(/Paystack has not confirmed the end yet. We have saved your request/),
  ).toBeVisible();
  await expect(detailsIn(stage)).toMatchObject({ Status: 'Ending' });
  await expect(canvas.queryByRole('button', { name: 'End monthly gift' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toBeVisible();
}

export const ProviderDown: Story = {
  tags: ['MON-07'],
  beforeEach: ({ msw }) => msw.use(shows(), ends({ status: 'ending' })),
  play: async (stage) => {
    await confirmEnding(stage);
    await expectNoted(stage);
    await waitFor(() => expect(stage.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The donor comes back to it: still ending, then unreachable, then ended. */
export const CheckedAgain: Story = {
  tags: ['MON-07'],
  beforeEach: ({ msw }) =>
    msw.use(
      shows({ status: 'ending' }, { once: true }),
      shows({ status: 'ending' }, { once: true }),
      isOffline('getOwnMonthlyGift', { once: true }),
      shows(ENDED),
    ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expectNoted(stage);
    const button = canvas.getByRole('button', { name: 'Check again' });
    await userEvent.click(button);
    await expect(await canvas.findByText('We have checked again. We are still trying.')).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/We could not check just now/)).toBeVisible();
    await expectNoted(stage);
    await userEvent.keyboard('{Enter}');
    const heading = await expectHeading(stage, 'Your monthly gift has ended');
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The question stays, with the reason, and the same button tries again. */
export const SubmitFailed: Story = {
  tags: ['MON-11'],
  beforeEach: ({ msw }) =>
    msw.use(shows(), failsWithServerError('endOwnMonthlyGift', { once: true }), ends(ENDED)),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await confirmEnding(stage);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We could not end your monthly gift just now');
    await expect(alert).toHaveTextContent('Something went wrong on our side.');
    await expect(alert).toHaveTextContent('It is safe to press it twice.');
    await expect(canvas.getByRole('button', { name: 'Yes, end it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectHeading(stage, 'Your monthly gift has ended');
  },
};

/** Kept after a failure: the next time, the question does not repeat it. */
export const KeptAfterAFailure: Story = {
  tags: ['MON-11'],
  beforeEach: ({ msw }) => msw.use(shows(), failsWithServerError('endOwnMonthlyGift')),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await confirmEnding(stage);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await ask(stage);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

async function expectUnsure({ canvas }: Stage, reason: string) {
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('We do not know whether your monthly gift has ended');
  await expect(alert).toHaveTextContent(reason);
}

export const Offline: Story = {
  tags: ['MON-11'],
  beforeEach: ({ msw }) => msw.use(shows(), isOffline('endOwnMonthlyGift')),
  play: async (stage) => {
    await confirmEnding(stage);
    await expectUnsure(stage, 'We could not reach the server.');
  },
};

export const TimedOut: Story = {
  tags: ['MON-11'],
  beforeEach: ({ msw }) => {
    const { timeoutMs } = apiSettings;
    msw.use(shows(), neverResponds('endOwnMonthlyGift'));
    return () => {
      apiSettings.timeoutMs = timeoutMs;
    };
  },
  play: async (stage) => {
    const question = await ask(stage);
    apiSettings.timeoutMs = 50;
    await stage.userEvent.click(question.getByRole('button', { name: 'Yes, end it' }));
    await expectUnsure(stage, 'The server took too long to respond.');
  },
};

export const TooManyAttempts: Story = {
  tags: ['MON-11'],
  beforeEach: ({ msw }) =>
    msw.use(
      shows(),
      respondsWith('endOwnMonthlyGift', 429, { message: 'Too many attempts.', code: 'rate_limited' }),
    ),
  play: async (stage) => {
    await confirmEnding(stage);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent('Too many attempts.');
  },
};

/** The link stopped working after the page was loaded. */
export const LinkGone: Story = {
  tags: ['MON-09'],
  beforeEach: ({ msw }) => msw.use(shows(), respondsWith('endOwnMonthlyGift', 404, notFound('monthly gift'))),
  play: async (stage) => {
    await confirmEnding(stage);
    const heading = await expectHeading(stage, 'This link does not lead to a monthly gift');
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Reload starts with an empty cache, as a reloaded page does. */
function Reloadable(props: MonthlyGiftScreenProps) {
  const [loads, setLoads] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <SWRConfig key={loads} value={{ provider: () => new Map() }}>
        <MonthlyGiftScreen {...props} />
      </SWRConfig>
    </>
  );
}

/** The gift was ended, but the response got lost: a reload shows it. */
export const ReloadedHalfWay: Story = {
  tags: ['MON-08'],
  render: (args) => <Reloadable {...args} />,
  beforeEach: ({ msw }) => msw.use(losesResponse('endOwnMonthlyGift', endOwnMonthlyGift), getOwnMonthlyGift),
  play: async (stage) => {
    await confirmEnding(stage);
    await expectUnsure(stage, 'We could not reach the server.');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Reload' }));
    await expectHeading(stage, 'Your monthly gift has ended');
  },
};
