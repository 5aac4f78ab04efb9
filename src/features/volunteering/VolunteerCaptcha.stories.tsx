import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { getToasts } from '@/components/Toast/toastStore';
import { failsWithServerError, neverResponds } from '@/mocks/responses';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithCaptcha } from '@/mocks/scenarios';
import {
  applied,
  apply,
  captchaBox,
  completeCaptcha,
  expectInvalid,
  expectKept,
  expectToast,
  fillIn,
  onItsPage,
  pressSend,
} from './volunteering.storyHelpers';
import { VolunteerForm } from './VolunteerForm';

const requests = recordRequests();

/** The captcha of the application: left out, expired, failed, taken back. */
const meta = {
  title: 'Public/Volunteer/Captcha',
  component: VolunteerForm,
  args: { onSent: fn() },
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), applied()),
  decorators: [onItsPage],
} satisfies Meta<typeof VolunteerForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CaptchaNotTicked: Story = {
  tags: ['VOL-04'],
  play: async (stage) => {
    await fillIn(stage);
    await pressSend(stage);
    await expectToast('Please complete the captcha');
    await expectInvalid(captchaBox(stage), 'Please complete the captcha');
    await waitFor(() => expect(captchaBox(stage)).toHaveFocus());
    await expect(requests.of('applyAsVolunteer')).toHaveLength(0);
    await expectKept(stage);
  },
};

/** The captcha expires 15 seconds before the backend's limit. */
export const CaptchaExpired: Story = {
  tags: ['VOL-05'],
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha({ lifetimeMs: 18_000 }), applied()),
  play: async (stage) => {
    await completeCaptcha(stage);
    await expectToast('Captcha expired or not completed.');
    await expect(captchaBox(stage)).not.toBeChecked();
    await expectInvalid(captchaBox(stage), 'Captcha expired or not completed.');
    await expect(requests.of('applyAsVolunteer')).toHaveLength(0);
  },
};

export const CaptchaFailed: Story = {
  tags: ['VOL-05'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      failsWithServerError('getCaptchaChallenge', { once: true }),
      respondsWithCaptcha(),
    ),
  play: async (stage) => {
    await stage.userEvent.click(captchaBox(stage));
    await expectToast('Captcha expired or not completed.');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(captchaBox(stage)).toBeChecked());
    await expect(captchaBox(stage)).not.toHaveAttribute('aria-invalid');
  },
};

/** Its token has been sent, so nothing needs to be done. */
export const CaptchaExpiresWhileSending: Story = {
  beforeEach: ({ msw }) =>
    msw.use(respondsWithCaptcha({ lifetimeMs: 19_000 }), neverResponds('applyAsVolunteer')),
  play: async (stage) => {
    await apply(stage);
    await expect(await stage.canvas.findByRole('progressbar')).toBeVisible();
    await expect(captchaBox(stage)).toBeChecked();
    await waitFor(() => expect(captchaBox(stage)).not.toBeChecked());
    await expect(getToasts()).toEqual([]);
    await expect(captchaBox(stage)).not.toHaveAttribute('aria-invalid');
  },
};

/** Unticking it is not an error; sending without it is. */
export const CaptchaUnticked: Story = {
  play: async (stage) => {
    await completeCaptcha(stage);
    await stage.userEvent.click(captchaBox(stage));
    await expect(captchaBox(stage)).not.toBeChecked();
    await expect(getToasts()).toEqual([]);
  },
};
