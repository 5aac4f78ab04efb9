import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import {
  respondsWith,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { db } from '@/mocks/db';
import { errorBodies, notFound } from '@/mocks/errorBodies';
import { subscriptionHandlers } from '@/mocks/handlers/subscriptions';
import { recordRequests } from '@/mocks/recordRequests';
import { expectToast, findTable, WithFilters } from '@/features/admin/lists/listScreen.storyHelpers';
import { expectSignedOutWithoutToast, startSignedIn } from '@/features/admin/lists/lists.storyHelpers';
import { subscriptionAddress } from './subscriptionFilters';
import { SubscriptionsScreen } from './SubscriptionsScreen';

const { initial } = subscriptionAddress;
const requests = recordRequests();
const confirm = fn<typeof window.confirm>();
const writeText = fn<Clipboard['writeText']>();

const meta = {
  title: 'Admin/Subscriptions/Actions',
  component: SubscriptionsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: initial, onFiltersChange: fn() },
  render: (args) => <WithFilters screen={SubscriptionsScreen} {...args} />,
  beforeEach: ({ msw }) => {
    db.reset();
    confirm.mockReset().mockReturnValue(true);
    writeText.mockReset().mockResolvedValue(undefined);
    const asking = spyOn(window, 'confirm').mockImplementation(confirm);
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    msw.use(
      requests.start(),
      subscriptionHandlers.listSubscriptions,
      subscriptionHandlers.deleteSubscription,
    );
    return () => {
      asking.mockRestore();
      clipboard.mockRestore();
      db.reset();
    };
  },
} satisfies Meta<typeof SubscriptionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function press({ canvas, userEvent }: Context, action: 'Copy email' | 'Delete', email: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `${action} ${email}` }));
}

const READER = 'reader@news.example';

export const Copied: Story = {
  tags: ['SUBS-05'],
  play: async (context) => {
    await press(context, 'Copy email', READER);
    await expectToast('Copied', 'Email copied to clipboard');
    await expect(writeText).toHaveBeenCalledWith(READER);
  },
};

/** The browser forbids both the clipboard API and the older way. */
export const CopyRefused: Story = {
  tags: ['SUBS-05'],
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    const older = spyOn(document, 'execCommand').mockReturnValue(false);
    return () => older.mockRestore();
  },
  play: async (context) => {
    await press(context, 'Copy email', READER);
    await expectToast('Error', 'Could not copy');
  },
};

export const DeleteDismissed: Story = {
  tags: ['SUBS-06'],
  play: async (context) => {
    confirm.mockReturnValue(false);
    await press(context, 'Delete', READER);
    await expect(confirm).toHaveBeenCalledWith('Delete this subscription? This action cannot be undone.');
    await expect(requests.of('deleteSubscription')).toHaveLength(0);
    await findTable(context.canvas, 'Showing 10 of 22 subscriptions');
    await expect(context.canvas.getByRole('button', { name: `Delete ${READER}` })).toHaveFocus();
  },
};

export const Deleting: Story = {
  tags: ['SUBS-06'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('deleteSubscription')),
  play: async (context) => {
    await press(context, 'Delete', READER);
    const button = context.canvas.getByRole('button', { name: `Delete ${READER}` });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await press(context, 'Delete', READER);
    await expect(confirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(requests.of('deleteSubscription')).toHaveLength(1));
  },
};

export const Deleted: Story = {
  tags: ['SUBS-06'],
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Delete', READER);
    await expectToast('Deleted', 'Subscription removed');
    await findTable(canvas, 'Showing 10 of 21 subscriptions');
    await expect(canvas.queryByText(READER)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'All subscriptions' })).toHaveFocus();
    await expect(requests.of('deleteSubscription').map(({ url }) => url.pathname)).toEqual([
      '/backend/api/subscription/32',
    ]);
  },
};

export const DeleteRefused: Story = {
  tags: ['SUBS-06'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('deleteSubscription')),
  play: async (context) => {
    await press(context, 'Delete', READER);
    await expectToast('Error', 'Something went wrong on our side.');
    await expect(context.canvas.getByRole('button', { name: `Delete ${READER}` })).toBeEnabled();
    await expect(context.canvas.getByRole('button', { name: `Delete ${READER}` })).toHaveFocus();
  },
};

export const DeleteFailedWithoutMessage: Story = {
  tags: ['SUBS-06'],
  beforeEach: ({ msw }) => msw.use(failsWithoutBody('deleteSubscription')),
  play: async (context) => {
    await press(context, 'Delete', READER);
    await expectToast('Error', 'Failed to delete');
  },
};

export const DeleteOffline: Story = {
  tags: ['SUBS-06'],
  beforeEach: ({ msw }) => msw.use(isOffline('deleteSubscription')),
  play: async (context) => {
    await press(context, 'Delete', READER);
    await expectToast('Error', 'We could not reach the server. Check your connection.');
  },
};

export const DeleteSignedOut: Story = {
  tags: ['SUBS-06'],
  beforeEach: ({ msw }) => {
    startSignedIn();
    msw.use(respondsWith('deleteSubscription', 401, errorBodies.unauthorized));
  },
  play: async (context) => {
    await press(context, 'Delete', READER);
    const button = context.canvas.getByRole('button', { name: `Delete ${READER}` });
    await waitFor(() => expect(localStorage.getItem('userInfo')).toBeNull());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await expectSignedOutWithoutToast();
  },
};

/** Someone else had deleted it: the row disappears anyway. */
export const AlreadyDeleted: Story = {
  tags: ['SUBS-06'],
  beforeEach: ({ msw }) => {
    msw.use(requests.start(), respondsWith('deleteSubscription', 404, notFound('subscription')));
  },
  play: async (context) => {
    const { canvas } = context;
    await findTable(canvas, 'Showing 10 of 22 subscriptions');
    db.tables.subscriptions.shift();
    await press(context, 'Delete', READER);
    await expectToast('Error', notFound('subscription').message);
    await findTable(canvas, 'Showing 10 of 21 subscriptions');
    await expect(canvas.queryByText(READER)).toBeNull();
  },
};

export const LastOfTheLastPage: Story = {
  tags: ['SUBS-07'],
  args: { filters: { ...initial, page: 3 } },
  play: async (context) => {
    const { canvas, args } = context;
    await findTable(canvas, 'Showing 2 of 22 subscriptions');
    await press(context, 'Delete', 'subscriber18@news.example');
    await findTable(canvas, 'Showing 1 of 21 subscriptions');
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    await press(context, 'Delete', 'subscriber19@news.example');
    await findTable(canvas, 'Showing 10 of 20 subscriptions');
    await expect(canvas.getByText('Page 2 of 2')).toBeVisible();
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(1);
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...initial, page: 2 }, { replace: true });
    await expect(canvas.getByRole('heading', { name: 'All subscriptions' })).toHaveFocus();
  },
};
