import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { respondsWith, failsWithServerError } from '@/mocks/responses';
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
    project: {
      id: 3,
      title: 'Solar power for the clinics of Zamfara',
      currency: 'USD',
      receiving_donation: true,
    },
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

const IN_NAIRA = {
  id: 4,
  title: 'Solar power for the clinics of Zamfara',
  currency: 'NGN',
  receiving_donation: true,
  donation_supports: ['Batteries', 'Mounting and wiring'],
} as const;

/** The form starts in the project's own currency. */
export const InNaira: Story = {
  tags: ['DON-15'],
  args: { project: { ...IN_NAIRA, donation_supports: [...IN_NAIRA.donation_supports] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '₦ NGN' })).toBeChecked();
    await expect(canvas.getByText('You will pay with Paystack')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '₦5,000' }));
    await expect(canvas.getByRole('button', { name: 'Donate ₦5,000.00 once' })).toBeVisible();
    await expect(canvas.getByText('Helps pay for: Batteries; Mounting and wiring')).toBeVisible();
    await expect(canvas.queryByText(/counts as/)).toBeNull();
  },
};

const respondsWithRate = () =>
  respondsWith('getExchangeRate', 200, {
    data: {
      usd_to_ngn_rate: '1540.25',
      ngn_to_usd_rate: '0.00064925',
      updated_at: '2026-11-20T12:00:00Z',
    },
  });

/** The charged amount first, then what it counts as, with the rate and its date. */
export const InTheOtherCurrency: Story = {
  tags: ['DON-15'],
  args: { project: { ...IN_NAIRA, donation_supports: [] } },
  beforeEach: ({ msw }) => msw.use(respondsWithRate()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$ USD' }));
    await expect(canvas.queryByText(/counts as/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await expect(
      await canvas.findByText(
        '$50.00 counts as ₦77,012.50 towards this project, at $1 = ₦1,540.25 (Nov 20, 2026).',
      ),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Other amount' }), '1.50');
    await expect(await canvas.findByText(/^\$1\.50 counts as ₦2,310\.38 towards/)).toBeVisible();
  },
};

export const WithoutARate: Story = {
  tags: ['DON-15'],
  args: { project: { ...IN_NAIRA, donation_supports: [] } },
  beforeEach: ({ msw }) => msw.use(requests.start(), failsWithServerError('getExchangeRate')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$ USD' }));
    await fillInWith({ canvas, userEvent }, '$50');
    await waitFor(() => expect(requests.of('getExchangeRate')).toHaveLength(1));
    await expect(canvas.queryByText(/counts as/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Donate $50.00 once' })).toBeEnabled();
  },
};

/** A line with a price in the chosen currency is an amount to press. */
export const PricedSupports: Story = {
  tags: ['DON-16'],
  args: {
    project: {
      id: 3,
      title: 'Microscopes for Kano Teaching Laboratory',
      currency: 'USD',
      receiving_donation: true,
      donation_supports: ['$50 buys forty books', 'Spare lenses: $65', 'One repair: ₦12,500', 'Shipping'],
    },
  },
  beforeEach: ({ msw }) => msw.use(respondsWithRate()),
  play: async ({ canvas, userEvent }) => {
    const supports = within(canvas.getByRole('group', { name: 'Or choose what to pay for' }));
    await expect(supports.getAllByRole('button')).toHaveLength(2);
    const lenses = supports.getByRole('button', { name: 'Spare lenses: $65' });
    await userEvent.click(lenses);
    await expect(lenses).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Other amount' })).toHaveValue('65');
    await expect(canvas.getByRole('button', { name: 'Donate $65.00 once' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await expect(lenses).toHaveAttribute('aria-pressed', 'false');
    await expect(supports.getByRole('button', { name: '$50 buys forty books' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('radio', { name: '₦ NGN' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'One repair: ₦12,500' }));
    await expect(canvas.getByRole('button', { name: 'Donate ₦12,500.00 once' })).toBeVisible();
    await expect(await canvas.findByText(/^₦12,500\.00 counts as \$8\.12 towards/)).toBeVisible();
  },
};

export const NotReceivingDonations: Story = {
  tags: ['DON-11'],
  args: {
    project: { id: 4, title: 'Ward of the Kumasi hospital', currency: 'USD', receiving_donation: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/Ward of the Kumasi hospital/)).toBeNull();
  },
};
