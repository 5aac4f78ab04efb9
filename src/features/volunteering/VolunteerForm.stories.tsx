import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { neverResponds } from '@/mocks/responses';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithCaptcha } from '@/mocks/scenarios';
import {
  ageField,
  APPLICANT,
  applied,
  apply,
  captchaBox,
  completeCaptcha,
  CV,
  cvField,
  dropCv,
  enter,
  expectInvalid,
  expectKept,
  fillIn,
  onItsPage,
  pressSend,
  radio,
  select,
  sendButton,
  textField,
  type Stage,
} from './volunteering.storyHelpers';
import { VolunteerForm } from './VolunteerForm';

const requests = recordRequests();

/** Filling in and sending the application. */
const meta = {
  title: 'Public/Volunteer/Form',
  component: VolunteerForm,
  args: { onSent: fn() },
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), applied()),
  decorators: [onItsPage],
} satisfies Meta<typeof VolunteerForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PartTime: Story = {
  tags: ['VOL-02'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(canvas.queryByRole('spinbutton', { name: 'Hours a day' })).not.toBeInTheDocument();
    await fillIn(stage);
    await userEvent.click(radio(stage, 'Part-time'));
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Hours a day' }), '4');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Days a week' }), '2');
    await completeCaptcha(stage);
    await pressSend(stage);
    await waitFor(() => expect(requests.of('applyAsVolunteer')).toHaveLength(1));
    await expect(requests.of('applyAsVolunteer')[0]?.body).toMatchObject({
      payload: { availability: 'part-time', hours: 4, days: 2 },
    });
  },
};

/** The fields of a part-time volunteer disappear and are not sent, and come back if they choose part-time again. */
export const FullTime: Story = {
  tags: ['VOL-02'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillIn(stage);
    await userEvent.click(radio(stage, 'Part-time'));
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Hours a day' }), '4');
    await userEvent.click(radio(stage, 'Full-time'));
    await expect(canvas.queryByRole('spinbutton', { name: 'Hours a day' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('spinbutton', { name: 'Days a week' })).not.toBeInTheDocument();
    await userEvent.click(radio(stage, 'Part-time'));
    await expect(canvas.getByRole('spinbutton', { name: 'Hours a day' })).toHaveValue(4);
    await userEvent.click(radio(stage, 'Full-time'));
    await completeCaptcha(stage);
    await pressSend(stage);
    await waitFor(() => expect(requests.of('applyAsVolunteer')).toHaveLength(1));
    const body = requests.of('applyAsVolunteer')[0]?.body;
    await expect(body).toMatchObject({ payload: { availability: 'full-time' } });
    await expect(body).not.toHaveProperty('payload.hours');
    await expect(body).not.toHaveProperty('payload.days');
  },
};

export const EverythingMissing: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    await pressSend(stage);
    await expectInvalid(textField(stage, 'First name'), 'Enter your first name.');
    await waitFor(() => expect(textField(stage, 'First name')).toHaveFocus());
    await expectInvalid(textField(stage, 'Last name'), 'Enter your last name.');
    await expectInvalid(textField(stage, 'Email'), 'Enter your email address.');
    await expectInvalid(textField(stage, 'Phone number'), 'Enter your phone number.');
    await expectInvalid(ageField(stage), 'Enter your age as a whole number.');
    await expectInvalid(select(stage, 'Country'), 'Choose your country.');
    await expectInvalid(select(stage, 'Role'), 'Choose a role.');
    await expect(stage.canvas.getByRole('group', { name: 'Availability' })).toHaveAccessibleDescription(
      'Choose full-time or part-time.',
    );
    await expectInvalid(cvField(stage), 'Choose your CV.');
    await expect(requests.calls.map(({ operation }) => operation)).not.toContain('applyAsVolunteer');
  },
};

async function loseAndRestore(stage: Stage, name: keyof typeof APPLICANT): Promise<void> {
  const field = textField(stage, name);
  await stage.userEvent.clear(field);
  await pressSend(stage);
  await waitFor(() => expect(field).toHaveFocus());
  await expectInvalid(field, 'Enter your');
  await enter(stage, name);
  await expect(field).not.toHaveAttribute('aria-invalid');
}

/** The first invalid field has the focus, and its message disappears once it is corrected. */
export const EachFieldMissing: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    await fillIn(stage);
    await loseAndRestore(stage, 'First name');
    await loseAndRestore(stage, 'Last name');
    await loseAndRestore(stage, 'Email');
    await loseAndRestore(stage, 'Phone number');
    await stage.userEvent.selectOptions(select(stage, 'Country'), '');
    await pressSend(stage);
    await waitFor(() => expect(select(stage, 'Country')).toHaveFocus());
    await expect(requests.of('applyAsVolunteer')).toHaveLength(0);
  },
};

export const AgeFifteen: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    const { userEvent } = stage;
    await expect(ageField(stage)).toHaveAttribute('min', '16');
    await userEvent.type(ageField(stage), '15');
    await userEvent.tab();
    await expectInvalid(ageField(stage), 'You must be at least 16 to volunteer.');
    await userEvent.clear(ageField(stage));
    await userEvent.type(ageField(stage), '16');
    await expect(ageField(stage)).not.toHaveAttribute('aria-invalid');
  },
};

export const EmailAndPhoneMalformed: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    const { userEvent } = stage;
    await userEvent.type(textField(stage, 'Email'), 'chidi@volunteers');
    await userEvent.type(textField(stage, 'Phone number'), '2348');
    await userEvent.tab();
    await expectInvalid(textField(stage, 'Email'), 'Enter a full email address, such as name@example.org.');
    await expectInvalid(textField(stage, 'Phone number'), 'Enter at least 5 digits.');
  },
};

export const CvIsAProgram: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    await fillIn(stage, null);
    await dropCv(stage, new File(['MZ'], 'cv.exe', { type: 'application/x-msdownload' }));
    const complaint = 'cv.exe is not a PDF or Word document. Choose a .pdf, .doc or .docx file.';
    await expectInvalid(cvField(stage), complaint);
    await completeCaptcha(stage);
    await pressSend(stage);
    await waitFor(() => expect(cvField(stage)).toHaveFocus());
    await expect(requests.of('applyAsVolunteer')).toHaveLength(0);
    await stage.userEvent.upload(cvField(stage), CV);
    await expect(cvField(stage)).not.toHaveAttribute('aria-invalid');
  },
};

export const CvTooLarge: Story = {
  tags: ['VOL-03'],
  play: async (stage) => {
    const cv = new File([new Uint8Array(5_500_000)], 'scanned.pdf', { type: 'application/pdf' });
    await stage.userEvent.upload(cvField(stage), cv);
    await expectInvalid(cvField(stage), 'scanned.pdf is larger than 5 MB. Choose a smaller file.');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Remove scanned.pdf' }));
    await expect(cvField(stage)).not.toHaveAttribute('aria-invalid');
    await expect(cvField(stage)).toHaveFocus();
  },
};

export const Submitting: Story = {
  tags: ['VOL-06'],
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), respondsWithCaptcha(), neverResponds('applyAsVolunteer')),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillIn(stage);
    await completeCaptcha(stage);
    await userEvent.dblClick(sendButton(stage));
    const button = await canvas.findByRole('button', { name: 'Sending…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    const bar = canvas.getByRole('progressbar', { name: 'Sending your application' });
    await expect(bar).toBeVisible();
    // What appears must not push the button away from under the pointer.
    await expect(button.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(textField(stage, 'First name')).toBeDisabled();
    await waitFor(() => expect(requests.of('applyAsVolunteer')).toHaveLength(1));
  },
};

/** The upload of a wrong file can be cancelled. */
export const Stopped: Story = {
  tags: ['VOL-06'],
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), respondsWithCaptcha(), neverResponds('applyAsVolunteer')),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await apply(stage);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sending' }));
    await expect(await canvas.findByText('Your application was not sent')).toBeVisible();
    await expect(canvas.getByText(/You stopped sending it\./)).toBeVisible();
    await expect(sendButton(stage)).toHaveFocus();
    await expectKept(stage);
    await expect(captchaBox(stage)).toBeChecked();
  },
};

export const Succeeded: Story = {
  tags: ['VOL-07'],
  play: async (stage) => {
    await apply(stage);
    await waitFor(() => expect(stage.args.onSent).toHaveBeenCalledTimes(1));
    const names = Object.keys(APPLICANT);
    await Promise.all(names.map((name) => expect(textField(stage, name)).toHaveDisplayValue('')));
    await expect(ageField(stage)).toHaveValue(null);
    await expect(select(stage, 'Country')).toHaveDisplayValue('Choose your country');
    await expect(radio(stage, 'Full-time')).not.toBeChecked();
    await expect(stage.canvas.queryByText(CV.name)).not.toBeInTheDocument();
    await expect(captchaBox(stage)).not.toBeChecked();
    await expect(sessionStorage).toHaveLength(0);
    await expect(requests.of('applyAsVolunteer').map(({ body }) => body)).toEqual([
      {
        cv: CV.name,
        payload: {
          first_name: 'Chidi',
          last_name: 'Okafor',
          email: 'chidi@volunteers.example',
          phone_number: '08005550123',
          age: 24,
          country: 'Nigeria',
          role: 'lab-tech',
          availability: 'full-time',
          captcha_token: expect.stringMatching(/^[\w+/]+=*$/),
        },
      },
    ]);
  },
};

/** Names follow the direction of their script; emails and numbers are always left to right. */
export const RightToLeft: Story = {
  play: async (stage) => {
    await stage.userEvent.type(textField(stage, 'First name'), 'ليلى');
    await stage.userEvent.type(textField(stage, 'Last name'), 'חיים');
    const directionOf = (name: string) => getComputedStyle(textField(stage, name)).direction;
    await expect(['First name', 'Last name', 'Email', 'Phone number'].map(directionOf)).toEqual([
      'rtl',
      'rtl',
      'ltr',
      'ltr',
    ]);
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (stage) => {
    await fillIn(stage, new File(['%PDF-'], `${'lebenslauf_und_zeugnisse_'.repeat(5)}.pdf`));
    await stage.userEvent.click(radio(stage, 'Part-time'));
    await expectNoSidewaysScroll();
  },
};
