import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { respondsWith } from '@/mocks/responses';
import { hostileVolunteers } from '@/mocks/fixtures/hostile';
import { volunteerHandlers } from '@/mocks/handlers/volunteers';
import { recordRequests } from '@/mocks/recordRequests';
import {
  cellsOf,
  findTable,
  readCsv,
  recordFiles,
  WithFilters,
} from '@/features/admin/lists/listScreen.storyHelpers';
import { chooseFilter, listStates, pageOf, pressExport } from '@/features/admin/lists/lists.storyHelpers';
import { volunteerAddress } from './volunteerFilters';
import { VolunteersScreen } from './VolunteersScreen';

const { initial } = volunteerAddress;
const states = listStates('volunteers', 22);
const requests = recordRequests();
const listings = () => requests.of('listVolunteers').map(({ url }) => Object.fromEntries(url.searchParams));
const { files, start: startFiles } = recordFiles();

const meta = {
  title: 'Admin/Volunteers/VolunteersScreen',
  component: VolunteersScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: initial, onFiltersChange: fn() },
  render: (args) => <WithFilters screen={VolunteersScreen} {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(requests.start(), volunteerHandlers.listVolunteers, volunteerHandlers.exportVolunteers);
    return startFiles();
  },
} satisfies Meta<typeof VolunteersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['VOLS-01'],
  ...states.loading,
};

export const LoadFailed: Story = {
  tags: ['VOLS-02'],
  ...states.loadFailed,
};

export const Offline: Story = {
  tags: ['VOLS-02'],
  ...states.offline,
};

export const NotJson: Story = {
  tags: ['VOLS-02'],
  ...states.notJson,
};

export const SignedOut: Story = {
  tags: ['VOLS-02'],
  ...states.signedOut,
};

export const Slow: Story = {
  tags: ['VOLS-01'],
  ...states.slow,
};

export const MalformedRows: Story = {
  tags: ['VOLS-02'],
  ...states.withoutTheFields,
};

export const Empty: Story = {
  tags: ['VOLS-03'],
  ...states.empty,
};

export const NothingFound: Story = {
  tags: ['VOLS-03'],
  args: { filters: { ...initial, country: 'Atlantis' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No volunteers found')).toBeVisible();
    // The URL names an unlisted country; the filter still shows it.
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Atlantis');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await findTable(canvas, 'Showing 10 of 22 volunteers');
  },
};

export const Ready: Story = {
  tags: ['VOLS-04'],
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 10 of 22 volunteers');
    await expect(cellsOf(table, 'Chidi Okafor')).toMatchObject({
      Name: 'Chidi Okafor',
      Contact: 'chidi@volunteers.example | 2348005550123',
      Age: '24',
      Country: 'Nigeria',
      Role: 'Laboratory technician',
      Availability: 'Part-time | 4 hours a day | 2 days a week',
      Applied: 'Nov 19, 2026 |  16:20 | #104',
      CV: 'Open CV',
    });
    await expect(cellsOf(table, 'Esi Boateng')).toMatchObject({ Availability: 'Full-time' });
  },
};

export const OnASmallScreen: Story = {
  tags: ['VOLS-04'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(respondsWith('listVolunteers', 200, pageOf(hostileVolunteers))),
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 9 of 9 volunteers');
    await expect(table.getAllByRole('columnheader')).toHaveLength(9);
    const names = table.getAllByRole('rowheader').map((header) => header.querySelector('bdi')?.textContent);
    await expect(names).toEqual(
      hostileVolunteers.map(({ first_name: first, last_name: last }) => `${first} ${last}`),
    );
    await expectNoSidewaysScroll();
  },
};

export const Searched: Story = {
  tags: ['VOLS-07'],
  args: { filters: { ...initial, page: 2 } },
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas, 'Showing 10 of 22 volunteers');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'chidi');
    await findTable(canvas, '1 volunteer');
    await expect(listings()).toEqual([
      { page: '2', page_size: '10' },
      { search: 'chidi', page: '1', page_size: '10' },
    ]);
  },
};

export const ByCountry: Story = {
  tags: ['VOLS-07'],
  args: { filters: { ...initial, page: 2 } },
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 22 volunteers');
    await chooseFilter(stage, 'Country', 'Uganda');
    await findTable(stage.canvas, 'Showing 4 of 4 volunteers');
    await expect(listings().at(-1)).toEqual({ country: 'Uganda', page: '1', page_size: '10' });
  },
};

export const ByRole: Story = {
  tags: ['VOLS-07'],
  args: { filters: { ...initial, page: 2 } },
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 22 volunteers');
    await chooseFilter(stage, 'Role', 'Laboratory technician');
    await findTable(stage.canvas, 'Showing 6 of 6 volunteers');
    await expect(listings().at(-1)).toEqual({ role: 'lab-tech', page: '1', page_size: '10' });
  },
};

export const ByAvailability: Story = {
  tags: ['VOLS-07'],
  args: { filters: { ...initial, page: 2 } },
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 22 volunteers');
    await chooseFilter(stage, 'Availability', 'Part-time');
    await findTable(stage.canvas, 'Showing 2 of 2 volunteers');
    await expect(listings().at(-1)).toEqual({ availability: 'part-time', page: '1', page_size: '10' });
  },
};

export const Paged: Story = {
  tags: ['VOLS-07'],
  play: async ({ canvas, userEvent, args }) => {
    await findTable(canvas, 'Showing 10 of 22 volunteers');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...initial, page: 2 }, { replace: false });
  },
};

/** The file says whether there is a CV; a link would have expired by the time it is opened. */
export const ExportedPage: Story = {
  tags: ['VOLS-07'],
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 22 volunteers');
    await pressExport(stage, 'page');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['volunteers_page_1.csv']));
    const rows = await readCsv(files[0]);
    await expect(rows).toHaveLength(10);
    await expect(rows[0]).toEqual({
      id: '104',
      first_name: 'Chidi',
      last_name: 'Okafor',
      phone_number: '2348005550123',
      email: 'chidi@volunteers.example',
      age: '24',
      country: 'Nigeria',
      role: 'lab-tech',
      availability: 'part-time',
      hours: '4',
      days: '2',
      has_cv: 'true',
      created_at: '2026-11-19T16:20:00Z',
    });
    await expect(rows[2]).toMatchObject({ first_name: 'Wanjiru', has_cv: 'false' });
    await expect(rows[3]).toMatchObject({ phone_number: "'+234 (0) 800 555 0199", hours: '' });
  },
};

export const ExportedAll: Story = {
  tags: ['VOLS-07'],
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 22 volunteers');
    await pressExport(stage, 'all');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['volunteers_all.csv']));
    await expect(await readCsv(files[0])).toHaveLength(22);
  },
};
