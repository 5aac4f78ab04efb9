import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { Toaster } from '@/components/Toast/Toaster';
import { respondsWith, failsWithServerError, neverResponds } from '@/mocks/responses';
import { currentRate } from '@/mocks/fixtures/exchangeRates';
import { recordRequests } from '@/mocks/recordRequests';
import { button, confirm, field, question, update } from './exchangeRate.storyHelpers';
import { ExchangeRateCard } from './ExchangeRateCard';

const requests = recordRequests();

const meta = {
  title: 'Admin/Dashboard/LargeRateChange',
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

/** A change of more than 10% is confirmed first, with both rates. */
export const Asked: Story = {
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

/** Whether a change is large is unknown until the current rate has loaded. */
export const BeforeTheCurrentRate: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('getExchangeRate')),
  play: async (stage) => {
    await stage.userEvent.type(field(stage), '15.62');
    await stage.userEvent.click(button(stage));
    await stage.userEvent.click(await stage.canvas.findByRole('button', { name: 'Updating…' }));
    await waitFor(() => expect(requests.of('getExchangeRate')).toHaveLength(2));
    await expect(requests.of('updateExchangeRate')).toEqual([]);
  },
};

/** The current rate could not be loaded at first. */
export const AskedAfterAFailure: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      failsWithServerError('getExchangeRate', { once: true }),
      respondsWith('getExchangeRate', 200, currentRate),
    ),
  play: async (stage) => {
    await stage.canvas.findByText('The exchange rate could not be loaded.');
    await stage.userEvent.type(field(stage), '15.62');
    await stage.userEvent.click(button(stage));
    await expect(await question()).toHaveAccessibleName('Change the rate from ₦1,540.25 to ₦15.62?');
  },
};

/** Another administrator has changed the rate since the dashboard was opened. */
export const AskedAboutANewerRate: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWith('getExchangeRate', 200, currentRate, { once: true }),
      respondsWith('getExchangeRate', 200, {
        data: { usd_to_ngn_rate: '1800', ngn_to_usd_rate: '0.00055556' },
      }),
    ),
  play: async (stage) => {
    await update(stage, '1600');
    await expect(await question()).toHaveAccessibleName('Change the rate from ₦1,800.00 to ₦1,600.00?');
  },
};

/** Without the current rate nothing is saved, and the typed one stays. */
export const NotCompared: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(requests.start(), failsWithServerError('getExchangeRate')),
  play: async (stage) => {
    const { canvas } = stage;
    await stage.userEvent.type(field(stage), '15.62');
    await stage.userEvent.click(button(stage));
    await expect(
      await canvas.findByText(/We could not load the current rate to compare the new one with/),
    ).toBeVisible();
    await expect(canvas.getByText('The rate was not changed')).toBeVisible();
    await expect(field(stage)).toHaveValue(15.62);
    await expect(button(stage)).toBeEnabled();
    await expect(requests.of('updateExchangeRate')).toEqual([]);
  },
};

export const Dismissed: Story = {
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

export const Confirmed: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsWith('updateExchangeRate', 200, {
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

/** From the field to the new rate, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWith('updateExchangeRate', 200, {
        data: { usd_to_ngn_rate: '2000', ngn_to_usd_rate: '0.0005', updated_at: '2026-11-21T09:00:00Z' },
      }),
    ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await canvas.findByText('₦1,540.25');
    await tabTo(stage, field(stage));
    await userEvent.keyboard('2000');
    await tabTo(stage, button(stage));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await question());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await tabTo(stage, dialog.getByRole('button', { name: 'Change' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Rate set: $1 = ₦2,000.00');
  },
};
