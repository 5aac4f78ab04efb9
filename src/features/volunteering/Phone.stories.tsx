import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { recordRequests } from '@/mocks/recordRequests';
import { captchaAnswers } from '@/mocks/scenarios';
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

/** The phone is a field of numbers, as the specification has it, without what such a field does to a phone number. */
const meta = {
  title: 'Public/Volunteer/Phone',
  component: VolunteerForm,
  args: { onSent: fn() },
  beforeEach: ({ msw }) => msw.use(requests.start(), captchaAnswers(), applied()),
  decorators: [onItsPage],
} satisfies Meta<typeof VolunteerForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Signs are left out where they are typed, so that the browser never finds the text to be no number. */
export const OnlyDigitsGetIn: Story = {
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

export const ArrowKeysCountNothing: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    const phone = phoneField(stage);
    await stage.userEvent.type(phone, '2348{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(phone).toHaveDisplayValue('2348');
    await expect(getComputedStyle(phone).appearance).toBe('textfield');
  },
};

/** The zero that it begins with is kept, and it is sent as text. */
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
