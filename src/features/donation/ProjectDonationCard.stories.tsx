import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { recordRequests } from '@/mocks/recordRequests';
import { donationCreated } from '@/mocks/scenarios';
import { ProjectDonationCard } from './ProjectDonationCard';
import { fillInWith } from './donation.storyHelpers';

const requests = recordRequests();

/** The card on a project's page. */
const meta = {
  title: 'Public/Donation/Project card',
  component: ProjectDonationCard,
  args: {
    contactEmail: 'hello@kitbridge.example',
    redirect: fn(),
    project: { id: 3, title: 'Solar power for the clinics of Zamfara', receiving_donation: true },
  },
  decorators: [(Story) => <div className="mx-auto max-w-[32rem]">{Story()}</div>],
} satisfies Meta<typeof ProjectDonationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['DON-10'],
  beforeEach: ({ msw }) => msw.use(requests.start(), donationCreated()),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('form', { name: 'Support This Program' })).toBeVisible();
    await expect(
      canvas.getByText('Your gift goes to “Solar power for the clinics of Zamfara”.'),
    ).toBeVisible();
    await fillInWith({ canvas, userEvent }, '$50');
    await userEvent.click(canvas.getByRole('button', { name: 'Donate $50.00 once' }));
    await waitFor(() => expect(args.redirect).toHaveBeenCalledTimes(1));
    await expect(requests.of('createDonation')[0]?.body).toMatchObject({ project_id: 3 });
  },
};

export const Monthly: Story = {
  tags: ['DON-10'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(
      canvas.getByText('Your monthly gift goes to “Solar power for the clinics of Zamfara”.'),
    ).toBeVisible();
  },
};

export const NotReceivingDonations: Story = {
  tags: ['DON-11'],
  args: { project: { id: 4, title: 'Ward of the Kumasi hospital', receiving_donation: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/Ward of the Kumasi hospital/)).toBeNull();
  },
};
