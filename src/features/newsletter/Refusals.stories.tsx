import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { apiSettings } from '@/api/client';
import { recordRequests } from '@/mocks/recordRequests';
import {
  respondsWithHtml,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { respondsWithCaptcha, subscribed, subscriptionExists, subscriptionRefused } from '@/mocks/scenarios';
import { NewsletterForm } from './NewsletterForm';
import {
  captchaBox,
  completeCaptcha,
  EMAIL,
  expectInvalid,
  emailField,
  expectToast,
  NAMED_FORM,
  pressSubscribe,
  subscribe,
  subscribeFromCaptcha,
  type Stage,
} from './newsletter.storyHelpers';

const requests = recordRequests();

/** What a visitor sees when the subscription fails. */
const meta = {
  title: 'Public/Newsletter/Refusals',
  component: NewsletterForm,
  ...NAMED_FORM,
} satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Asserts the message at the form, the toast, and that the email is still there. */
async function expectFailure(stage: Stage, reason: string): Promise<void> {
  await subscribe(stage);
  await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(
    'Could not subscribe. Please try again later.',
  );
  await expectToast('Error', reason);
  await expect(emailField(stage)).toHaveValue(EMAIL);
  await expect(stage.canvas.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
}

export const AlreadySubscribed: Story = {
  tags: ['NEWS-07'],
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), subscriptionExists()),
  play: async ({ canvas, userEvent }) => {
    await subscribe({ canvas, userEvent });
    await expectInvalid(emailField({ canvas }), 'This email is already subscribed.');
    await expectToast('Already subscribed', 'This email already exists.');
    await expect(emailField({ canvas })).toHaveValue(EMAIL);
    // The token was used up by the request.
    await expect(captchaBox({ canvas })).not.toBeChecked();
  },
};

/** The message decides, not the status. */
export const AlreadySubscribedByMessage: Story = {
  tags: ['NEWS-07'],
  beforeEach: ({ msw }) =>
    msw.use(respondsWithCaptcha(), subscriptionRefused({ status: 400, message: 'Subscription EXISTS.' })),
  play: async ({ canvas, userEvent }) => {
    await subscribe({ canvas, userEvent });
    await expectInvalid(emailField({ canvas }), 'This email is already subscribed.');
    await expectToast('Already subscribed', 'This email already exists.');
  },
};

export const Rejected: Story = {
  tags: ['NEWS-08'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithCaptcha(),
      subscriptionRefused({ message: 'The email is invalid: it has no mailbox.' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await subscribe({ canvas, userEvent });
    await expectInvalid(emailField({ canvas }), 'Invalid email address.');
    await expectToast('Invalid email', 'The email is invalid: it has no mailbox.');
  },
};

export const SubmitFailed: Story = {
  tags: ['NEWS-09'],
  beforeEach: ({ msw }) => msw.use(respondsWithCaptcha(), failsWithServerError('subscribe')),
  play: ({ canvas, userEvent }) => expectFailure({ canvas, userEvent }, 'Something went wrong on our side.'),
};

export const SubmitFailedFromCaptcha: Story = {
  tags: ['NEWS-09'],
  beforeEach: ({ msw }) => msw.use(respondsWithCaptcha(), failsWithServerError('subscribe')),
  play: async ({ canvas, userEvent }) => {
    await subscribeFromCaptcha({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Could not subscribe. Please try again later.',
    );
    await expect(captchaBox({ canvas })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
  },
};

export const WithoutBody: Story = {
  tags: ['NEWS-09'],
  beforeEach: ({ msw }) => msw.use(respondsWithCaptcha(), failsWithoutBody('subscribe')),
  play: ({ canvas, userEvent }) => expectFailure({ canvas, userEvent }, 'Subscription failed'),
};

export const HtmlBody: Story = {
  tags: ['NEWS-09'],
  beforeEach: ({ msw }) => msw.use(respondsWithCaptcha(), respondsWithHtml('subscribe')),
  play: ({ canvas, userEvent }) => expectFailure({ canvas, userEvent }, 'Subscription failed'),
};

export const TimedOut: Story = {
  tags: ['NEWS-09'],
  beforeEach: ({ msw }) => {
    msw.use(respondsWithCaptcha(), neverResponds('subscribe'));
    const { timeoutMs } = apiSettings;
    apiSettings.timeoutMs = 1000;
    return () => {
      apiSettings.timeoutMs = timeoutMs;
    };
  },
  play: ({ canvas, userEvent }) =>
    expectFailure({ canvas, userEvent }, 'The server took too long to respond.'),
};

/** The request was never sent, so the captcha can be used again. */
export const Offline: Story = {
  tags: ['NEWS-09'],
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), respondsWithCaptcha(), isOffline('subscribe', { once: true }), subscribed()),
  play: async ({ canvas, userEvent }) => {
    await expectFailure({ canvas, userEvent }, 'We could not reach the server. Check your connection.');
    await expect(captchaBox({ canvas })).toBeChecked();
    await pressSubscribe({ canvas, userEvent });
    await waitFor(() => expect(emailField({ canvas })).toHaveValue(''));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The captcha was used or expired and must be solved again. */
export const CaptchaRefused: Story = {
  tags: ['NEWS-09'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsWithCaptcha(),
      subscriptionRefused({
        message: 'The captcha has already been used. Please complete it again.',
        code: 'captcha_failed',
        once: true,
      }),
      subscribed(),
    ),
  play: async ({ canvas, userEvent }) => {
    await expectFailure(
      { canvas, userEvent },
      'The captcha has already been used. Please complete it again.',
    );
    await expect(captchaBox({ canvas })).not.toBeChecked();
    await completeCaptcha({ canvas, userEvent });
    await pressSubscribe({ canvas, userEvent });
    await waitFor(() => expect(requests.of('subscribe')).toHaveLength(2));
    await waitFor(() => expect(emailField({ canvas })).toHaveValue(''));
  },
};
