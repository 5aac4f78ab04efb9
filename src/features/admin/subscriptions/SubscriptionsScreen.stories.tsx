import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { respondsWith } from '@/mocks/responses';
import { hostileSubscriptions } from '@/mocks/fixtures/hostile';
import { subscriptionFixtures } from '@/mocks/fixtures/subscriptions';
import { subscriptionHandlers } from '@/mocks/handlers/subscriptions';
import { recordRequests } from '@/mocks/recordRequests';
import {
  cellsOf,
  findTable,
  readCsv,
  recordFiles,
  WithFilters,
} from '@/features/admin/lists/listScreen.storyHelpers';
import { listStates, pageOf, pressExport } from '@/features/admin/lists/lists.storyHelpers';
import { subscriptionAddress } from './subscriptionFilters';
import { SubscriptionsScreen } from './SubscriptionsScreen';

const { initial } = subscriptionAddress;
const states = listStates('subscriptions', 22);
const requests = recordRequests();
const { files, start: startFiles } = recordFiles();

const meta = {
  title: 'Admin/Subscriptions/SubscriptionsScreen',
  component: SubscriptionsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: initial, onFiltersChange: fn() },
  render: (args) => <WithFilters screen={SubscriptionsScreen} {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(
      requests.start(),
      subscriptionHandlers.listSubscriptions,
      subscriptionHandlers.exportSubscriptions,
    );
    return startFiles();
  },
} satisfies Meta<typeof SubscriptionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['SUBS-01'],
  ...states.loading,
};

export const LoadFailed: Story = {
  tags: ['SUBS-02'],
  ...states.loadFailed,
};

export const Offline: Story = {
  tags: ['SUBS-02'],
  ...states.offline,
};

export const NotJson: Story = {
  tags: ['SUBS-02'],
  ...states.notJson,
};

export const SignedOut: Story = {
  tags: ['SUBS-02'],
  ...states.signedOut,
};

export const Slow: Story = {
  tags: ['SUBS-01'],
  ...states.slow,
};

export const MalformedRows: Story = {
  tags: ['SUBS-02'],
  ...states.withoutTheFields,
};

export const Empty: Story = {
  tags: ['SUBS-03'],
  ...states.empty,
};

export const NothingFound: Story = {
  tags: ['SUBS-03'],
  play: async ({ canvas, userEvent, args }) => {
    await findTable(canvas, 'Showing 10 of 22 subscriptions');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'submarine');
    await expect(await canvas.findByText('No subscriptions found')).toBeVisible();
    await expect(args.onFiltersChange).toHaveBeenCalledWith(
      { ...initial, search: 'submarine' },
      { replace: false },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await findTable(canvas, 'Showing 10 of 22 subscriptions');
  },
};

export const Ready: Story = {
  tags: ['SUBS-04'],
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 10 of 22 subscriptions');
    await expect(cellsOf(table, 'reader@news.example')).toMatchObject({
      Email: 'reader@news.example',
      Status: 'Active',
      Subscribed: 'Nov 18, 2026 |  08:15',
      ID: '32',
    });
    await expect(cellsOf(table, 'former@news.example')).toMatchObject({ Status: 'Inactive' });
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
  },
};

/** Malicious addresses, and one of the maximum length. */
export const HostileEmails: Story = {
  tags: ['SUBS-04'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(respondsWith('listSubscriptions', 200, pageOf(hostileSubscriptions))),
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 4 of 4 subscriptions');
    await expect(
      table.getAllByRole('rowheader').map((header) => header.querySelector('bdi')?.textContent),
    ).toEqual(hostileSubscriptions.map(({ email }) => email));
    await expectNoSidewaysScroll();
  },
};

export const ExportedPage: Story = {
  tags: ['SUBS-08'],
  args: { filters: { ...initial, page: 3 } },
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 2 of 22 subscriptions');
    await pressExport(stage, 'page');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['subscriptions_page_3.csv']));
    await expect(await readCsv(files[0])).toEqual(
      subscriptionFixtures.slice(20).map(({ id, email, active, created_at }) => ({
        id: String(id),
        email,
        active: String(active),
        created_at,
      })),
    );
  },
};

export const ExportedAll: Story = {
  tags: ['SUBS-08'],
  play: async (stage) => {
    await findTable(stage.canvas, 'Showing 10 of 22 subscriptions');
    await pressExport(stage, 'all');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['subscriptions_all.csv']));
    await expect(await readCsv(files[0])).toHaveLength(22);
  },
};
