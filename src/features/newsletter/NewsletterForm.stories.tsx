import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { recordRequests } from '@/mocks/recordRequests';
import { neverResponds } from '@/mocks/responses';
import { respondsWithCaptcha, subscribed } from '@/mocks/scenarios';
import { NewsletterForm } from './NewsletterForm';
import {
  captchaBox,
  completeCaptcha,
  EMAIL,
  expectInvalid,
  expectValid,
  emailField,
  expectToast,
  NAMED_FORM,
  pressSubscribe,
  subscribe,
  subscribeFromCaptcha,
} from './newsletter.storyHelpers';

const requests = recordRequests();

/** Filling in and sending the form. */
const meta = {
  title: 'Public/Newsletter/Form',
  component: NewsletterForm,
  ...NAMED_FORM,
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), subscribed()),
} satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['NEWS-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Stay Connected' })).toBeVisible();
    await expect(emailField({ canvas })).toHaveValue('');
    await expect(emailField({ canvas })).toBeRequired();
    await expect(emailField({ canvas })).toHaveAttribute('autocomplete', 'email');
    await expect(captchaBox({ canvas })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await expect(requests.calls).toHaveLength(0);
  },
};

export const SmallestScreen: Story = {
  tags: ['NEWS-01'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(captchaBox({ canvas })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const Empty: Story = {
  tags: ['NEWS-02'],
  play: async ({ canvas, userEvent }) => {
    await pressSubscribe({ canvas, userEvent });
    await expectInvalid(emailField({ canvas }), 'Please enter your email address.');
    await waitFor(() => expect(emailField({ canvas })).toHaveFocus());
    await expectToast('Error', 'Please enter your email address.');
    await expect(requests.calls).toHaveLength(0);
  },
};

export const OnlySpaces: Story = {
  tags: ['NEWS-02'],
  play: async ({ canvas, userEvent }) => {
    await completeCaptcha({ canvas, userEvent });
    await userEvent.type(emailField({ canvas }), '   ');
    await userEvent.keyboard('{Enter}');
    await expectInvalid(emailField({ canvas }), 'Please enter your email address.');
    await expectToast('Error', 'Please enter your email address.');
    await expect(requests.of('subscribe')).toHaveLength(0);
  },
};

export const Malformed: Story = {
  tags: ['NEWS-03'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(emailField({ canvas }), 'reader@school');
    await pressSubscribe({ canvas, userEvent });
    await expectInvalid(emailField({ canvas }), 'Please enter a valid email address.');
    await expectToast('Invalid email', 'Please enter a valid email address.');
    await expect(requests.of('subscribe')).toHaveLength(0);
    await userEvent.type(emailField({ canvas }), '.example');
    await expectValid(emailField({ canvas }));
  },
};

export const CaptchaNotTicked: Story = {
  tags: ['NEWS-04'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(emailField({ canvas }), EMAIL);
    await pressSubscribe({ canvas, userEvent });
    await expectInvalid(captchaBox({ canvas }), 'Please complete the captcha.');
    await waitFor(() => expect(captchaBox({ canvas })).toHaveFocus());
    await expectToast('Captcha required', 'Please complete the captcha.');
    await expect(requests.of('subscribe')).toHaveLength(0);
    await completeCaptcha({ canvas, userEvent });
    await expectValid(captchaBox({ canvas }));
  },
};

export const Submitting: Story = {
  tags: ['NEWS-05'],
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), neverResponds('subscribe')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(emailField({ canvas }), EMAIL);
    await completeCaptcha({ canvas, userEvent });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Subscribe' }));
    const button = await canvas.findByRole('button', { name: 'Subscribing…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(emailField({ canvas }), 'x{Enter}');
    await expect(emailField({ canvas })).toHaveValue(EMAIL);
    await waitFor(() => expect(requests.of('subscribe')).toHaveLength(1));
  },
};

export const EnterPressedTwice: Story = {
  tags: ['NEWS-05'],
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), neverResponds('subscribe')),
  play: async ({ canvas, userEvent }) => {
    await completeCaptcha({ canvas, userEvent });
    await userEvent.type(emailField({ canvas }), `${EMAIL}{Enter}{Enter}`);
    await expect(await canvas.findByRole('button', { name: 'Subscribing…' })).toBeVisible();
    await waitFor(() => expect(requests.of('subscribe')).toHaveLength(1));
  },
};

export const Succeeded: Story = {
  tags: ['NEWS-06'],
  play: async ({ canvas, userEvent }) => {
    await subscribe({ canvas, userEvent }, `  ${EMAIL} `);
    await expectToast('Subscribed', 'Thanks — you have been subscribed!');
    await expect(canvas.getByText(`You are subscribed as ${EMAIL}.`)).toBeVisible();
    await expect(emailField({ canvas })).toHaveValue('');
    await expectValid(emailField({ canvas }));
    await expect(captchaBox({ canvas })).not.toBeChecked();
    await expect(requests.of('subscribe').map(({ body }) => body)).toEqual([
      { email: EMAIL, captcha_token: expect.stringMatching(/^[\w+/]+=*$/) },
    ]);
    await userEvent.type(emailField({ canvas }), 'a');
    await expect(canvas.queryByText(/^You are subscribed/)).not.toBeInTheDocument();
  },
};

/** The captcha expires 15 seconds before the backend's limit. */
export const CaptchaExpired: Story = {
  tags: ['NEWS-10'],
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), respondsWithCaptcha({ lifetimeMs: 18_000 }), subscribed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(emailField({ canvas }), EMAIL);
    await completeCaptcha({ canvas, userEvent });
    await waitFor(() => expect(captchaBox({ canvas })).not.toBeChecked());
    await expect(canvas.getByText('The captcha has expired. Please complete it again.')).toBeVisible();
    await pressSubscribe({ canvas, userEvent });
    await expectInvalid(captchaBox({ canvas }), 'Please complete the captcha.');
    await expectToast('Captcha required', 'Please complete the captcha.');
    await expect(requests.of('subscribe')).toHaveLength(0);
  },
};

/** From the first Tab to the toast, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['NEWS-06'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(emailField({ canvas })).toHaveFocus();
    await userEvent.keyboard(EMAIL);
    await userEvent.tab();
    await expect(captchaBox({ canvas })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(captchaBox({ canvas })).toBeChecked());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Thanks — you have been subscribed!')).toBeVisible();
  },
};

/** A new captcha replaces the old one, and the focus moves to the button. */
export const SubmittedFromCaptcha: Story = {
  tags: ['NEWS-06'],
  play: async ({ canvas, userEvent }) => {
    await subscribeFromCaptcha({ canvas, userEvent });
    await waitFor(() => expect(emailField({ canvas })).toHaveValue(''));
    await expect(captchaBox({ canvas })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
  },
};
