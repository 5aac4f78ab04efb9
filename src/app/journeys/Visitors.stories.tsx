import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { handlers } from '@/mocks/handlers/all';
import { completeCaptcha, expectPage, fill, follow, Journey, press } from './journey.storyHelpers';

const meta = {
  title: 'Journeys/Visitors',
  component: Journey,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...handlers),
} satisfies Meta<typeof Journey>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Subscribes in the footer, and again on another page, where the address is known. By hand: start at `/about`. */
export const Subscribes: Story = {
  args: { startsAt: '/about' },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expectPage(stage, 'Good equipment should not sit idle');
    const subscribe = async () => {
      const form = within(canvas.getByRole('contentinfo'));
      await userEvent.type(form.getByRole('textbox', { name: 'Email address' }), 'ada@school.example');
      await completeCaptcha({ canvas: form, userEvent });
      await userEvent.click(form.getByRole('button', { name: 'Subscribe' }));
    };
    await subscribe();
    await expect(await screen.findByText('Thanks — you have been subscribed!')).toBeVisible();
    await follow(stage, 'Mission');
    await expectPage(stage, 'Equipment belongs where it is used');
    await subscribe();
    await expect(await canvas.findByText('This email is already subscribed.')).toBeVisible();
  },
};

const CV = new File(['%PDF-1.7 Chidi Okafor'], 'chidi-okafor.pdf', { type: 'application/pdf' });

/** Applies to volunteer with a CV, then reads on. By hand: start at `/`, and choose any PDF. */
export const Volunteers: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { startsAt: '/' },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await follow(stage, 'Volunteer');
    await expectPage(stage, 'Volunteer with us');
    const form = within(await canvas.findByRole('form', { name: 'Volunteer application' }));
    await fill(stage, 'First name', 'Chidi');
    await fill(stage, 'Last name', 'Okafor');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'chidi@volunteers.example');
    await fill(stage, 'Phone number', '2348005550123');
    await fill(stage, 'Age', '24');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'Nigeria');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Laboratory technician');
    await userEvent.click(form.getByRole('radio', { name: 'Full-time' }));
    await userEvent.upload(form.getByLabelText('CV', { selector: 'input' }), CV);
    await completeCaptcha({ canvas: form, userEvent });
    await press(stage, 'Send application');
    await follow(stage, 'Learn More');
    await expectPage(stage, 'Good equipment should not sit idle');
  },
};
