import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storeUserInfo } from '@/api/session';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { respondsWith, failsWithServerError, isOffline, neverResponds } from '@/mocks/responses';
import { errorBodies, notFound } from '@/mocks/errorBodies';
import { signedInAmina } from '@/mocks/fixtures/admins';
import { monthlyGift, type MonthlyGift } from '@/mocks/fixtures/monthlyGifts';
import { donationHandlers } from '@/mocks/handlers/donations';
import { monthlyGiftHandlers } from '@/mocks/handlers/monthlyGifts';
import { recordRequests } from '@/mocks/recordRequests';
import { expectToast, findTable, WithFilters } from '@/features/admin/lists/listScreen.storyHelpers';
import {
  askToDelete,
  expectSignedOutWithoutToast,
  type Stage,
} from '@/features/admin/lists/lists.storyHelpers';
import { donationAddress } from './donationFilters';
import { DonationsScreen } from './DonationsScreen';

const { initial } = donationAddress;
const requests = recordRequests();
const { getMonthlyGift, endMonthlyGift } = monthlyGiftHandlers;

/** The list as the link in a donation's row opens it. */
const meta = {
  title: 'Admin/Donations/MonthlyGift',
  component: DonationsScreen,
  parameters: { layout: 'fullscreen' },
  args: { filters: { ...initial, monthly_gift: '12' }, onFiltersChange: fn() },
  render: (args) => <WithFilters screen={DonationsScreen} {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), donationHandlers.listDonations, getMonthlyGift, endMonthlyGift),
} satisfies Meta<typeof DonationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Stage['canvas'];

const shows = (init: Partial<MonthlyGift>) =>
  respondsWith('getMonthlyGift', 200, { data: monthlyGift(init) });

async function findPanel(canvas: Canvas, id = 12) {
  const panel = within(await canvas.findByRole('region', { name: `Monthly gift #${id}` }));
  await panel.findAllByRole('term');
  return panel;
}

export const Ready: Story = {
  tags: ['DONS-08'],
  play: async ({ canvas }) => {
    await findTable(canvas, 'Showing 3 of 3 donations');
    await expect(canvas.getByRole('heading', { name: 'Donations of this monthly gift' })).toBeVisible();
    const panel = await findPanel(canvas);
    const values = panel.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(
      panel.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]),
    ).toEqual([
      ['Donor', 'Ngọzi Adéyẹmíngozi@donors.example'],
      ['Amount', '₦5,000.00 every month'],
      ['Project', 'Microscopes for Kano Teaching Laboratory'],
      ['Paid with', 'Paystack'],
      ['Since', 'Sep 20, 2026'],
      ['Payments', '3, ₦15,000.00 in total'],
    ]);
    await expect(panel.getByText('Active')).toBeVisible();
    await expect(panel.queryByRole('status')).toBeNull();
    await expect(requests.of('listDonations')[0]?.url.searchParams.get('monthly_gift')).toBe('12');
  },
};

/** A row links to the donations of its monthly gift; others have nothing to link to. */
export const LinkedFromTheList: Story = {
  tags: ['DONS-08'],
  args: { filters: initial },
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(table.getByRole('link', { name: 'Monthly gift from Ngọzi Adéyẹmí' })).toHaveAttribute(
      'href',
      '/admin/donations?monthly_gift=12',
    );
    await expect(table.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('heading', { name: /Monthly gift #/ })).toBeNull();
  },
};

export const OnASmallScreen: Story = {
  tags: ['DONS-08'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await findPanel(canvas);
    await findTable(canvas, 'Showing 3 of 3 donations');
    await expectNoSidewaysScroll();
  },
};

export const ProjectClosed: Story = {
  tags: ['DONS-08'],
  args: { filters: { ...initial, monthly_gift: '13' } },
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas, 13);
    await expect(panel.getByText('Its project no longer receives donations')).toBeVisible();
    await expect(panel.getByText('Later payments go where they are needed most.')).toBeVisible();
  },
};

export const PaymentFailed: Story = {
  tags: ['DONS-08'],
  beforeEach: ({ msw }) => msw.use(shows({ status: 'past_due' })),
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await expect(panel.getByText('The last payment failed')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'End monthly gift' })).toBeEnabled();
  },
};

export const EndedEarlier: Story = {
  tags: ['DONS-08'],
  beforeEach: ({ msw }) =>
    msw.use(shows({ status: 'ended', ended_at: '2026-11-01T08:00:00Z', project_closed: true })),
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await expect(panel.getByText('Ended')).toBeVisible();
    await expect(panel.getByText('Nov 01, 2026')).toBeVisible();
    await expect(panel.queryByText(/no longer receives/)).toBeNull();
    await expect(panel.queryByRole('button', { name: 'End monthly gift' })).toBeNull();
  },
};

/** With the keyboard alone: the results get the focus, because the pressed button disappears. */
export const AllShownAgain: Story = {
  tags: ['DONS-08'],
  play: async ({ canvas, userEvent, args }) => {
    const panel = await findPanel(canvas);
    panel.getByRole('button', { name: 'Show all donations' }).focus();
    await userEvent.keyboard('{Enter}');
    await findTable(canvas, 'Showing 10 of 25 donations');
    await expect(args.onFiltersChange).toHaveBeenCalledWith(initial, { replace: false });
    await expect(canvas.getByRole('heading', { name: 'All donations' })).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['DONS-08'],
  beforeEach: ({ msw }) => msw.use(neverResponds('getMonthlyGift')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the monthly gift...')).toBeVisible();
    await findTable(canvas, 'Showing 3 of 3 donations');
    await expect(canvas.getByRole('button', { name: 'Show all donations' })).toBeEnabled();
  },
};

export const LoadFailed: Story = {
  tags: ['DONS-08'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('getMonthlyGift', { once: true })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load the monthly gift.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await findPanel(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Monthly gift #12' })).toHaveFocus());
  },
};

export const Missing: Story = {
  tags: ['DONS-08'],
  args: { filters: { ...initial, monthly_gift: '999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no monthly gift #999.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all donations' })).toBeEnabled();
  },
};

const ask = (stage: Stage) => askToDelete(stage, 'End monthly gift', 'End monthly gift?');

/** Asks, and says yes. */
async function end(stage: Stage) {
  const dialog = await ask(stage);
  await stage.userEvent.click(dialog.getByRole('button', { name: 'End monthly gift' }));
}

export const AskedAndDismissed: Story = {
  tags: ['DONS-09'],
  play: async (stage) => {
    const dialog = await ask(stage);
    await expect(dialog.getByText(/No more payments will be taken from/)).toHaveTextContent('Ngọzi Adéyẹmí');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(stage.canvas.getByRole('button', { name: 'End monthly gift' })).toHaveFocus();
    await expect(requests.of('endMonthlyGift')).toHaveLength(0);
  },
};

export const Submitting: Story = {
  tags: ['DONS-09'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('endMonthlyGift')),
  play: async (stage) => {
    const dialog = await ask(stage);
    await stage.userEvent.dblClick(dialog.getByRole('button', { name: 'End monthly gift' }));
    await expect(await dialog.findByRole('button', { name: 'Ending…' })).toBeVisible();
    await stage.userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Ending…' })).toBeVisible();
    await waitFor(() => expect(requests.of('endMonthlyGift')).toHaveLength(1));
  },
};

export const Ended: Story = {
  tags: ['DONS-09'],
  play: async (stage) => {
    const { canvas } = stage;
    await end(stage);
    await expectToast('Monthly gift ended', 'No more payments will be taken');
    const panel = await findPanel(canvas);
    await expect(panel.getByText('Ended')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'End monthly gift' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Monthly gift #12' })).toHaveFocus();
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByText('Ended')).toHaveLength(3));
    await expect(requests.of('endMonthlyGift')).toHaveLength(1);
  },
};

export const ProviderDown: Story = {
  tags: ['DONS-09'],
  beforeEach: ({ msw }) => {
    const ending = { data: monthlyGift({ status: 'ending' }) };
    msw.use(
      respondsWith('getMonthlyGift', 200, { data: monthlyGift() }, { once: true }),
      respondsWith('getMonthlyGift', 200, ending),
      respondsWith('endMonthlyGift', 200, ending),
    );
  },
  play: async (stage) => {
    await end(stage);
    await expectToast('Monthly gift not ended yet', 'The payment provider is not responding.');
    const panel = await findPanel(stage.canvas);
    await expect(panel.getByText('Not ended yet')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'End monthly gift' })).toBeNull();
  },
};

export const SubmitFailed: Story = {
  tags: ['DONS-09'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('endMonthlyGift')),
  play: async (stage) => {
    await end(stage);
    await expectToast('The monthly gift was not ended', 'Something went wrong on our side.');
    await waitFor(() => expect(stage.canvas.getByRole('button', { name: 'End monthly gift' })).toHaveFocus());
  },
};

export const EndingOffline: Story = {
  tags: ['DONS-09'],
  beforeEach: ({ msw }) => msw.use(isOffline('endMonthlyGift')),
  play: async (stage) => {
    await end(stage);
    await expectToast('The monthly gift was not ended', 'We could not reach the server.');
  },
};

export const EndingAMissingGift: Story = {
  tags: ['DONS-09'],
  beforeEach: ({ msw }) => msw.use(respondsWith('endMonthlyGift', 404, notFound('monthly gift'))),
  play: async (stage) => {
    await end(stage);
    await expectToast('The monthly gift was not ended', 'This monthly gift does not exist.');
  },
};

export const SignedOut: Story = {
  tags: ['DONS-09'],
  beforeEach: ({ msw }) => {
    storeUserInfo(signedInAmina);
    msw.use(respondsWith('endMonthlyGift', 401, errorBodies.unauthorized));
  },
  play: async (stage) => {
    await end(stage);
    await expectSignedOutWithoutToast();
  },
};
