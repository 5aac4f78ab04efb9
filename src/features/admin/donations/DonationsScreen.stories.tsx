import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { respondsWith, respondsOutsideTheContract } from '@/mocks/responses';
import { donationSeries, refunded } from '@/mocks/fixtures/donations';
import { hostileDonations } from '@/mocks/fixtures/hostile';
import { donationHandlers } from '@/mocks/handlers/donations';
import { cellsOf, findTable, firstLineOf, WithFilters } from '@/features/admin/lists/listScreen.storyHelpers';
import { listStates, pageOf } from '@/features/admin/lists/lists.storyHelpers';
import { donationAddress } from './donationFilters';
import { DonationsScreen } from './DonationsScreen';

const states = listStates('donations', 25);

const meta = {
  title: 'Admin/Donations/DonationsScreen',
  component: DonationsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: donationAddress.initial, onFiltersChange: fn() },
  render: (args) => <WithFilters screen={DonationsScreen} {...args} />,
  beforeEach: ({ msw }) => msw.use(donationHandlers.listDonations),
} satisfies Meta<typeof DonationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['DONS-01'],
  ...states.loading,
};

export const LoadFailed: Story = {
  tags: ['DONS-02'],
  ...states.loadFailed,
};

export const Offline: Story = {
  tags: ['DONS-02'],
  ...states.offline,
};

export const NotJson: Story = {
  tags: ['DONS-02'],
  ...states.notJson,
};

export const WithoutTheFields: Story = {
  tags: ['DONS-02'],
  ...states.withoutTheFields,
};

export const SignedOut: Story = {
  tags: ['DONS-02'],
  ...states.signedOut,
};

export const Slow: Story = {
  tags: ['DONS-01'],
  ...states.slow,
};

export const Empty: Story = {
  tags: ['DONS-03'],
  ...states.empty,
};

export const NothingFound: Story = {
  tags: ['DONS-03'],
  args: { filters: { ...donationAddress.initial, search: 'submarine', status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('No donations found')).toBeVisible();
    await expect(canvas.getByText('Showing 0 of 0 donations')).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(args.onFiltersChange).toHaveBeenCalledWith(donationAddress.initial, { replace: false });
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(canvas.getByRole('heading', { name: 'All donations' })).toHaveFocus();
  },
};

export const PastTheEnd: Story = {
  tags: ['DONS-03'],
  args: { filters: { ...donationAddress.initial, page: 9 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There is no page 9')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last page' }));
    await findTable(canvas, 'Showing 5 of 25 donations');
  },
};

export const Ready: Story = {
  tags: ['DONS-04'],
  play: async ({ canvas, userEvent }) => {
    const table = await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(cellsOf(table, 'Ngọzi Adéyẹmí')).toEqual({
      Donor: 'Ngọzi Adéyẹmí | ngozi@donors.example',
      Date: 'Nov 20, 2026 | KB-777797',
      Project: 'Microscopes for Kano Teaching Laboratory',
      Amount: '₦5,000.00',
      'In project currency': '$3.25',
      Gift: 'Monthly gift from Ngọzi Adéyẹmí | Paystack',
      Status: 'Completed',
      'Project raised': 'before $4,180.00 | after $4,183.25',
    });
    await expect(cellsOf(table, 'Ada Obi')).toMatchObject({ Project: 'General', Status: 'Pending' });
    await expect(cellsOf(table, 'Kwame Mensah')).toMatchObject({
      Status: 'Failed',
      Amount: '₦250,000.00',
      'In project currency': '₦0.00',
    });
    await expect(cellsOf(table, 'Fatima Bello')).toMatchObject({
      Project: 'A reading room for the market of Mzuz…',
    });
    const title = table.getByRole('button', { name: 'A reading room for the market of Mzuz…' });
    await userEvent.click(title);
    await expect(title).toHaveTextContent('A reading room for the market of Mzuzu II');
    await expect(title).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A backend without short references. */
export const WithoutShortReferences: Story = {
  beforeEach: ({ msw }) => {
    const { short_reference: _none, ...row } = refunded;
    msw.use(respondsWith('listDonations', 200, pageOf([row])));
  },
  play: async ({ canvas }) => {
    const table = await findTable(canvas, '1 donation');
    await expect(cellsOf(table, 'Samuel Tetteh')).toMatchObject({ Date: 'Nov 16, 2026 | #34' });
  },
};

export const Refunded: Story = {
  tags: ['DONS-07'],
  args: { filters: { ...donationAddress.initial, status: 'refunded' } },
  play: async ({ canvas }) => {
    const table = await findTable(canvas, '1 donation');
    await expect(cellsOf(table, 'Samuel Tetteh')).toMatchObject({ Amount: '$75.00', Status: 'Refunded' });
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Refunded');
  },
};

export const PartlyRefunded: Story = {
  tags: ['DONS-07'],
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(cellsOf(table, 'Lerato Dlamini')).toMatchObject({
      Amount: '$120.00 | $20.00 refunded',
      Status: 'Completed',
    });
  },
};

export const ForAClosedProject: Story = {
  tags: ['DONS-07'],
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(cellsOf(table, 'Chidi Okafor')).toMatchObject({
      Project: 'General donation. “Computers for Wa Vocational Centre” no longer receives donations.',
    });
  },
};

/** Each row is a card; to a screen reader it is the same table. */
export const OnASmallScreen: Story = {
  tags: ['DONS-04'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(table.getAllByRole('columnheader')).toHaveLength(8);
    const [header] = table.getAllByRole('rowheader');
    const card = header?.closest('tr') as HTMLElement;
    const labels = ['Date', 'Project', 'Amount', 'In project currency', 'Gift', 'Status', 'Project raised'];
    await Promise.all(labels.map((label) => expect(within(card).getByText(label)).toBeVisible()));
    await expect(within(card).getByText('$4,183.25')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** A label is aligned with the first line of its value, also for an expandable title and a status. */
export const LabelsOnASmallScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(table.getByRole('button', { name: /^A reading room/ })).toBeVisible();
    const gaps = table.getAllByRole('cell').map((cell) => {
      const [label = NaN, value = NaN] = [...cell.children].map((part) => firstLineOf(part));
      return Math.abs(label - value);
    });
    await expect(Math.max(...gaps)).toBeLessThanOrEqual(1);
  },
};

/** No name runs as code, reverses the text around it or is wider than the screen. */
export const HostileNames: Story = {
  tags: ['DONS-04'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(respondsWith('listDonations', 200, pageOf(hostileDonations))),
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 9 of 9 donations');
    const shown = table.getAllByText((_text, element) => element?.tagName === 'BDI');
    await expect(shown.map((element) => element.textContent)).toEqual(
      hostileDonations.flatMap(({ donor_full_name: name, donor_email: email }) => [name, email]),
    );
    await expectNoSidewaysScroll();
  },
};

export const HostileNamesInTheTable: Story = {
  ...HostileNames,
  globals: {},
  play: async ({ canvas }) => {
    await findTable(canvas, 'Showing 9 of 9 donations');
    await expectNoSidewaysScroll();
  },
};

/** A backend that sends less than the contract, and unknown values. */
export const SparseRows: Story = {
  tags: ['DONS-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsOutsideTheContract('listDonations', 200, {
        data: [{ id: 7, donor_full_name: null, amount: 'abc', currency: 'EUR', status: 'refunded' }],
        total_pages: 1,
      }),
    ),
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 1 donation');
    await expect(cellsOf(table, 'N/A')).toEqual({
      Donor: 'N/A | N/A',
      Date: 'N/A | #7',
      Project: 'General',
      Amount: 'EUR 0.00',
      'In project currency': '0.00',
      Gift: ' | ',
      Status: 'Refunded',
      'Project raised': 'before 0.00 | after 0.00',
    });
    await expect(canvas.queryByRole('button', { name: 'Export all' })).toBeNull();
  },
};

export const OnePage: Story = {
  tags: ['DONS-05'],
  beforeEach: ({ msw }) => msw.use(respondsWith('listDonations', 200, pageOf(donationSeries.slice(0, 3)))),
  play: async ({ canvas }) => {
    await findTable(canvas, 'Showing 3 of 3 donations');
    await expect(canvas.queryByRole('navigation', { name: 'Pages of donations' })).toBeNull();
  },
};
