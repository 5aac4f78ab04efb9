import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { API_BASE } from '@/api/backendAddress';
import { apiSettings } from '@/api/client';
import { http } from '@/mocks/http';
import { recordRequests } from '@/mocks/recordRequests';
import { failsWithServerError, isOffline, neverResponds } from '@/mocks/responses';
import {
  donationCreated,
  donationProviderDown,
  donationRefused,
  donationUnsafeCheckout,
} from '@/mocks/scenarios';
import { DonationCard } from './DonationCard';
import { DONOR, donateButton, fillInDonor, fillInWith, type Stage } from './donation.storyHelpers';

const requests = recordRequests();

/** What happens from pressing the button until the browser opens the checkout. */
const meta = {
  title: 'Public/Donation/Checkout',
  component: DonationCard,
  args: { contactEmail: 'hello@kitbridge.example', redirect: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-[32rem]">{Story()}</div>],
} satisfies Meta<typeof DonationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const CHECKOUT_URL = 'https://checkout.provider.example/pay/7f4c1f0e';

async function donate(stage: Stage): Promise<void> {
  await fillInWith(stage, '$50');
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Donate $50.00 once' }));
}

const NOT_STARTED = 'Your donation could not be started. Nothing was charged.';

/** Asserts the card's message, that the values are kept, and that the button works again. */
async function expectFailure(
  { canvas, userEvent }: Stage,
  reason: string,
  title = NOT_STARTED,
): Promise<void> {
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent(title);
  await expect(alert).toHaveTextContent(reason);
  await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
  await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue(DONOR.fullName);
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(DONOR.email);
  await userEvent.click(canvas.getByRole('button', { name: 'Donate $50.00 once' }));
  await waitFor(() => expect(requests.of('createDonation')).toHaveLength(2));
  await expect(await canvas.findByRole('alert')).toHaveTextContent(reason);
}

/** The donation may have started, so the card must not claim that it did not. */
async function expectUnsure(stage: Stage, reason: string): Promise<void> {
  await expectFailure(
    stage,
    `${reason} Please press the button again. You will not be charged twice.`,
    'We do not know whether your donation was started. Nothing was charged.',
  );
}

export const Submitting: Story = {
  tags: ['DON-07'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('createDonation')),
  play: async ({ canvas, userEvent }) => {
    await fillInWith({ canvas, userEvent }, '$50');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Donate $50.00 once' }));
    const button = await canvas.findByRole('button', { name: 'Loading..' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(requests.of('createDonation')).toHaveLength(1));
  },
};

export const EnterPressedTwice: Story = {
  tags: ['DON-07'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('createDonation')),
  play: async ({ canvas, userEvent }) => {
    await fillInWith({ canvas, userEvent }, '$50');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Loading..' })).toBeVisible();
    await waitFor(() => expect(requests.of('createDonation')).toHaveLength(1));
  },
};

export const Succeeded: Story = {
  tags: ['DON-08'],
  beforeEach: ({ msw }) => msw.use(requests.start(), donationCreated({ checkoutUrl: CHECKOUT_URL })),
  play: async ({ canvas, userEvent, args }) => {
    await donate({ canvas, userEvent });
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith(CHECKOUT_URL));
    await expect(args.redirect).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Loading..' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Continue to PayPal if it does not open' }),
    ).toHaveAttribute('href', CHECKOUT_URL);
    await expect(requests.of('createDonation')).toHaveLength(1);
  },
};

export const UnsafeCheckoutRefused: Story = {
  tags: ['DON-08'],
  beforeEach: ({ msw }) => msw.use(requests.start(), donationUnsafeCheckout('javascript:alert(1)')),
  play: async ({ canvas, userEvent, args }) => {
    await donate({ canvas, userEvent });
    await expectFailure({ canvas, userEvent }, 'We could not open the payment page safely.');
    await expect(args.redirect).not.toHaveBeenCalled();
  },
};

/** Going back from the checkout restores the page as it was left, and the button must work again. */
export const ReturnedFromCheckout: Story = {
  tags: ['DON-08'],
  beforeEach: ({ msw }) => msw.use(requests.start(), donationCreated()),
  play: async ({ canvas, userEvent, args }) => {
    await donate({ canvas, userEvent });
    await waitFor(() => expect(args.redirect).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByRole('button', { name: 'Donate $50.00 once' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(DONOR.email);
  },
};

export const Rejected: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), donationRefused({ message: 'Donations are closed until Monday.' })),
  play: async ({ canvas, userEvent }) => {
    await donate({ canvas, userEvent });
    await expectFailure({ canvas, userEvent }, 'Donations are closed until Monday.');
  },
};

/** Each message is shown at its field, and the first invalid field has the focus. */
export const RejectedFields: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      donationRefused({
        status: 422,
        message: 'The name and the email are invalid.',
        details: [
          { field: 'donor_email', message: 'must be an email address' },
          { field: 'donor_full_name', message: 'must be a name' },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await donate({ canvas, userEvent });
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveAccessibleDescription('This was not accepted: must be an email address');
    await expect(name).toHaveAccessibleDescription('This was not accepted: must be a name');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(name, ' Okafor');
    await expect(name).toBeValid();
    await expect(email).toBeInvalid();
    await expect(donateButton({ canvas })).toBeEnabled();
  },
};

/** A minimum that the page does not know. The backend's whole sentence is shown. */
export const RejectedBelowTheMinimum: Story = {
  tags: ['DON-14'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      donationRefused({
        status: 422,
        code: 'amount_too_small',
        message: 'The smallest donation is $5.',
        details: [{ field: 'amount', message: 'must be at least $5' }],
      }),
    ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillInDonor(stage);
    const amount = canvas.getByRole('textbox', { name: 'Other amount' });
    await userEvent.type(amount, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Donate $2.00 once' }));
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(amount).toHaveAccessibleDescription('The smallest donation is $5.');
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.clear(amount);
    await userEvent.type(amount, '5');
    await expect(amount).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Donate $5.00 once' })).toBeEnabled();
  },
};

/** The operator has an account with one provider only. */
export const RejectedCurrency: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      donationRefused({
        status: 422,
        code: 'currency_unavailable',
        message: 'We cannot take gifts in US dollars at the moment. Please give in naira.',
        details: [{ field: 'currency', message: 'must be NGN' }],
      }),
    ),
  play: async (stage) => {
    await donate(stage);
    await expectFailure(stage, 'We cannot take gifts in US dollars at the moment. Please give in naira.');
    await expect(stage.canvas.getByRole('radio', { name: '₦ NGN' })).toBeEnabled();
  },
};

/** The wait is told in minutes, not in the server's seconds. */
export const TooManyAttempts: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      http.untyped.post(`${API_BASE}/api/donation/donations`, () =>
        HttpResponse.json(
          { message: 'Too many attempts.', code: 'too_many_requests' },
          { status: 429, headers: { 'Retry-After': '840' } },
        ),
      ),
    ),
  play: async (stage) => {
    await donate(stage);
    await expectFailure(stage, 'Too many attempts. Try again in 14 minutes.');
  },
};

export const SubmitFailed: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) => msw.use(requests.start(), failsWithServerError('createDonation')),
  play: async ({ canvas, userEvent }) => {
    await donate({ canvas, userEvent });
    await expectFailure({ canvas, userEvent }, 'Something went wrong on our side.');
  },
};

export const ProviderDown: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) => msw.use(requests.start(), donationProviderDown()),
  play: async ({ canvas, userEvent }) => {
    await donate({ canvas, userEvent });
    await expectFailure({ canvas, userEvent }, 'The payment provider is not responding.');
  },
};

export const TimedOut: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) => {
    msw.use(requests.start(), neverResponds('createDonation'));
    const { timeoutMs } = apiSettings;
    apiSettings.timeoutMs = 100;
    return () => {
      apiSettings.timeoutMs = timeoutMs;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await donate({ canvas, userEvent });
    await expectUnsure({ canvas, userEvent }, 'The server took too long to respond.');
  },
};

export const Offline: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) => msw.use(requests.start(), isOffline('createDonation')),
  play: async ({ canvas, userEvent }) => {
    await donate({ canvas, userEvent });
    await expectUnsure({ canvas, userEvent }, 'We could not reach the server. Check your connection.');
  },
};

/** The browser was offline when the button was pressed, so nothing can have been sent. */
export const OfflineWhenPressed: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) => {
    msw.use(requests.start(), isOffline('createDonation'));
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async (stage) => {
    await donate(stage);
    await expectFailure(stage, 'We could not reach the server. Check your connection.');
  },
};

export const SucceededAfterAFailure: Story = {
  tags: ['DON-09'],
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), failsWithServerError('createDonation', { once: true }), donationCreated()),
  play: async ({ canvas, userEvent, args }) => {
    await donate({ canvas, userEvent });
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Donate $50.00 once' }));
    await waitFor(() => expect(args.redirect).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
