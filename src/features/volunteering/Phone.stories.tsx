import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithCaptcha } from '@/mocks/scenarios';
import {
  applied,
  completeCaptcha,
  fillIn,
  onItsPage,
  phoneField,
  pressSend,
} from './volunteering.storyHelpers';
import { VolunteerForm } from './VolunteerForm';

const requests = recordRequests();

/** The phone is a number field, as specified, but keeps a phone number's digits. */
const meta = {
  title: 'Public/Volunteer/Phone',
  component: VolunteerForm,
  args: { onSent: fn() },
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), applied()),
  decorators: [onItsPage],
} satisfies Meta<typeof VolunteerForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Other characters are rejected while typing, so that the value is always a number. */
export const OnlyDigitsAccepted: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    const phone = phoneField(stage);
    await expect(phone).toHaveAttribute('type', 'number');
    await expect(phone).toHaveAttribute('inputmode', 'numeric');
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await expect(phone).toHaveAccessibleDescription('Digits only, without the plus sign.');
    await stage.userEvent.type(phone, '+23e-4E.8,x0');
    await expect(phone).toHaveDisplayValue('23480');
    await stage.userEvent.tab();
    await expect(phone).not.toHaveAttribute('aria-invalid');
  },
};

export const ArrowKeysIgnored: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    const phone = phoneField(stage);
    await stage.userEvent.type(phone, '2348{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(phone).toHaveDisplayValue('2348');
    await expect(getComputedStyle(phone).appearance).toBe('textfield');
  },
};

/** A leading zero is kept, and the phone is sent as text. */
export const LeadingZero: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    await fillIn(stage);
    await expect(phoneField(stage)).toHaveDisplayValue('08005550123');
    await completeCaptcha(stage);
    await pressSend(stage);
    await waitFor(() => expect(requests.of('applyAsVolunteer')).toHaveLength(1));
    await expect(requests.of('applyAsVolunteer')[0]?.body).toMatchObject({
      payload: { phone_number: '08005550123' },
    });
  },
};
