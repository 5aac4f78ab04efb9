import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { uploadSettings } from '@/api/upload';
import {
  respondsWith,
  respondsWithHtml,
  respondsOutsideTheContract,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  losesResponse,
  neverResponds,
} from '@/mocks/responses';
import { db } from '@/mocks/db';
import { volunteerHandlers } from '@/mocks/handlers/volunteers';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithCaptcha } from '@/mocks/scenarios';
import {
  applied,
  apply,
  captchaBox,
  CV,
  cvField,
  expectInvalid,
  expectKept,
  expectToast,
  onItsPage,
  pressSend,
  sendButton,
  silenceLog,
  textField,
  type Stage,
} from './volunteering.storyHelpers';
import { VolunteerForm } from './VolunteerForm';

const requests = recordRequests();

/** What an applicant sees when sending fails. */
const meta = {
  title: 'Public/Volunteer/Failures',
  component: VolunteerForm,
  args: { onSent: fn() },
  beforeEach: silenceLog,
  decorators: [onItsPage],
} satisfies Meta<typeof VolunteerForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const NOT_SENT = 'Your application was not sent';
const UNSURE = 'We do not know whether your application arrived';
const SEND_AGAIN = 'Please send it again. We will only receive it once.';

/** Asserts the message, the log entry, and that all values are still there. */
async function expectFailure(stage: Stage, title: string, reason: string): Promise<void> {
  await apply(stage);
  const alert = await stage.canvas.findByRole('alert');
  await expect(alert).toHaveTextContent(title);
  await expect(alert).toHaveTextContent(reason);
  await expect(alert).toHaveTextContent('Everything you entered is still here, including your CV.');
  await expectKept(stage);
  await expect(sendButton(stage)).toBeEnabled();
  await expect(console.warn).toHaveBeenCalledWith(
    'The volunteer application was not sent.',
    expect.anything(),
  );
}

/** If no application was stored the captcha can be used again; otherwise the same form needs none. */
export const ServerError: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsWithCaptcha(),
      failsWithServerError('applyAsVolunteer', { once: true }),
      applied(),
    ),
  play: async (stage) => {
    await expectFailure(stage, NOT_SENT, 'Something went wrong on our side.');
    await expect(stage.args.onSent).not.toHaveBeenCalled();
    await expect(captchaBox(stage)).toBeChecked();
    await pressSend(stage);
    await waitFor(() => expect(stage.args.onSent).toHaveBeenCalledTimes(1));
    await expect(stage.canvas.queryByRole('alert')).not.toBeInTheDocument();
    const sent = requests.of('applyAsVolunteer');
    await expect(sent).toHaveLength(2);
    await expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  },
};

export const WithoutBody: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) => msw.use(respondsWithCaptcha(), failsWithoutBody('applyAsVolunteer')),
  play: (stage) => expectFailure(stage, NOT_SENT, 'Something went wrong on the server.'),
};

/** Whether or not it was sent, the captcha can be used again. */
export const Offline: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) =>
    msw.use(respondsWithCaptcha(), isOffline('applyAsVolunteer', { once: true }), applied()),
  play: async (stage) => {
    await expectFailure(stage, UNSURE, `We could not reach the server. Check your connection. ${SEND_AGAIN}`);
    await expect(captchaBox(stage)).toBeChecked();
    await pressSend(stage);
    await waitFor(() => expect(stage.args.onSent).toHaveBeenCalledTimes(1));
  },
};

/** The browser was offline, so nothing can have been sent. */
export const OfflineWhenPressed: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) => {
    msw.use(respondsWithCaptcha(), isOffline('applyAsVolunteer', { once: true }), applied());
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async (stage) => {
    await expectFailure(stage, NOT_SENT, 'We could not reach the server. Check your connection. Everything');
    await expect(stage.canvas.getByRole('alert')).not.toHaveTextContent(SEND_AGAIN);
    await expect(captchaBox(stage)).toBeChecked();
    await pressSend(stage);
    await waitFor(() => expect(stage.args.onSent).toHaveBeenCalledTimes(1));
  },
};

/** Only the response was lost: sending again needs no new captcha and stores no second application. */
export const ResponseLost: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) => {
    db.reset();
    const { applyAsVolunteer } = volunteerHandlers;
    msw.use(
      requests.start(),
      respondsWithCaptcha(),
      losesResponse('applyAsVolunteer', applyAsVolunteer),
      applyAsVolunteer,
    );
  },
  play: async (stage) => {
    const before = db.tables.volunteers.length;
    await expectFailure(stage, UNSURE, `We could not reach the server. Check your connection. ${SEND_AGAIN}`);
    await expect(db.tables.volunteers).toHaveLength(before + 1);
    await expect(captchaBox(stage)).toBeChecked();
    await pressSend(stage);
    await waitFor(() => expect(stage.args.onSent).toHaveBeenCalledTimes(1));
    await expect(requests.of('applyAsVolunteer')).toHaveLength(2);
    await expect(db.tables.volunteers).toHaveLength(before + 1);
  },
};

/** It is unknown whether it arrived, and the form says so. */
export const TimedOut: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) => {
    msw.use(respondsWithCaptcha(), neverResponds('applyAsVolunteer'));
    const { silenceMs } = uploadSettings;
    uploadSettings.silenceMs = 800;
    return () => {
      uploadSettings.silenceMs = silenceMs;
    };
  },
  play: async (stage) => {
    await expectFailure(stage, UNSURE, `The server took too long to respond. ${SEND_AGAIN}`);
    await expect(captchaBox(stage)).toBeChecked();
  },
};

export const SuccessWithoutJson: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) =>
    msw.use(respondsWithCaptcha(), respondsWithHtml('applyAsVolunteer', { status: 200 })),
  play: (stage) => expectFailure(stage, UNSURE, 'The server sent a response that we could not read.'),
};

/** With another backend any success counts, whatever its body. */
export const SuccessWithUnexpectedBody: Story = {
  tags: ['VOL-07'],
  beforeEach: ({ msw }) =>
    msw.use(respondsWithCaptcha(), respondsOutsideTheContract('applyAsVolunteer', 200, { id: 7 })),
  play: async (stage) => {
    await apply(stage);
    await waitFor(() => expect(stage.args.onSent).toHaveBeenCalledTimes(1));
  },
};

export const TooManyRequests: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithCaptcha(),
      respondsWith('applyAsVolunteer', 429, {
        message: 'Too many requests. Try again soon.',
        code: 'slow_down',
      }),
    ),
  play: async (stage) => {
    await expectFailure(stage, NOT_SENT, 'Too many requests. Try again soon.');
    await expect(captchaBox(stage)).toBeChecked();
  },
};

/** Only the server can detect that a `.pdf` is a program. Another file can be sent with the same captcha. */
export const CvRefused: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithCaptcha(),
      respondsWith(
        'applyAsVolunteer',
        415,
        { message: 'A file is of another type.', code: 'wrong_type' },
        { once: true },
      ),
      applied(),
    ),
  play: async (stage) => {
    await apply(stage);
    await expectInvalid(cvField(stage), 'This file is not a PDF or Word document. Choose another file.');
    await waitFor(() => expect(cvField(stage)).toHaveFocus());
    await expectKept(stage);
    await stage.userEvent.upload(cvField(stage), CV);
    await expect(cvField(stage)).not.toHaveAttribute('aria-invalid');
    await expect(captchaBox(stage)).toBeChecked();
    await pressSend(stage);
    await waitFor(() => expect(stage.args.onSent).toHaveBeenCalledTimes(1));
  },
};

export const CvTooLargeForTheServer: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithCaptcha(),
      respondsWith('applyAsVolunteer', 413, { message: 'A file is too large.', code: 'too_large' }),
    ),
  play: async (stage) => {
    await apply(stage);
    await expectInvalid(cvField(stage), 'The file is too large. Choose one of up to 5 MB.');
    await expectKept(stage);
    await expect(captchaBox(stage)).toBeChecked();
  },
};

export const RefusedFields: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithCaptcha(),
      respondsWith('applyAsVolunteer', 422, {
        message: 'The email is invalid.',
        code: 'validation_failed',
        details: [{ field: 'payload/email', message: 'must match format "email"' }],
      }),
    ),
  play: async (stage) => {
    await apply(stage);
    await expectInvalid(textField(stage, 'Email'), 'This was not accepted: must match format "email".');
    await waitFor(() => expect(textField(stage, 'Email')).toHaveFocus());
    await expectKept(stage);
    await expect(captchaBox(stage)).toBeChecked();
    await stage.userEvent.type(textField(stage, 'Email'), 'x');
    await expect(textField(stage, 'Email')).not.toHaveAttribute('aria-invalid');
  },
};

/** The stored application used up the captcha, so another application needs a new one. */
export const KeyUsedWithAnotherCv: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithCaptcha(),
      respondsWith('applyAsVolunteer', 422, {
        message: 'This Idempotency-Key was already used for another application.',
        code: 'idempotency_mismatch',
      }),
    ),
  play: async (stage) => {
    await expectFailure(stage, NOT_SENT, 'This Idempotency-Key was already used for another application.');
    await expect(captchaBox(stage)).not.toBeChecked();
  },
};

/** The backend refuses the captcha, or it was used for another request. */
export const CaptchaRefused: Story = {
  tags: ['VOL-05'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithCaptcha(),
      respondsWith('applyAsVolunteer', 422, {
        message: 'The captcha has expired. Please complete it again.',
        code: 'captcha_failed',
        details: [{ field: 'captcha_token', message: 'is expired' }],
      }),
    ),
  play: async (stage) => {
    await apply(stage);
    await expectToast('Captcha expired or not completed.');
    await expectInvalid(captchaBox(stage), 'Captcha expired or not completed.');
    await waitFor(() => expect(captchaBox(stage)).toHaveFocus());
    await expect(captchaBox(stage)).not.toBeChecked();
    await expectKept(stage);
  },
};
