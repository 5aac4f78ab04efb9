import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { respondsWith, failsWithServerError, isOffline, neverResponds } from '@/mocks/responses';
import { donationFixtures, formulaInTheName } from '@/mocks/fixtures/donations';
import { hostileDonations, hostileNames } from '@/mocks/fixtures/hostile';
import { donationHandlers } from '@/mocks/handlers/donations';
import { recordRequests } from '@/mocks/recordRequests';
import {
  expectToast,
  findTable,
  readCsv,
  recordFiles,
  WithFilters,
} from '@/features/admin/lists/listScreen.storyHelpers';
import { pageOf, pressExport } from '@/features/admin/lists/lists.storyHelpers';
import { donationAddress } from './donationFilters';
import { DonationsScreen } from './DonationsScreen';

const requests = recordRequests();
const { files, start: startFiles } = recordFiles();

const meta = {
  title: 'Admin/Donations/Export',
  component: DonationsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: donationAddress.initial, onFiltersChange: fn() },
  render: (args) => <WithFilters screen={DonationsScreen} {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(requests.start(), donationHandlers.listDonations, donationHandlers.exportDonations);
    return startFiles();
  },
} satisfies Meta<typeof DonationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The rows of the file that was saved last, as a spreadsheet reads them. */
async function savedRows(): Promise<Record<string, string>[]> {
  await waitFor(() => expect(files).toHaveLength(1));
  return readCsv(files[0]);
}

/** A row of the list as it is exported. */
const asText = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value === null ? '' : String(value)]),
  );

export const ThisPage: Story = {
  tags: ['DONS-06'],
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 25 donations');
    await pressExport(stage, 'page');
    const rows = await savedRows();
    await expect(files[0]?.name).toBe('donations.csv');
    await expect(rows).toEqual(
      donationFixtures
        .slice(0, 10)
        .map((row) =>
          asText(row === formulaInTheName ? { ...row, donor_full_name: `'${row.donor_full_name}` } : row),
        ),
    );
    await expectToast('Exported', 'donations.csv');
    await expect(requests.of('exportDonations')).toHaveLength(0);
  },
};

export const HostileNames: Story = {
  tags: ['DONS-06'],
  beforeEach: ({ msw }) => msw.use(respondsWith('listDonations', 200, pageOf(hostileDonations))),
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 9 of 9 donations');
    await pressExport(stage, 'page');
    const names = (await savedRows()).map(({ donor_full_name: name }) => name);
    await expect(names).toEqual(
      Object.entries(hostileNames).map(([kind, name]) => (/formula$/i.test(kind) ? `'${name}` : name)),
    );
  },
};

/** Every row that matches, whatever page is shown; the file has the name that the backend gives it. */
export const AllThatMatch: Story = {
  tags: ['DONS-06'],
  args: { filters: { ...donationAddress.initial, search: 'friend', page: 2 } },
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 4 of 14 donations');
    await pressExport(stage, 'all');
    await expect(await savedRows()).toHaveLength(14);
    await expect(files[0]?.name).toBe('donations_all.csv');
    await expectToast('Exported', 'donations_all.csv');
    const [call] = requests.of('exportDonations');
    await expect(call?.url.search).toBe('?search=friend');
  },
};

/** Without export links in the response, there is no export button. */
export const NotOffered: Story = {
  tags: ['DONS-06'],
  beforeEach: ({ msw }) => msw.use(respondsWith('listDonations', 200, pageOf([formulaInTheName]))),
  play: async ({ canvas }) => {
    await findTable(canvas, '1 donation');
    await expect(canvas.getByRole('button', { name: 'Export page' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Export all' })).toBeNull();
  },
};

export const RunningThenCancelled: Story = {
  tags: ['DONS-06'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('exportDonations')),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await findTable(canvas, 'Showing 10 of 25 donations');
    await pressExport(stage, 'all');
    await expect(await canvas.findByText('The export has started.')).toHaveAttribute('role', 'status');
    await pressExport(stage, 'all');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }));
    await expect(await canvas.findByText('The export was cancelled.')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: 'Export all' })).toHaveFocus();
    await expect(requests.of('exportDonations')).toHaveLength(1);
    await expect(files).toEqual([]);
  },
};

/** Cancel appears without moving the other buttons, so that a second tap does not press another one. */
export const RunningOnAPhone: Story = {
  ...RunningThenCancelled,
  globals: { viewport: { value: 'phone' } },
  play: async (stage) => {
    const { canvas } = stage;
    await findTable(canvas, 'Showing 10 of 25 donations');
    const places = () =>
      ['Export page', 'Export all'].map((name) => {
        const { left, top } = canvas.getByRole('button', { name }).getBoundingClientRect();
        return [left, top];
      });
    const before = places();
    await pressExport(stage, 'all');
    await expect(await canvas.findByRole('button', { name: 'Cancel export' })).toBeVisible();
    await expect(places()).toEqual(before);
  },
};

export const Failed: Story = {
  tags: ['DONS-06'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('exportDonations')),
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 25 donations');
    await pressExport(stage, 'all');
    await expectToast('Export failed', 'Something went wrong on our side.');
    await expect(stage.canvas.getByRole('button', { name: 'Export all' })).toBeEnabled();
    await expect(files).toEqual([]);
  },
};

export const Offline: Story = {
  tags: ['DONS-06'],
  beforeEach: ({ msw }) => msw.use(isOffline('exportDonations')),
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 25 donations');
    await pressExport(stage, 'all');
    await expectToast('Export failed', 'We could not reach the server. Check your connection.');
  },
};
