import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  APPLICANT,
  applied,
  apply,
  captchaBox,
  textField,
} from '@/features/volunteering/volunteering.storyHelpers';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithCaptcha } from '@/mocks/scenarios';
import { PublicSite } from './PublicSite';
import { MemoryRouter } from './testing/MemoryRouter';

const requests = recordRequests();

/** From the application to the thank-you page, through the site's own routes. */
const meta = {
  title: 'Public/Volunteer/Sent',
  component: PublicSite,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), applied()),
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/volunteer']}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof PublicSite>;
export default meta;

type Story = StoryObj<typeof meta>;

const FORM = { name: 'Volunteer application' };

export const Thanked: Story = {
  tags: ['VOL-07'],
  play: async ({ canvas, userEvent }) => {
    await apply({ canvas: within(await canvas.findByRole('form', FORM)), userEvent });
    const thanks = await canvas.findByRole('heading', { level: 1, name: 'Thank you for applying' });
    await expect(thanks).toBeVisible();
    await waitFor(() => expect(thanks).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Thank you for applying | Kitbridge'));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
    await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(requests.of('applyAsVolunteer')).toHaveLength(1);
  },
};

/** The form is empty when it is opened again. */
export const ClearedForTheNext: Story = {
  tags: ['VOL-07'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await apply({ canvas: within(await canvas.findByRole('form', FORM)), userEvent });
    await canvas.findByRole('heading', { level: 1, name: 'Thank you for applying' });
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(nav.getByRole('link', { name: 'Volunteer' }));
    const again = { canvas: within(await canvas.findByRole('form', FORM)) };
    const fields = Object.keys(APPLICANT).map((name) => textField(again, name));
    await Promise.all(fields.map((field) => expect(field).toHaveDisplayValue('')));
    await expect(captchaBox(again)).not.toBeChecked();
  },
};
