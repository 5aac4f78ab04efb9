import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { respondsWith } from '@/mocks/responses';
import { currentRate } from '@/mocks/fixtures/exchangeRates';
import { DashboardScreen } from './DashboardScreen';

const onSignOut = fn();

const meta = {
  title: 'Admin/Dashboard/DashboardScreen',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: { name: 'amina', onSignOut },
  beforeEach: ({ msw }) => {
    onSignOut.mockClear();
    msw.use(respondsWith('getExchangeRate', 200, currentRate));
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const CARDS = [
  ['Project Management', '/admin/projects'],
  ['Donation Management', '/admin/donations'],
  ['Subscription Management', '/admin/subscriptions'],
  ['Volunteer Management', '/admin/volunteers'],
] as const;

export const Ready: Story = {
  tags: ['ADM-01'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, amina' })).toBeVisible();
    const cards = within(canvas.getByRole('region', { name: 'Manage' })).getAllByRole('link');
    await expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual(
      CARDS.map(([name, href]) => [expect.stringMatching(`^${name}`), href]),
    );
    await expect(canvas.getByRole('link', { name: 'Add an administrator' })).toHaveAttribute(
      'href',
      '/admin/register',
    );
    await expect(await canvas.findByText('₦1,540.25')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** A backend that sends no username or email. */
export const WithoutName: Story = {
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome$/);
    await canvas.findByText('₦1,540.25');
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { name: 'an.administrator.with.a.very.long.name.indeed@a-very-long-host-name.kitbridge.example' },
  play: async ({ canvas }) => {
    await canvas.findByText('₦1,540.25');
    await expectNoSidewaysScroll();
  },
};
