import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { handlers } from '@/mocks/handlers/all';
import { expectPage, fill, follow, Journey, press, type Stage } from './journey.storyHelpers';

/** The mocks have no checkout: a payment returns at once, with the outcome that the amount's decimals ask for. */
const meta = {
  title: 'Journeys/Donors',
  component: Journey,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...handlers),
} satisfies Meta<typeof Journey>;
export default meta;

type Story = StoryObj<typeof meta>;

async function donate(stage: Stage, amount: string): Promise<void> {
  await fill(stage, 'Other amount', amount);
  await fill(stage, 'Full name', 'Ada Obi');
  await fill(stage, 'Email', 'ada@donors.example');
  await press(stage, /^Donate \$.* once$/);
}

/** From a project's page to the payment and back; the project has raised more. By hand: start at `/projects/3`. */
export const GivesAndReturns: Story = {
  args: { startsAt: '/projects/3' },
  play: async (stage) => {
    const { canvas } = stage;
    await expectPage(stage, 'Microscopes for Kano Teaching Laboratory');
    await expect(await canvas.findByText(/^\$4,183\.25 raised/)).toBeVisible();
    await donate(stage, '50');
    await expectPage(stage, 'Thank you. Your gift is confirmed.');
    await expect(
      canvas.getByText(
        'Your one-time gift of $50.00 to “Microscopes for Kano Teaching Laboratory” has arrived.',
      ),
    ).toBeVisible();
    await follow(stage, 'View Projects');
    await follow(stage, /Microscopes for Kano Teaching Laboratory/);
    await expect(await canvas.findByText(/^\$4,233\.25 raised/)).toBeVisible();
  },
};

/** The payment is declined, and the second attempt succeeds. By hand: start at `/`, and give $30.01, then $30. */
export const DeclinedAndTriesAgain: Story = {
  args: { startsAt: '/' },
  play: async (stage) => {
    await follow(stage, 'Join Our Mission');
    await expectPage(stage, 'Give Hope. Make a Difference Today');
    await donate(stage, '30.01');
    await expectPage(stage, 'Your payment was declined');
    await expect(stage.canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    await follow(stage, 'Try again');
    const amount = await stage.canvas.findByLabelText('Other amount');
    await expect(amount).toHaveValue('30.01');
    await stage.userEvent.clear(amount);
    await fill(stage, 'Other amount', '30');
    await press(stage, 'Donate $30.00 once');
    await expectPage(stage, 'Thank you. Your gift is confirmed.');
    await expect(within(stage.canvas.getByRole('main')).getAllByText(/\$30\.00/)[0]).toBeVisible();
  },
};
