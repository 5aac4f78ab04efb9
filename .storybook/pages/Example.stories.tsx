import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { respondsWith, failsWithServerError, neverResponds } from '@/mocks/responses';
import { currentRate, withoutDate } from '@/mocks/fixtures/exchangeRates';
import { ExchangeRate } from './ExchangeRate';

const meta = { title: 'Workshop/Example', component: ExchangeRate } satisfies Meta<typeof ExchangeRate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWith('getExchangeRate', 200, currentRate)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Exchange rate' })).toBeVisible();
    await expect(canvas.getByText('$1 = ₦1540.25')).toBeVisible();
    await expect(canvas.getByText('Set on Nov 20, 2026')).toBeVisible();
  },
};

export const WithoutDate: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWith('getExchangeRate', 200, withoutDate)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1 = ₦1540.25')).toBeVisible();
    await expect(canvas.queryByText(/Set on/)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverResponds('getExchangeRate')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the exchange rate');
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      failsWithServerError('getExchangeRate', { once: true }),
      respondsWith('getExchangeRate', 200, currentRate),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('$1 = ₦1540.25')).toBeVisible();
  },
};

export const ReadyOnAPhone: Story = {
  ...Ready,
  globals: { viewport: { value: 'phone' } },
};
