import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  answers,
  answersHtml,
  answersOutsideTheContract,
  failsWithServerError,
  isOffline,
  neverAnswers,
} from '@/mocks/answers';
import { errorBodies } from '@/mocks/errorBodies';
import { signedInAmina } from '@/mocks/fixtures/admins';
import { hostileSubscriptions } from '@/mocks/fixtures/hostile';
import { subscriptionFixtures } from '@/mocks/fixtures/subscriptions';
import { subscriptionHandlers } from '@/mocks/handlers/subscriptions';
import { recordRequests } from '@/mocks/recordRequests';
import { cellsOf, findTable, readCsv, recordFiles, WithFilters } from '@/features/admin/lists/listStory';
import { subscriptionAddress } from './subscriptionFilters';
import { SubscriptionsScreen } from './SubscriptionsScreen';

const { initial } = subscriptionAddress;
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
type Context = Parameters<NonNullable<Story['play']>>[0];

async function expectFailure({ canvas }: Context, reason: string) {
  const alert = await canvas.findByRole('alert');
  await expect(within(alert).getByText('Failed to load subscriptions.')).toBeVisible();
  await expect(within(alert).getByText(reason)).toBeVisible();
  await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeEnabled();
}

export const Loading: Story = {
  tags: ['SUBS-01'],
  beforeEach: ({ msw }) => msw.use(neverAnswers('listSubscriptions')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading subscriptions...')).toHaveAttribute('role', 'status');
    await expect(canvas.getByText('Loading subscriptions...')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['SUBS-02'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('listSubscriptions', { once: true })),
  play: async (context) => {
    await expectFailure(context, 'Something went wrong on our side.');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }));
    await findTable(context.canvas, 'Showing 10 of 22 subscriptions');
  },
};

export const Offline: Story = {
  tags: ['SUBS-02'],
  beforeEach: ({ msw }) => msw.use(isOffline('listSubscriptions')),
  play: (context) => expectFailure(context, 'The server cannot be reached. Check your connection.'),
};

export const NotJson: Story = {
  tags: ['SUBS-02'],
  beforeEach: ({ msw }) => msw.use(answersHtml('listSubscriptions', { status: 200 })),
  play: (context) => expectFailure(context, 'The server sent an answer that cannot be read.'),
};

/** The sign-in has ended: it is forgotten, and the app leads to the sign-in page. */
export const SignedOut: Story = {
  tags: ['SUBS-02'],
  beforeEach: ({ msw }) => {
    localStorage.setItem('userInfo', JSON.stringify(signedInAmina));
    msw.use(answers('listSubscriptions', 401, errorBodies.unauthorized));
  },
  play: async (context) => {
    await expectFailure(context, errorBodies.unauthorized.message);
    await expect(localStorage.getItem('userInfo')).toBeNull();
  },
};

export const Slow: Story = {
  tags: ['SUBS-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        'listSubscriptions',
        200,
        { data: [], total: 0, total_pages: 0, page: 1, page_size: 10 },
        { delayMs: 2000 },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading subscriptions...')).toBeVisible();
    await expect(await canvas.findByText('No subscriptions yet')).toBeVisible();
    await expect(canvas.queryByText('Loading subscriptions...')).toBeNull();
  },
};

export const WithoutTheFields: Story = {
  tags: ['SUBS-02'],
  beforeEach: ({ msw }) => msw.use(answersOutsideTheContract('listSubscriptions', 200, { rows: [] })),
  play: (context) => expectFailure(context, 'The server sent an answer that cannot be read.'),
};

export const Empty: Story = {
  tags: ['SUBS-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers('listSubscriptions', 200, { data: [], total: 0, total_pages: 0, page: 1, page_size: 10 }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No subscriptions yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const NothingFound: Story = {
  tags: ['SUBS-03'],
  play: async ({ canvas, userEvent, args }) => {
    await findTable(canvas, 'Showing 10 of 22 subscriptions');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'submarine');
    await expect(await canvas.findByText('No subscriptions found')).toBeVisible();
    await expect(args.onFiltersChange).toHaveBeenCalledWith(
      { ...initial, search: 'submarine' },
      { replace: true },
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

/** Addresses that were made to do harm, or are as long as can be. */
export const HostileEmails: Story = {
  tags: ['SUBS-04'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('listSubscriptions', 200, {
        data: [...hostileSubscriptions],
        total: 4,
        total_pages: 1,
        page: 1,
        page_size: 10,
      }),
    ),
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 4 of 4 subscriptions');
    await expect(
      table.getAllByRole('rowheader').map((header) => header.querySelector('bdi')?.textContent),
    ).toEqual(hostileSubscriptions.map(({ email }) => email));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const ExportedPage: Story = {
  tags: ['SUBS-08'],
  args: { filters: { ...initial, page: 3 } },
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas, 'Showing 2 of 22 subscriptions');
    await userEvent.click(canvas.getByRole('button', { name: 'Export page' }));
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
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas, 'Showing 10 of 22 subscriptions');
    await userEvent.click(canvas.getByRole('button', { name: 'Export all' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['subscriptions_all.csv']));
    await expect(await readCsv(files[0])).toHaveLength(22);
  },
};
