import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { Toaster } from '@/components/Toast/Toaster';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsWith,
  respondsOutsideTheContract,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { currentRate } from '@/mocks/fixtures/exchangeRates';
import { recordRequests } from '@/mocks/recordRequests';
import { startSignedIn } from '@/features/admin/lists/lists.storyHelpers';
import { button, confirm, field, update, type Stage } from './exchangeRate.storyHelpers';
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
  beforeEach: ({ msw }) => msw.use(respondsWith('getExchangeRate', 200, currentRate)),
} satisfies Meta<typeof ExchangeRateCard>;
export default meta;

type Story = StoryObj<typeof meta>;
/** The hint says which gifts a new rate applies to. */
export const Ready: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsWith('getExchangeRate', 200, currentRate, { once: true }),
      respondsWith('getExchangeRate', 200, currentRate, { once: true }),
      respondsWith('getExchangeRate', 200, newRate),
      respondsWith('updateExchangeRate', 200, newRate, { delayMs: 50 }),
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

export const Submitting: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('updateExchangeRate')),
  play: async (stage) => {
    await update(stage);
    await stage.userEvent.click(await stage.canvas.findByRole('button', { name: 'Updating…' }));
    await stage.userEvent.type(field(stage), '{Enter}');
    await waitFor(() => expect(requests.of('updateExchangeRate')).toHaveLength(1));
    await expect(field(stage)).toHaveValue(1600.5);
  },
};

/** A backend with a rule of its own: our message is shown, and the typed rate stays. */
export const Rejected: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWith('updateExchangeRate', 422, {
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
      respondsWith('updateExchangeRate', 422, {
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

/** When a refusal is not about the number, the backend's message is shown. */
export const Forbidden: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsOutsideTheContract('updateExchangeRate', 403, {
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

/** The network was already down when the button was pressed, so nothing can have changed. */
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
    await expect(alert).toHaveTextContent('We could not reach the server. Check your connection.');
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

export const NoneYet: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWith('getExchangeRate', 404, {
        message: 'No exchange rate has been set yet.',
        code: 'not_found',
      }),
      respondsWith('updateExchangeRate', 200, newRate),
    ),
  play: async (stage) => {
    await expect(await stage.canvas.findByText(/^No rate has been set yet/)).toBeVisible();
    await stage.userEvent.type(field(stage), '1500');
    await stage.userEvent.click(button(stage));
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Rate set: $1 = ₦1,500.00');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** The session ended before saving. After signing in again the typed rate is still there. */
export const RestoredDraft: Story = {
  beforeEach: () => {
    startSignedIn();
    sessionStorage.setItem('draft:amina:exchange-rate', '{"values":{"rate":"1600.5"}}');
  },
  play: async (stage) => {
    await expect(field(stage)).toHaveValue(1600.5);
    await stage.canvas.findByText('₦1,540.25');
    await expect(button(stage)).toBeEnabled();
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
