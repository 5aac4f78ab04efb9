import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { respondsWith, failsWithoutBody, failsWithServerError, neverResponds } from '@/mocks/responses';
import { db } from '@/mocks/db';
import { partTime } from '@/mocks/fixtures/volunteers';
import { volunteerHandlers } from '@/mocks/handlers/volunteers';
import { recordRequests } from '@/mocks/recordRequests';
import { expectToast, findTable, WithFilters } from '@/features/admin/lists/listScreen.storyHelpers';
import { pageOf } from '@/features/admin/lists/lists.storyHelpers';
import { volunteerAddress } from './volunteerFilters';
import { VolunteersScreen } from './VolunteersScreen';

const { initial } = volunteerAddress;
const requests = recordRequests();
const confirm = fn<typeof window.confirm>();
const open = fn<typeof window.open>();
const close = fn<() => void>();
const replace = fn<(address: string) => void>();

const meta = {
  title: 'Admin/Volunteers/Actions',
  component: VolunteersScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: initial, onFiltersChange: fn() },
  render: (args) => <WithFilters screen={VolunteersScreen} {...args} />,
  beforeEach: ({ msw }) => {
    db.reset();
    for (const mock of [close, replace]) mock.mockReset();
    confirm.mockReset().mockReturnValue(true);
    open.mockReset().mockReturnValue({ close, location: { replace } } as unknown as Window);
    const asking = spyOn(window, 'confirm').mockImplementation(confirm);
    const opening = spyOn(window, 'open').mockImplementation(open);
    msw.use(requests.start(), volunteerHandlers.listVolunteers, volunteerHandlers.deleteVolunteer);
    return () => {
      asking.mockRestore();
      opening.mockRestore();
      db.reset();
    };
  },
} satisfies Meta<typeof VolunteersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openCv({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Open CV of ${name} in a new tab` }));
}

async function pressDelete({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
}

const pageWith = (cv: string) =>
  respondsWith('listVolunteers', 200, pageOf([{ ...partTime, cv }]), { once: true });

/** 08:59:00, a minute before the stories' clock. */
const ENDED = '/backend/api/volunteer/104/cv?expires=1795251540&signature=ended';

export const CvOpened: Story = {
  tags: ['VOLS-05'],
  play: async (context) => {
    await openCv(context, 'Chidi Okafor');
    await expect(open).toHaveBeenCalledTimes(1);
    await expect(open).toHaveBeenCalledWith(
      expect.stringMatching(/^http.*\/backend\/api\/volunteer\/104\/cv\?expires=\d+&signature=/),
      '_blank',
      'noopener',
    );
    await expect(requests.of('listVolunteers')).toHaveLength(1);
  },
};

export const NoCv: Story = {
  tags: ['VOLS-05'],
  play: async (context) => {
    await openCv(context, 'Wanjiru Kamau');
    await expectToast('No CV', 'No CV uploaded for this volunteer');
    await expect(open).not.toHaveBeenCalled();
  },
};

/** The list was open for longer than its links are valid: a tab opens at once, and the list is requested again. */
export const CvLinkExpired: Story = {
  tags: ['VOLS-05'],
  beforeEach: ({ msw }) => msw.use(pageWith(ENDED)),
  play: async (context) => {
    await openCv(context, 'Chidi Okafor');
    await expect(open).toHaveBeenCalledWith('about:blank', '_blank');
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(
        expect.stringContaining('/cv?expires=1795251900&signature=signed'),
      ),
    );
    // Only the second: `pageWith` handled the first.
    await expect(requests.of('listVolunteers')).toHaveLength(1);
    await findTable(context.canvas, 'Showing 10 of 22 volunteers');
    await expect(close).not.toHaveBeenCalled();
  },
};

export const NoNewLink: Story = {
  tags: ['VOLS-05'],
  beforeEach: ({ msw }) => msw.use(pageWith(ENDED), failsWithServerError('listVolunteers')),
  play: async (context) => {
    await openCv(context, 'Chidi Okafor');
    await expectToast('Error', 'Something went wrong on our side.');
    await expect(close).toHaveBeenCalledTimes(1);
    await expect(replace).not.toHaveBeenCalled();
    await findTable(context.canvas, '1 volunteer');
  },
};

/** The application was deleted or moved to another page since the list loaded. */
export const NoLongerOnThePage: Story = {
  tags: ['VOLS-05'],
  beforeEach: ({ msw }) => {
    db.tables.volunteers = db.tables.volunteers.filter(({ id }) => id !== partTime.id);
    msw.use(pageWith(ENDED));
  },
  play: async (context) => {
    await openCv(context, 'Chidi Okafor');
    await expectToast('Error', 'This application is no longer on this page. The list has been refreshed.');
    await expect(close).toHaveBeenCalledTimes(1);
    await findTable(context.canvas, 'Showing 10 of 21 volunteers');
  },
};

export const PopUpsBlocked: Story = {
  tags: ['VOLS-05'],
  beforeEach: ({ msw }) => {
    open.mockReturnValue(null);
    msw.use(pageWith(ENDED));
  },
  play: async (context) => {
    await openCv(context, 'Chidi Okafor');
    await expectToast('Error', 'The browser blocked the new tab. Allow pop-ups for this site and try again.');
    await expect(requests.of('listVolunteers')).toHaveLength(0);
  },
};

/** A backend must not be able to make the browser run a script. */
export const UnsafeLink: Story = {
  tags: ['VOLS-05'],
  beforeEach: ({ msw }) => msw.use(pageWith('javascript:alert(1)')),
  play: async (context) => {
    await openCv(context, 'Chidi Okafor');
    await expectToast('Error', 'The CV could not be opened');
    await expect(open).not.toHaveBeenCalled();
  },
};

export const DeleteDismissed: Story = {
  tags: ['VOLS-06'],
  play: async (context) => {
    confirm.mockReturnValue(false);
    await pressDelete(context, 'Chidi Okafor');
    await expect(confirm).toHaveBeenCalledWith('Delete this volunteer? This cannot be undone.');
    await expect(requests.of('deleteVolunteer')).toHaveLength(0);
    await findTable(context.canvas, 'Showing 10 of 22 volunteers');
  },
};

export const Deleting: Story = {
  tags: ['VOLS-06'],
  beforeEach: ({ msw }) => msw.use(neverResponds('deleteVolunteer')),
  play: async (context) => {
    await pressDelete(context, 'Chidi Okafor');
    const button = context.canvas.getByRole('button', { name: 'Delete Chidi Okafor' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(context.canvas.getByRole('button', { name: 'Delete Esi Boateng' })).toBeEnabled();
  },
};

export const Deleted: Story = {
  tags: ['VOLS-06'],
  play: async (context) => {
    await pressDelete(context, 'Chidi Okafor');
    await expectToast('Deleted', 'Volunteer deleted');
    await findTable(context.canvas, 'Showing 10 of 21 volunteers');
    await expect(context.canvas.queryByText('Chidi Okafor')).toBeNull();
    await expect(context.canvas.getByRole('heading', { name: 'All volunteers' })).toHaveFocus();
  },
};

export const DeleteRefused: Story = {
  tags: ['VOLS-06'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('deleteVolunteer')),
  play: async (context) => {
    await pressDelete(context, 'Chidi Okafor');
    await expectToast('Error', 'Something went wrong on our side.');
  },
};

export const DeleteFailedWithoutMessage: Story = {
  tags: ['VOLS-06'],
  beforeEach: ({ msw }) => msw.use(failsWithoutBody('deleteVolunteer')),
  play: async (context) => {
    await pressDelete(context, 'Chidi Okafor');
    await expectToast('Error', 'Delete failed');
  },
};

export const LastOfTheLastPage: Story = {
  tags: ['VOLS-06'],
  args: { filters: { ...initial, page: 3 } },
  play: async (context) => {
    const { canvas, args } = context;
    await findTable(canvas, 'Showing 2 of 22 volunteers');
    await pressDelete(context, 'Friend Number 17');
    await findTable(canvas, 'Showing 1 of 21 volunteers');
    await pressDelete(context, 'Friend Number 18');
    await findTable(canvas, 'Showing 10 of 20 volunteers');
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(1);
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...initial, page: 2 }, { replace: true });
  },
};
