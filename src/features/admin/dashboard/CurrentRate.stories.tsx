import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  respondsWith,
  respondsWithHtml,
  respondsOutsideTheContract,
  failsWithServerError,
  neverResponds,
} from '@/mocks/responses';
import { currentRate, withoutDate } from '@/mocks/fixtures/exchangeRates';
import { ExchangeRateCard } from './ExchangeRateCard';

const meta = {
  title: 'Admin/Dashboard/CurrentRate',
  component: ExchangeRateCard,
  beforeEach: ({ msw }) => msw.use(respondsWith('getExchangeRate', 200, currentRate)),
} satisfies Meta<typeof ExchangeRateCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['ADM-03'],
  beforeEach: ({ msw }) => msw.use(neverResponds('getExchangeRate')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the exchange rate')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Update rate' })).toBeDisabled();
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
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('₦1,540.25')).toBeVisible();
  },
};

export const GatewayPage: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWithHtml('getExchangeRate', { status: 200 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

export const WithoutDate: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWith('getExchangeRate', 200, withoutDate)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₦1,540.25')).toBeVisible();
    await expect(canvas.queryByText(/Since/)).not.toBeInTheDocument();
  },
};

export const SparseResponse: Story = {
  beforeEach: ({ msw }) =>
    msw.use(respondsOutsideTheContract('getExchangeRate', 200, { data: { usd_to_ngn_rate: 1540.25 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₦1,540.25')).toBeVisible();
    await expect(canvas.getByText('not known')).toBeVisible();
  },
};
