import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { donationHandlers } from '@/mocks/handlers/donations';
import { recordRequests } from '@/mocks/recordRequests';
import { findTable, WithFilters } from '@/features/admin/lists/listScreen.storyHelpers';
import { chooseFilter } from '@/features/admin/lists/lists.storyHelpers';
import { donationAddress } from './donationFilters';
import { DonationsScreen } from './DonationsScreen';

const { initial } = donationAddress;
const requests = recordRequests();
const listings = () => requests.of('listDonations').map(({ url }) => Object.fromEntries(url.searchParams));

const meta = {
  title: 'Admin/Donations/Filters',
  component: DonationsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: { ...initial, page: 2 }, onFiltersChange: fn() },
  render: (args) => <WithFilters screen={DonationsScreen} {...args} />,
  beforeEach: ({ msw }) => msw.use(requests.start(), donationHandlers.listDonations),
} satisfies Meta<typeof DonationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One request, 500 ms after the last key, for the first page. */
export const Searched: Story = {
  tags: ['DONS-05'],
  play: async ({ canvas, userEvent, args }) => {
    await findTable(canvas, 'Showing 10 of 25 donations');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), ' ngozi ');
    await findTable(canvas, 'Showing 3 of 3 donations');
    await expect(listings()).toEqual([
      { page: '2', page_size: '10' },
      { search: 'ngozi', page: '1', page_size: '10' },
    ]);
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(1);
    await expect(args.onFiltersChange).toHaveBeenCalledWith(
      { ...initial, search: 'ngozi' },
      { replace: false },
    );
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  },
};

export const ByFrequency: Story = {
  tags: ['DONS-05'],
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 25 donations');
    await chooseFilter(stage, 'Frequency', 'Monthly');
    await findTable(stage.canvas, 'Showing 10 of 11 donations');
    await expect(listings().at(-1)).toEqual({ frequency: 'MONTHLY', page: '1', page_size: '10' });
  },
};

export const ByStatus: Story = {
  tags: ['DONS-05'],
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 25 donations');
    await chooseFilter(stage, 'Status', 'Failed');
    await findTable(stage.canvas, '1 donation');
    await expect(listings().at(-1)).toEqual({ status: 'failed', page: '1', page_size: '10' });
  },
};

/** Choosing All again leaves the filter out. */
export const ByPaymentMethod: Story = {
  tags: ['DONS-05'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await findTable(canvas, 'Showing 10 of 25 donations');
    await chooseFilter(stage, 'Payment method', 'Paystack');
    await findTable(canvas, 'Showing 5 of 5 donations');
    await expect(listings().at(-1)).toEqual({ payment_method: 'PAYSTACK', page: '1', page_size: '10' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment method' }), 'All');
    await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(listings().at(-1)).toEqual({ page: '1', page_size: '10' });
  },
};

/** Choosing a filter keeps what was typed a moment ago, and makes one request. */
export const TypedThenChosen: Story = {
  tags: ['DONS-05'],
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    await findTable(canvas, 'Showing 10 of 25 donations');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'friend');
    await chooseFilter(stage, 'Frequency', 'One-time');
    await findTable(canvas, 'Showing 7 of 7 donations');
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(1);
    await expect(args.onFiltersChange).toHaveBeenCalledWith(
      { ...initial, search: 'friend', frequency: 'ONCE' },
      { replace: false },
    );
  },
};

export const Paged: Story = {
  tags: ['DONS-05'],
  play: async ({ canvas, userEvent, args }) => {
    await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await findTable(canvas, 'Showing 5 of 25 donations');
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('heading', { name: 'All donations' })).toHaveFocus();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...initial, page: 3 }, { replace: false });
  },
};

/** From the search to the last filter, without a mouse. The lists are the browser's own. */
export const ByKeyboard: Story = {
  tags: ['DONS-05'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await findTable(canvas, 'Showing 10 of 25 donations');
    canvas.getByRole('searchbox', { name: 'Search' }).focus();
    await userEvent.keyboard('ngozi{Enter}');
    await findTable(canvas, 'Showing 3 of 3 donations');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await tabTo(stage, canvas.getByRole('combobox', { name: 'Frequency' }));
    await tabTo(stage, canvas.getByRole('combobox', { name: 'Status' }));
    await tabTo(stage, canvas.getByRole('combobox', { name: 'Payment method' }));
  },
};

/** The filters come with the address, and every control shows them. */
export const FromAnAddress: Story = {
  tags: ['DONS-05'],
  args: {
    filters: { ...initial, search: 'kwame', frequency: 'ONCE', status: 'failed', payment_method: 'PAYSTACK' },
  },
  play: async ({ canvas }) => {
    await findTable(canvas, '1 donation');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('kwame');
    await expect(canvas.getByRole('combobox', { name: 'Frequency' })).toHaveDisplayValue('One-time');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Failed');
    await expect(canvas.getByRole('combobox', { name: 'Payment method' })).toHaveDisplayValue('Paystack');
    await expect(listings()).toEqual([
      {
        search: 'kwame',
        frequency: 'ONCE',
        status: 'failed',
        payment_method: 'PAYSTACK',
        page: '1',
        page_size: '10',
      },
    ]);
  },
};
