import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/Toast/Toaster';
import { expectNoSidewaysScroll } from '@/components/storyLayout';
import {
  answers,
  answersHtml,
  answersOutsideTheContract,
  failsWithServerError,
  isOffline,
  neverAnswers,
} from '@/mocks/answers';
import { currentRate, withoutDate } from '@/mocks/fixtures/exchangeRates';
import { recordRequests } from '@/mocks/recordRequests';
import { ExchangeRateCard } from './ExchangeRateCard';

const requests = recordRequests();
const newRate = {
  data: { usd_to_ngn_rate: '1600.5', ngn_to_usd_rate: '0.0006248', updated_at: '2026-11-21T09:00:00Z' },
};

const meta = {
  title: 'Admin/Dashboard/ExchangeRateCard',
  component: ExchangeRateCard,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(answers('getExchangeRate', 200, currentRate)),
} satisfies Meta<typeof ExchangeRateCard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const field = ({ canvas }: Stage) => canvas.getByRole('spinbutton', { name: /^New rate/ });
const button = ({ canvas }: Stage) => canvas.getByRole('button', { name: 'Update rate' });

async function update(stage: Stage, rate = '1600.5'): Promise<void> {
  await stage.canvas.findByText('₦1,540.25');
  await stage.userEvent.type(field(stage), rate);
  await stage.userEvent.click(button(stage));
}

const question = () => screen.findByRole('alertdialog');

async function confirm({ userEvent }: Stage): Promise<void> {
  await userEvent.click(within(await question()).getByRole('button', { name: 'Change' }));
}

/** The current rate both ways, then a new one. The hint says which gifts it applies to. */
export const Ready: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      answers('getExchangeRate', 200, currentRate, { once: true }),
      answers('getExchangeRate', 200, newRate),
      answers('updateExchangeRate', 200, newRate, { delayMs: 50 }),
    ),
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await canvas.findByText('₦1,540.25')).toBeVisible();
    await expect(canvas.getByText('$0.00064925')).toBeVisible();
    await expect(canvas.getByText('Since Nov 20, 2026 07:30')).toBeVisible();
    await expect(button(stage)).toBeDisabled();
    await expect(field(stage)).toHaveAttribute('step', '0.01');
    await expect(field(stage)).toHaveAttribute('min', '0');
    await expect(field(stage)).toHaveAccessibleDescription(
      /gifts completed from now on\. Past gifts.*do not change/,
    );

    await stage.userEvent.type(field(stage), '1600.5');
    await expect(canvas.getByText('3.9% higher than now')).toBeVisible();
    await stage.userEvent.click(button(stage));
    await expect(await canvas.findByRole('button', { name: 'Updating…' })).toBeVisible();
    await expect(await canvas.findByText('₦1,600.50')).toBeVisible();
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Rate set: $1 = ₦1,600.50');
    await expect(requests.of('updateExchangeRate').map(({ body }) => body)).toEqual([
      { usd_to_ngn_rate: 1600.5 },
    ]);
    await expect(field(stage)).toHaveValue(null);
    await expect(button(stage)).toBeDisabled();
    await expect(sessionStorage).toHaveLength(0);
  },
};

export const Loading: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(neverAnswers('getExchangeRate')),
  play: async (stage) => {
    await expect(await stage.canvas.findByText('Loading the exchange rate')).toBeInTheDocument();
    await expect(button(stage)).toBeDisabled();
  },
};

export const Submitting: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverAnswers('updateExchangeRate')),
  play: async (stage) => {
    await update(stage);
    await stage.userEvent.click(await stage.canvas.findByRole('button', { name: 'Updating…' }));
    await stage.userEvent.type(field(stage), '{Enter}');
    await waitFor(() => expect(requests.of('updateExchangeRate')).toHaveLength(1));
    await expect(field(stage)).toHaveValue(1600.5);
  },
};

/** A backend with its own rule: the message is ours, and the typed rate stays. */
export const Rejected: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers('updateExchangeRate', 422, {
        message: 'Usd to ngn rate must be >= 100.',
        code: 'validation_failed',
        details: [{ field: 'body/usd_to_ngn_rate', message: 'must be >= 100' }],
      }),
    ),
  play: async (stage) => {
    await update(stage, '2');
    await confirm(stage);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The server did not accept this rate. Check for a typing mistake.');
    await expect(alert).not.toHaveTextContent('Usd to ngn');
    await expect(field(stage)).toHaveValue(2);
    await expect(stage.canvas.getByText('₦1,540.25')).toBeVisible();
    await stage.userEvent.type(field(stage), '{Backspace}1500');
    await expect(stage.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The field accepts it, the backend does not. */
export const Zero: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      answers('updateExchangeRate', 422, {
        message: 'Usd to ngn rate must be >= 0.01.',
        code: 'validation_failed',
        details: [{ field: 'usd_to_ngn_rate', message: 'must be >= 0.01' }],
      }),
    ),
  play: async (stage) => {
    await update(stage, '0');
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(
      'The rate cannot be 0. Enter a rate above 0, up to 1,000,000.',
    );
    await expect(requests.of('updateExchangeRate').map(({ body }) => body)).toEqual([{ usd_to_ngn_rate: 0 }]);
    await expect(field(stage)).toHaveValue(0);
  },
};

/** For a refusal that is not about the number, the backend's message is shown. */
export const Forbidden: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      answersOutsideTheContract('updateExchangeRate', 403, {
        message: 'Ask a colleague to do this.',
        code: 'forbidden',
      }),
    ),
  play: async (stage) => {
    await update(stage);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent('Ask a colleague to do this.');
  },
};

export const SubmitFailed: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('updateExchangeRate')),
  play: async (stage) => {
    await update(stage);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent('Nothing has changed');
    await expect(field(stage)).toHaveValue(1600.5);
  },
};

export const Offline: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(isOffline('updateExchangeRate')),
  play: async (stage) => {
    await update(stage);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We do not know whether the rate was changed');
    await expect(alert).toHaveTextContent(
      'Check your connection. Please update it again. It will only be saved once.',
    );
  },
};

/** There was no network when the button was pressed, so nothing can have changed. */
export const OfflineWhenPressed: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => {
    msw.use(isOffline('updateExchangeRate'));
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async (stage) => {
    await update(stage);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The rate was not changed');
    await expect(alert).toHaveTextContent('The server cannot be reached. Check your connection.');
  },
};

async function expectProblem(stage: Stage, message: string): Promise<void> {
  await expect(field(stage)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(stage)).toHaveAccessibleDescription(expect.stringContaining(message));
  await expect(field(stage)).toHaveFocus();
}

export const Invalid: Story = {
  beforeEach: ({ msw }) => msw.use(requests.start()),
  play: async (stage) => {
    await update(stage, '-5');
    await expectProblem(stage, 'Enter a rate above 0, up to 1,000,000.');
    await stage.userEvent.clear(field(stage));
    await expect(field(stage)).not.toHaveAttribute('aria-invalid');
    await update(stage, '999999999999999999');
    await expectProblem(stage, 'Enter a rate above 0, up to 1,000,000.');
    await stage.userEvent.clear(field(stage));
    await update(stage, '1540.255');
    await expectProblem(stage, 'Enter at most two decimals.');
    await expect(field(stage).closest('form')).toHaveAttribute('novalidate');
    await expect(requests.of('updateExchangeRate')).toEqual([]);
  },
};

/** A typing mistake shows while typing. */
export const TenTimesAsMuch: Story = {
  play: async (stage) => {
    await stage.canvas.findByText('₦1,540.25');
    await stage.userEvent.type(field(stage), '15402.5');
    await expect(stage.canvas.getByText('900% higher than now')).toBeVisible();
    await stage.userEvent.clear(field(stage));
    await stage.userEvent.type(field(stage), '154.03');
    await expect(stage.canvas.getByText('90% lower than now')).toBeVisible();
  },
};

/** A change of more than 10 % is confirmed first, with both rates. */
export const LargeChangeAsked: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(requests.start()),
  play: async (stage) => {
    await update(stage, '15.62');
    const dialog = await question();
    await expect(dialog).toHaveAccessibleName('Change the rate from ₦1,540.25 to ₦15.62?');
    await expect(dialog).toHaveAccessibleDescription(/more than 10%/);
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(within(dialog).getByRole('button', { name: 'Change' })).toBeVisible();
    await expect(requests.of('updateExchangeRate')).toEqual([]);
  },
};

export const LargeChangeDismissed: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(requests.start()),
  play: async (stage) => {
    await update(stage, '15.62');
    await stage.userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button(stage)).toHaveFocus());
    await expect(field(stage)).toHaveValue(15.62);
    await expect(requests.of('updateExchangeRate')).toEqual([]);
  },
};

export const LargeChangeConfirmed: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      answers('updateExchangeRate', 200, {
        data: { usd_to_ngn_rate: '2000', ngn_to_usd_rate: '0.0005', updated_at: '2026-11-21T09:00:00Z' },
      }),
    ),
  play: async (stage) => {
    await update(stage, '2000');
    await confirm(stage);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Rate set: $1 = ₦2,000.00');
    await expect(requests.of('updateExchangeRate').map(({ body }) => body)).toEqual([
      { usd_to_ngn_rate: 2000 },
    ]);
  },
};

export const NoneYet: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('getExchangeRate', 404, { message: 'No exchange rate has been set yet.', code: 'not_found' }),
      answers('updateExchangeRate', 200, newRate),
    ),
  play: async (stage) => {
    await expect(await stage.canvas.findByText(/^No rate has been set yet/)).toBeVisible();
    await stage.userEvent.type(field(stage), '1500');
    await stage.userEvent.click(button(stage));
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Rate set: $1 = ₦1,500.00');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      failsWithServerError('getExchangeRate', { once: true }),
      answers('getExchangeRate', 200, currentRate),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('₦1,540.25')).toBeVisible();
  },
};

export const GatewayPage: Story = {
  beforeEach: ({ msw }) => msw.use(answersHtml('getExchangeRate', { status: 200 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

export const WithoutDate: Story = {
  beforeEach: ({ msw }) => msw.use(answers('getExchangeRate', 200, withoutDate)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₦1,540.25')).toBeVisible();
    await expect(canvas.queryByText(/Since/)).not.toBeInTheDocument();
  },
};

export const SparseAnswer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(answersOutsideTheContract('getExchangeRate', 200, { data: { usd_to_ngn_rate: 1540.25 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₦1,540.25')).toBeVisible();
    await expect(canvas.getByText('not known')).toBeVisible();
  },
};

/** The session ended before saving. After signing in again the typed rate is still there. */
export const RestoredDraft: Story = {
  beforeEach: () => sessionStorage.setItem('draft:exchange-rate', '1600.5'),
  play: async (stage) => {
    await expect(field(stage)).toHaveValue(1600.5);
    await expect(button(stage)).toBeEnabled();
    await stage.canvas.findByText('₦1,540.25');
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (stage) => {
    await stage.canvas.findByText('₦1,540.25');
    await stage.userEvent.type(field(stage), '1600.5');
    await expectNoSidewaysScroll();
  },
};
