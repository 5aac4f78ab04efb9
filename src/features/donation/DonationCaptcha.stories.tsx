import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { recordRequests } from '@/mocks/recordRequests';
import {
  respondsWithCaptcha,
  donationCreated,
  donationNeedsCaptcha,
  donationRefused,
} from '@/mocks/scenarios';
import { DonationCard } from './DonationCard';
import { DONOR, fillInWith, type Stage } from './donation.storyHelpers';

const requests = recordRequests();
const redirect = fn();

/** The backend asks for a captcha when many donations were started from the donor's network. */
const meta = {
  title: 'Public/Donation/Captcha',
  component: DonationCard,
  args: { contactEmail: 'hello@kitbridge.example', redirect },
  decorators: [(Story) => <div className="mx-auto max-w-[32rem]">{Story()}</div>],
  beforeEach: ({ msw }) => {
    redirect.mockClear();
    msw.use(requests.start(), respondsWithCaptcha(), donationNeedsCaptcha({ once: true }), donationCreated());
  },
} satisfies Meta<typeof DonationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const captchaBox = ({ canvas }: Stage) => canvas.findByRole('checkbox', { name: 'I am not a robot' });
const press = ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: 'Donate $50.00 once' }));

async function donate(stage: Stage): Promise<void> {
  await fillInWith(stage, '$50');
  await press(stage);
}

async function completeCaptcha(stage: Stage): Promise<void> {
  await stage.userEvent.click(await captchaBox(stage));
  await waitFor(async () => expect(await captchaBox(stage)).toBeChecked());
}

/** The card explains why, moves the focus to the captcha and keeps the values. */
export const Asked: Story = {
  play: async (stage) => {
    const { canvas } = stage;
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await donate(stage);
    const box = await captchaBox(stage);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(canvas.getByText(/Please complete the captcha, then press the button again/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue(DONOR.fullName);
    await expect(redirect).not.toHaveBeenCalled();
  },
};

/** Once it is solved, the same donation is sent again with the token and the same key. */
export const Completed: Story = {
  play: async (stage) => {
    await donate(stage);
    await completeCaptcha(stage);
    await press(stage);
    await waitFor(() => expect(redirect).toHaveBeenCalledTimes(1));
    const [first, second] = requests.of('createDonation');
    await expect(first?.body).not.toHaveProperty('captcha_token');
    await expect(second?.body).toEqual({
      ...(first?.body as object),
      captcha_token: expect.stringMatching(/./),
    });
    await expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  },
};

/** Nothing is sent until it is solved. */
export const Missing: Story = {
  play: async (stage) => {
    await donate(stage);
    const box = await captchaBox(stage);
    await press(stage);
    await waitFor(() => expect(box).toHaveAccessibleDescription('Please complete the captcha.'));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(requests.of('createDonation')).toHaveLength(1);
  },
};

/** A refused token is replaced by a new one. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const details = [{ field: 'captcha_token', message: 'is expired' }];
    const refusal = {
      status: 422,
      message: 'The captcha has expired.',
      code: 'captcha_failed',
      details,
    } as const;
    msw.use(
      requests.start(),
      donationNeedsCaptcha({ once: true }),
      donationRefused({ ...refusal, once: true }),
      donationCreated(),
    );
  },
  play: async (stage) => {
    await donate(stage);
    await completeCaptcha(stage);
    await press(stage);
    await waitFor(async () => {
      const box = await captchaBox(stage);
      await expect(box).toHaveAccessibleDescription(
        'The captcha was not accepted. Please complete it again.',
      );
    });
    await expect(await captchaBox(stage)).not.toBeChecked();
    await completeCaptcha(stage);
    await press(stage);
    await waitFor(() => expect(redirect).toHaveBeenCalledTimes(1));
  },
};

export const SmallestScreen: Story = { ...Asked, globals: { viewport: { value: 'w320' } } };
