import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { recordRequests } from '@/mocks/recordRequests';
import {
  ageField,
  captchaBox,
  cvField,
  expectInvalid,
  fillIn,
  radio,
  select,
  sendButton,
  textField,
} from './volunteering.storyHelpers';
import { VolunteerScreen } from './VolunteerScreen';

const requests = recordRequests();

const meta = {
  title: 'Public/Volunteer/VolunteerScreen',
  component: VolunteerScreen,
  parameters: { layout: 'fullscreen' },
  args: { onSent: fn() },
  beforeEach: ({ msw }) => msw.use(requests.start()),
} satisfies Meta<typeof VolunteerScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const QUESTIONS = [
  'How old do I have to be?',
  'Who can volunteer?',
  'How much time do I need?',
  'When will I hear from you?',
  'What file types can I send?',
  'Who can see what I send?',
  'What if I lose my connection while I apply?',
];

export const Default: Story = {
  tags: ['VOL-01'],
  play: async (stage) => {
    const { canvas } = stage;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Volunteer with us' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Volunteer application' })).toBeVisible();
    const fields = ['First name', 'Last name', 'Email', 'Phone number'].map((name) => textField(stage, name));
    await Promise.all(fields.map((field) => expect(field).toHaveDisplayValue('')));
    await Promise.all(fields.map((field) => expect(field).toBeRequired()));
    await expect(ageField(stage)).toHaveAttribute('min', '16');
    await expect(select(stage, 'Country')).toBeRequired();
    await expect(
      within(select(stage, 'Role'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Choose a role',
      'Computer technician',
      'Laboratory technician',
      'Medical equipment technician',
      'Others',
    ]);
    await expect(radio(stage, 'Full-time')).not.toBeChecked();
    await expect(radio(stage, 'Part-time')).not.toBeChecked();
    await expect(cvField(stage)).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await expect(captchaBox(stage)).not.toBeChecked();
    await expect(sendButton(stage)).toBeEnabled();
    await expect(requests.calls).toEqual([]);
  },
};

export const Questions: Story = {
  tags: ['VOL-01'],
  play: async ({ canvas }) => {
    const faq = within(canvas.getByRole('region', { name: 'Frequently asked questions' }));
    const items = QUESTIONS.map((question) => faq.getByText(question).closest('details'));
    const isOpen = () => items.map((item) => item?.open);
    await expect(isOpen()).toEqual(QUESTIONS.map(() => false));
    for (const question of QUESTIONS) faq.getByText(question).click();
    await expect(isOpen()).toEqual(QUESTIONS.map(() => true));
    await expect(faq.getByText(/Most roles need volunteers who are at least 18/)).toBeVisible();
    await expect(faq.getByText(/Within 5 business days/)).toBeVisible();
    await expect(faq.getByText(/The minimum age is 16/)).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['VOL-01'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

const draft = {
  values: {
    first_name: 'Chidi',
    age: '24',
    country: 'Nigeria',
    phone_number: '08035550134',
    availability: 'part-time',
    hours: '4',
    role: 7,
  },
  fileNames: ['chidi-okafor.pdf'],
};

/** After a reload the values are restored, except the CV, and the page says so. */
export const Restored: Story = {
  beforeEach: ({ msw }) => {
    msw.use(requests.start());
    sessionStorage.setItem('volunteerDraft', JSON.stringify(draft));
  },
  play: async (stage) => {
    await waitFor(() => expect(textField(stage, 'First name')).toHaveValue('Chidi'));
    await expect(ageField(stage)).toHaveValue(24);
    await expect(textField(stage, 'Phone number')).toHaveDisplayValue('08035550134');
    await expect(select(stage, 'Country')).toHaveDisplayValue('Nigeria');
    await expect(radio(stage, 'Part-time')).toBeChecked();
    await expect(stage.canvas.getByRole('spinbutton', { name: 'Hours a day' })).toHaveValue(4);
    // Stored values that are not text count as empty.
    await expect(select(stage, 'Role')).toHaveDisplayValue('Choose a role');
    await expect(cvField(stage)).toHaveAccessibleDescription(/Please choose chidi-okafor\.pdf again/);
  },
};

/** The form works whatever the storage contains. */
export const BrokenDraft: Story = {
  beforeEach: ({ msw }) => {
    msw.use(requests.start());
    sessionStorage.setItem('volunteerDraft', '{"values":null');
  },
  play: async (stage) => {
    await fillIn(stage);
    await expect(JSON.parse(sessionStorage.getItem('volunteerDraft') ?? '')).toMatchObject({
      values: { first_name: 'Chidi', phone_number: '08005550123', country: 'Nigeria' },
      fileNames: ['chidi-okafor.pdf'],
    });
  },
};

/** From the first field to the button, without a mouse. */
export const ByKeyboard: Story = {
  play: async (stage) => {
    const { userEvent } = stage;
    await tabTo(stage, textField(stage, 'First name'));
    await tabTo(stage, textField(stage, 'Last name'));
    await tabTo(stage, textField(stage, 'Email'));
    await tabTo(stage, select(stage, 'Country'));
    await tabTo(stage, textField(stage, 'Phone number'));
    await tabTo(stage, ageField(stage));
    await tabTo(stage, select(stage, 'Role'));
    await tabTo(stage, radio(stage, 'Full-time'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(stage, 'Part-time')).toBeChecked();
    await tabTo(stage, stage.canvas.getByRole('spinbutton', { name: 'Hours a day' }));
    await tabTo(stage, stage.canvas.getByRole('spinbutton', { name: 'Days a week' }));
    await tabTo(stage, cvField(stage));
    await tabTo(stage, captchaBox(stage));
    await tabTo(stage, sendButton(stage));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(textField(stage, 'First name')).toHaveFocus());
    await expectInvalid(textField(stage, 'First name'), 'Enter your first name.');
  },
};
